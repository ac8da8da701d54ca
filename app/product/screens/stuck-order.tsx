import { formatDuration, formatInstant } from '#app/sample-operations/format-time.ts';
import {
  actingStop,
  escalation,
  order2041,
  orderMessages,
  quotes,
} from '#app/sample-operations/order-2041.ts';
import { AppButton } from '../app-button.tsx';
import { Chat } from '../chat.tsx';
import { FlowLine } from '../flow-line.tsx';
import { orderLine } from '../order-lines.ts';
import { Stop } from '../stop.tsx';
import { Tag } from '../tag.tsx';
import { Late, TaskList, TaskRow } from '../task-row.tsx';
import './stuck-order.css';

const [missing] = escalation.missing;
const vendor = (missing?.vendor ?? '').replace(' ', '\u00a0');

/** What the escalation says, in the window and on the phone. */
export const stuck = {
  title: `Order ${order2041.order} is stuck`,
  over: `${formatDuration(actingStop.over)} over TAT`,
  reason: `${actingStop.step.owner.name} is waiting for ${vendor}.`,
  escalated: 'Escalated to you',
  reminded: `${escalation.reminded.name} was reminded ${formatInstant(escalation.remindedAt)}`,
  ask: `Ask ${vendor}`,
  reassign: `Reassign to ${escalation.reassignTo.name}`,
} as const;

/** Order 2041 on Asha's desktop: where it is stuck, on what, and the two ways on. */
export function StuckOrder() {
  return (
    <div className="stuck-order">
      <p className="stuck-order__head">
        <b className="window__title">{stuck.title}</b> <Tag tone="late">{stuck.over}</Tag>{' '}
        <span className="window__note">{stuck.reason}</span>
      </p>
      <FlowLine steps={orderLine} />
      <div className="stuck-order__panes">
        <div>
          <p className="window__label">
            {`${actingStop.step.name}: waiting on ${actingStop.step.owner.name}`}
          </p>
          <TaskList>
            {quotes.map(({ number, vendor: from, received }) => (
              <TaskRow
                key={number}
                state={received === null ? 'late' : 'closed'}
                name={`Quote ${number}, ${from}`}
                end={received === null ? <Late>missing</Late> : formatInstant(received)}
              />
            ))}
          </TaskList>
        </div>
        <div>
          <p className="window__label">Message board</p>
          <Chat messages={orderMessages} />
        </div>
      </div>
      <div className="stuck-order__escalation">
        <p>
          <Stop state="late" />
          <span>
            <b>{stuck.escalated}</b> {formatInstant(escalation.at)} <small>{stuck.reminded}</small>
          </span>
        </p>
        <AppButton label={stuck.ask} /> <AppButton label={stuck.reassign} quiet />
      </div>
    </div>
  );
}
