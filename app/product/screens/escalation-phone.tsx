import { formatInstant } from '#app/sample-operations/format-time.ts';
import { escalation, laneStop } from '#app/sample-operations/order-2041.ts';
import { AppButton } from '../app-button.tsx';
import { FlowLine, type FlowLineStep } from '../flow-line.tsx';
import { Phone } from '../phone.tsx';
import { Late } from '../task-row.tsx';
import { stuck } from './stuck-order.tsx';
import './escalation-phone.css';

const approve = laneStop('approve');
const quote = laneStop('vendor-quote');
const release = laneStop('release-order');
const dispatch = laneStop('dispatch');

const steps: readonly FlowLineStep[] = [
  {
    name: approve.step.name,
    note: `You, done ${formatInstant(approve.closes)}`,
    state: 'done',
  },
  {
    name: quote.step.name,
    note: `${escalation.reminded.name}, reminded ${formatInstant(escalation.remindedAt)}`,
    state: 'now',
    over: quote.over / quote.takes,
  },
  { name: release.step.name, note: `${release.step.owner.name} waits`, state: 'planned' },
  { name: dispatch.step.name, note: dispatch.step.owner.name, state: 'planned' },
];

/** What Asha's phone says once order 2041 has escalated to her: why, and the two ways on, a tap each. */
export function EscalationPhone() {
  return (
    <Phone person={escalation.to} at={escalation.at}>
      <div className="escalation">
        <p className="escalation__label">{stuck.escalated}</p>
        <b className="escalation__title">{`${stuck.title}.`}</b>
        <p className="escalation__reason">
          {stuck.reason} <Late>{`${stuck.over}.`}</Late>
        </p>
        <FlowLine steps={steps} direction="column" />
        <div className="escalation__actions">
          <AppButton label={stuck.ask} /> <AppButton label={stuck.reassign} quiet />
        </div>
      </div>
    </Phone>
  );
}
