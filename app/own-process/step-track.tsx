import { memo } from 'react';
import { ProcessLine, type Stop } from '#app/product/process-line.tsx';
import { lateness } from '#request/process/sentences.ts';
import { type Minutes, type StepTiming, shortMoment } from '#request/process/timing.ts';
import { ownProcess } from './copy.ts';
import { timingStop } from './timing-stop.ts';
import './step-track.css';

const copy = ownProcess.step;

type Props = StepTiming & {
  /** Length of the axis. */
  axis: Minutes;
  /** Whether a step follows it. */
  handsOn: boolean;
  /** What it says where its close cannot be known. */
  unknown: string;
  /** Whether the run ends here, on time. */
  isClosed: boolean;
};

/** A step on the axis, and when it closes. */
export const StepTrack = memo(function StepTrack(props: Props) {
  const { isClosed, handsOn, unknown, axis, ...timing } = props;
  const { due, to, late } = timing;
  const end = to / axis;
  const stop = timingStop(timing, axis, '');
  const closed: Stop = { name: ' ', state: 'closed', at: end, to: end };
  const moment =
    late > 0 ? `${shortMoment(to)}, ${lateness(late).replaceAll(' ', '\u00a0')}` : shortMoment(to);
  const text = due === null ? unknown : moment;
  // Late because a step before it is: its planned place shows too.
  const pushed = late > 0 && stop.spent === 1;
  return (
    <div className="own-step__track" style={{ '--at': stop.at, '--to': end }}>
      <div aria-hidden="true">
        {due !== null && handsOn && <i />}
        {pushed && <s style={{ '--late': late / axis }} />}
        <ProcessLine
          stops={isClosed ? [stop, closed] : [stop]}
          options={['scale', 'tail', 'bare']}
        />
      </div>
      <span className={late > 0 ? 'own-due is-late' : 'own-due'}>
        {due !== null && <span className="visually-hidden">{copy.closes} </span>}
        <span>{text}</span>
      </span>
    </div>
  );
});
