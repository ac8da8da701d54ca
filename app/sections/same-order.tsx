import { fill } from '#app/content/fill.ts';
import { home } from '#app/content/home.ts';
import { site } from '#app/content/site.ts';
import { countWord } from '#app/demo-request/question-count.ts';
import { AppButton } from '#app/product/app-button.tsx';
import { Chat } from '#app/product/chat.tsx';
import { Phone } from '#app/product/phone.tsx';
import { Stop } from '#app/product/stop.tsx';
import { dayStart } from '#app/sample-operations/calendar.ts';
import { formatClock, formatInstant } from '#app/sample-operations/format-time.ts';
import {
  chatDays,
  dispatchClose,
  groupChat,
  notification,
  quoteClose,
  releaseClose,
} from '#app/sample-operations/order-2033.ts';
import './same-order.css';

const { sameOrder } = home;
const { chat, app } = sameOrder;

const [firstMessage, lastMessage] = [groupChat[0], groupChat.at(-1)];
const minutesPerDay = 24 * 60;
const days = (dayStart(lastMessage?.at ?? 0) - dayStart(firstMessage?.at ?? 0)) / minutesPerDay;

const verdict = fill(chat.verdict, {
  days: countWord(days),
  messages: countWord(groupChat.length),
});

function opens(step: typeof quoteClose, next: typeof quoteClose): string {
  return fill(app.opens, { time: formatClock(step.closed), person: next.step.owner.name });
}

function Notification() {
  const { order, missing, due, waits, to, at } = notification;
  return (
    <Phone person={to} at={at}>
      <div className="notification">
        <b>{fill(app.notification, { order, number: missing.number })}</b>{' '}
        <p>{fill(app.due, { due: formatInstant(due), person: waits.name })}</p>
        <div className="notification__tap">
          <AppButton label={fill(app.ask, { vendor: missing.vendor })} />
          <i />
        </div>
      </div>
    </Phone>
  );
}

function Closing() {
  return (
    <ol className="relief">
      <li>
        <Stop state="done" />
        <b>{fill(app.received, { number: notification.missing.number })}</b>{' '}
        <span>{opens(quoteClose, releaseClose)}</span>
      </li>
      <li>
        <Stop state="done" />
        <b>{app.released}</b> <span>{opens(releaseClose, dispatchClose)}</span>
      </li>
      <li className="relief__end">
        <Stop state="closed" />
        <b>{app.closed}</b> <span>{formatClock(dispatchClose.closed)}</span>
      </li>
    </ol>
  );
}

const inTheApp = [
  <Notification key="notification" />,
  <Closing key="closing" />,
  <p key="quiet" className="twice__quiet">
    {app.quiet}
  </p>,
];

/** One order, two ways: chased in a group chat, and closed after one notification. */
export function SameOrder() {
  return (
    <section className="section twice-section">
      <div className="wrap reveal">
        <h2>{sameOrder.title}</h2>
        <div className="twice">
          <div className="twice__track">
            <h3>{chat.title}</h3>
            {chatDays.map(({ day, messages }) => (
              <div key={day} className="twice__day">
                <b className="twice__name">{day}</b> <Chat messages={messages} look="bubbles" />
              </div>
            ))}
            <p className="twice__verdict">{verdict}</p>
          </div>
          <div className="twice__track twice__track--app">
            <h3>{app.title}</h3>
            {chatDays.map(({ day }, index) => (
              <div key={day} className="twice__day">
                <b className="twice__name">{day}</b> {inTheApp[index]}
              </div>
            ))}
            <p className="twice__verdict">{app.verdict}</p>
          </div>
        </div>
        <p className="meta">{site.sampleData}</p>
      </div>
    </section>
  );
}
