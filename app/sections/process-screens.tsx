import { appScreens } from '#app/content/app-screens.ts';
import { fill } from '#app/content/fill.ts';
import { Due, Part, Person, Status } from '#app/kit/app-parts.tsx';
import { Toolbar } from '#app/kit/app-window.tsx';
import { ProcessLine, type Stop } from '#app/kit/process-line.tsx';
import {
  counts,
  departments,
  flowHeads,
  flowSteps,
  openStep,
  orders,
  report,
} from '#app/sample-operations/modules.ts';
import { TourTable } from './tour-table.tsx';
import './module-screens.css';

const { flows, reports } = appScreens;
const { departments: byDepartment } = reports;

/** The source of the report that most is to be checked in. */
const open = 'FMS';
/** Fewer percent on time are late. */
const minPercent = 50;

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
        end={fill(flows.end, { count: counts.flows })}
        me="Asha"
      />
      <TourTable
        look={['tight']}
        rows={orders}
        open="2041"
        onPhones={['2036', '2038', '2041', '2043']}
        columns={[
          { name: flows.columns.order, cell: ({ name }) => name },
          { name: flows.columns.who, wide: true, cell: ({ who }) => <Person name={who} /> },
          {
            name: flows.columns.steps,
            head: (
              <span className="flow-heads">
                {flowHeads.map((name) => (
                  <span key={name}>{name} </span>
                ))}
              </span>
            ),
            cell: (order) => (
              <ProcessLine stops={stopsOf(order)} size="s" options={['bare', 'tail']} />
            ),
          },
          { name: flows.columns.due, end: true, cell: ({ due }) => <Due text={due} /> },
        ]}
      />
      <div className="strip is-wide">
        <Part title={openStep.title} aside={openStep.aside}>
          <dl className="step-facts row row--apart">
            {Object.entries(openStep.facts).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt> <dd>{value}</dd>
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
      <TourTable
        rows={report}
        open={open}
        columns={[
          { name: reports.columns.source, cell: ({ name }) => name },
          { name: reports.columns.closed, cell: ({ closed }) => closed },
          { name: reports.columns.onTime, cell: ({ onTime }) => onTime },
          {
            name: reports.columns.check,
            end: true,
            wide: true,
            cell: ({ name, check }) => <Status late={name === open}>{check}</Status>,
          },
        ]}
      />
      <div className="strip strip--grow is-wide">
        <Part title={byDepartment.title} aside={byDepartment.aside}>
          <TourTable
            look={['inset', 'headless']}
            rows={departments}
            columns={[
              { name: byDepartment.columns.name, cell: ({ name }) => name },
              {
                name: byDepartment.columns.onTime,
                cell: ({ percent }) => (
                  <span
                    className="bar"
                    data-late={percent < minPercent || undefined}
                    style={{ '--share': percent / 100 }}
                  />
                ),
              },
              {
                name: byDepartment.columns.percent,
                end: true,
                cell: ({ percent }) => <Status late={percent < minPercent}>{`${percent}%`}</Status>,
              },
            ]}
          />
        </Part>
      </div>
    </>
  );
}
