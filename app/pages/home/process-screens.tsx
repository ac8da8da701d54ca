import { appScreens } from '#app/product/app-copy.ts';
import { Due, Part, Person, Status } from '#app/product/app-parts.tsx';
import { Table } from '#app/product/app-table.tsx';
import { Toolbar } from '#app/product/app-window.tsx';
import { Cells } from '#app/product/cells.tsx';
import { currentStep, order2041Steps } from '#app/product/order-2041.ts';
import { segmentHours } from '#app/product/order-stops.ts';
import { hoursAt, hoursText, timeAt } from '#app/product/working-hours.ts';
import { fill } from '#request/fill.ts';
import { heatSteps } from './insights-sample.ts';
import { flowOrders, flowSteps, modulesNow, reportRows } from './modules-sample.ts';
import './module-screens.css';
import './track.css';

const { flows, reports } = appScreens;
const { departments: byDepartment } = reports;

/** Row to highlight: the source with the lowest share on time. */
const lowest = 'FMS';
/** A step is late when fewer than `minOnTime` of `runs` closed on time. */
const runs = 10;
const minOnTime = 5;

/** Each order with the hours that its step has had within its TAT, and over it. */
const rows = flowOrders.map((order) => {
  const tat = order2041Steps[order.step - 1]?.tat ?? 0;
  const since = hoursAt(order.since);
  const spent = hoursAt(modulesNow) - since;
  const within = Math.min(spent, tat);
  const over = spent - within;
  const due = over > 0 ? fill(flows.over, { time: hoursText(over) }) : timeAt(since + tat);
  return { ...order, within, over, due };
});
const late = rows.filter(({ over }) => over > 0);

/** The line of an order in one element. All lines have one scale of time: `segmentHours` from a dot to the next. */
function Track({ step, within, over }: (typeof rows)[number]) {
  const style = {
    '--step': step,
    '--due': step - 1 + within / segmentHours,
    '--now': step - 1 + (within + over) / segmentHours,
  };
  return <span className="track" role="img" aria-label={flowSteps[step - 1]} style={style} />;
}

export function FlowsScreen() {
  return (
    <>
      <Toolbar
        {...flows}
        icon="flow"
        end={fill(flows.end, { count: rows.length, late: late.length })}
        me="Asha"
      />
      <Table
        rows={rows}
        selected={['2041']}
        onPhones={['2038', '2041', '2043']}
        columns={[
          { name: flows.columns.order, cell: ({ name }) => name },
          { name: flows.columns.who, desktopOnly: true, cell: ({ who }) => <Person name={who} /> },
          {
            name: flows.columns.steps,
            head: (
              <span className="flow-heads">
                {flowSteps.map((name) => (
                  <span key={name}>{name} </span>
                ))}
              </span>
            ),
            cell: (row) => <Track {...row} />,
          },
          { name: flows.columns.due, end: true, cell: ({ due }) => <Due text={due} /> },
        ]}
      />
      <Part title={currentStep.of}>
        <dl className="row row--apart">
          {(['what', 'who', 'when', 'how'] as const).map((id) => (
            <div key={id}>
              <dt className="muted">{flows.elements[id]}</dt>{' '}
              <dd>{id === 'who' ? flows.who : currentStep[id]}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <p className="note tone-now">
        <b>{flows.moved}</b> {flows.with}
      </p>
    </>
  );
}

export function ReportsScreen() {
  return (
    <>
      <Toolbar {...reports} me="Asha" />
      <Table
        rows={reportRows}
        selected={[lowest]}
        columns={[
          { name: reports.columns.source, cell: ({ name }) => name },
          { name: reports.columns.closed, cell: ({ closed }) => closed },
          { name: reports.columns.onTime, cell: ({ onTime }) => onTime },
          {
            name: reports.columns.check,
            end: true,
            desktopOnly: true,
            cell: ({ name, check }) => <Status late={name === lowest}>{check}</Status>,
          },
        ]}
      />
      <Part title={byDepartment.title} aside={byDepartment.aside}>
        <ul className="departments">
          {heatSteps.map(({ name, who, onTime }) => (
            <li key={name}>
              <b>{who}</b> <Cells onTime={onTime} late={runs - onTime} />{' '}
              <Status late={onTime < minOnTime}>{`${(100 * onTime) / runs}%`}</Status>
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}
