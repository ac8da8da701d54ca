import { Fragment } from 'react';
import { Checks, Initials, Thread } from '#app/product/app-parts.tsx';
import { ProcessLine } from '#app/product/process-line.tsx';
import { countWord } from '#app/ui/count-word.ts';
import { fill } from '#request/fill.ts';
import { Phone, Push } from './app-phone.tsx';
import { home } from './copy.ts';
import { groupChat, orderRun, pushNotification } from './order-2033.ts';
import { Section } from './section.tsx';
import './bubbles.css';
import './same-order.css';

const { title, lead, chat, app } = home.sameOrder;

const verdict = fill(chat.verdict, {
  days: countWord(Object.keys(groupChat).length),
  messages: countWord(Object.values(groupChat).flat().length),
});

/** One order on one axis of days: chased in a group chat, and closed after one notification. */
export function SameOrder() {
  const { owner, at, checks, reply, ...push } = pushNotification;
  return (
    <Section title={title} lead={lead} sample>
      <div className="same-order grid">
        <div className="same-order__head">
          <h3 className="label">{chat.title}</h3>
          <p className="display">{verdict}</p>
        </div>
        {Object.entries(groupChat).map(([day, messages]) => (
          <Fragment key={day}>
            <p className="same-order__day" data-day={day}>
              {day}
            </p>
            <ul className="bubbles" data-day={day}>
              {messages.map(({ from, at: sent, text }) => (
                <li key={text} className={from === 'Imran' ? 'is-own' : undefined}>
                  <Initials name={from} />
                  <p>
                    <small>{`${from}, ${sent}`}</small> {text}
                  </p>
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
        <p className="same-order__end is-late">{chat.end}</p>
        <div className="same-order__head">
          <h3 className="label">{app.title}</h3>
          <p className="display">{app.verdict}</p>
        </div>
        <div className="same-order__phone">
          <Phone at={at} name={fill(app.phone, { owner })}>
            <Push about={app.step} end={app.now} {...push} />
            <Checks ends={checks} missing="planned" />
            <Thread messages={[reply]} me={owner} />
          </Phone>
        </div>
        <ProcessLine axis="y" large stops={orderRun} />
        <p className="same-order__end">{app.end}</p>
      </div>
    </Section>
  );
}
