import { appScreens } from '#app/content/app-screens.ts';
import { fill } from '#app/content/fill.ts';
import { fmsDetails } from '#app/content/fms-details.ts';
import { Cells } from '#app/figures/okr/cells.tsx';
import { Due, Part, Person, Status } from '#app/kit/app-parts.tsx';
import { Table } from '#app/kit/app-table.tsx';
import { Toolbar } from '#app/kit/app-window.tsx';
import { ProcessLine, type Stop } from '#app/kit/process-line.tsx';
import { flowSteps, orders, report } from '#app/sample-operations/modules.ts';
import { currentStep } from '#app/sample-operations/order-2041.ts';
import { steps } from '#app/sample-operations/performance-insights.ts';
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
            {fmsDetails.keyElements.elements.map(({ id, name }) => (
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
