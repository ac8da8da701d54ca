import { appScreens } from '#app/product/app-copy.ts';
import { Due, Part, Person, Status } from '#app/product/app-parts.tsx';
import { Table } from '#app/product/app-table.tsx';
import { Toolbar } from '#app/product/app-window.tsx';
import { Cells } from '#app/product/cells.tsx';
import { currentStep } from '#app/product/order-2041.ts';
import { ProcessLine, type Stop } from '#app/product/process-line.tsx';
import { fill } from '#request/process/fill.ts';
import { steps } from './insights-sample.ts';
import { flowSteps, orders, report } from './modules-sample.ts';
import './module-screens.css';

const { flows, reports } = appScreens;
const { departments: byDepartment } = reports;

/** Row to highlight: the source with the lowest share on time. */
const lowest = 'FMS';
/** A step is late when fewer than `minOnTime` of `runs` closed on time. */
const runs = 10;
const minOnTime = 5;

/** An order's line: what lies before its step is done, what lies after it is planned. */
function stopsOf({ step, spent, over }: (typeof orders)[number]): readonly Stop[] {
  return flowSteps.map((name, index) => {
    if (index + 1 < step) return { name, state: 'done' };
    if (index + 1 > step) return { name, state: 'planned' };
    return { name, state: over === undefined ? 'now' : 'late', spent, over };
  });
}

export function FlowsScreen() {
  return (
    <>
      <Toolbar
        title={flows.title}
        filter={{ icon: 'flow', text: flows.filter }}
        end={fill(flows.end, { count: orders.length })}
        me="Asha"
      />
      <Table
        tight
        rows={orders}
        selected={['2041']}
        onPhones={['2036', '2038', '2041', '2043']}
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
            cell: (order) => <ProcessLine stops={stopsOf(order)} options={['bare', 'tail']} />,
          },
          { name: flows.columns.due, end: true, cell: ({ due }) => <Due text={due} /> },
        ]}
      />
      <div className="strip is-desktop-only">
        <Part title={currentStep.of}>
          <dl className="row row--apart">
            {flows.elements.map(([id, name]) => (
              <div key={id}>
                <dt className="muted">{name}</dt> <dd>{currentStep[id]}</dd>
              </div>
            ))}
          </dl>
        </Part>
      </div>
    </>
  );
}

export function ReportsScreen() {
  return (
    <>
      <Toolbar
        title={reports.title}
        filter={{ text: reports.filter }}
        end={reports.end}
        me="Asha"
      />
      <Table
        rows={report}
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
      <div className="strip strip--grow is-desktop-only">
        <Part title={byDepartment.title} aside={byDepartment.aside}>
          <ul className="departments">
            {steps.map(({ name, who, onTime }) => (
              <li key={name}>
                <b>{who}</b> <Cells onTime={onTime} late={runs - onTime} />{' '}
                <Status late={onTime < minOnTime}>{`${(100 * onTime) / runs}%`}</Status>
              </li>
            ))}
          </ul>
        </Part>
      </div>
    </>
  );
}
