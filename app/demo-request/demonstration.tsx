import { bookDemo } from '#app/content/book-demo.ts';
import { fill } from '#app/content/fill.ts';
import { site } from '#app/content/site.ts';
import { AppButton } from '#app/product/app-button.tsx';
import { Phone } from '#app/product/phone.tsx';
import { Late, TaskList, TaskRow } from '#app/product/task-row.tsx';
import { Window } from '#app/product/window.tsx';
import { formatDuration, formatInstant } from '#app/sample-operations/format-time.ts';
import {
  actingStop,
  lane,
  laneStops,
  oneStep,
  order2041,
  quotes,
} from '#app/sample-operations/order-2041.ts';
import { Mark, ProcessStep } from './process-step.tsx';
import './demonstration.css';

const { demonstration: copy } = bookDemo;
const { owner } = actingStop.step;
const late = formatDuration(actingStop.over);
const missing = quotes.find(({ received }) => received === null);
const answers = {
  owner: owner.name,
  team: owner.department,
  due: formatInstant(actingStop.due),
  late,
  vendor: missing?.vendor ?? '',
};

/** Shown beside the form: one late order in the app, and the three questions that it answers. */
export function Demonstration() {
  return (
    <section className="demonstration" aria-labelledby="demonstration">
      <h2 id="demonstration">{copy.title}</h2>
      <p>{copy.text}</p>
      <figure>
        <Window module="flows" person={owner} rail={null}>
          <div className="window__head">
            <b className="window__title">Order {order2041.order}</b>{' '}
            <span className="window__note">
              {fill(copy.expected, { at: formatInstant(lane.expectedClose) })},{' '}
              <Late>{fill(copy.late, { late: formatDuration(lane.lateBy) })}</Late>
            </span>
          </div>
          <ol className="process">
            {laneStops.map((stop) => (
              <ProcessStep key={stop.step.id} stop={stop} />
            ))}
          </ol>
        </Window>
        <div className="demonstration__answers">
          <ol>
            {copy.asks.map(({ id, question, answer }, index) => (
              <li key={id}>
                <h3>
                  <Mark number={index + 1} /> {question}
                </h3>
                <p>{fill<string>(answer, answers)}</p>
              </li>
            ))}
          </ol>
          <Phone person={owner}>
            <p className="window__note">Order {order2041.order}</p>
            <b className="window__title">{actingStop.step.name}</b>
            <p className="demonstration__late">
              <Late>{fill(copy.late, { late })}</Late>{' '}
              <span>{fill(copy.wasDue, { at: formatInstant(actingStop.due) })}</span>
            </p>
            <TaskList>
              {quotes.map(({ vendor, received }) => (
                <TaskRow
                  key={vendor}
                  state={received === null ? 'late' : 'closed'}
                  name={vendor}
                  end={
                    received === null ? (
                      <>
                        <Late>{copy.waiting}</Late> <Mark number={3} />
                      </>
                    ) : (
                      formatInstant(received)
                    )
                  }
                />
              ))}
            </TaskList>
            <AppButton
              quiet
              label={fill(copy.locked, { met: oneStep.checksMet, asked: quotes.length })}
            />
          </Phone>
        </div>
        <figcaption className="meta">{site.sampleData}</figcaption>
      </figure>
    </section>
  );
}
