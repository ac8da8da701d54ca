import { Part, Person, Status } from '#app/kit/app-parts.tsx';
import { Toolbar } from '#app/kit/app-window.tsx';
import { ProcessLine, type Stop } from '#app/kit/process-line.tsx';
import {
  counts,
  departments,
  flowSteps,
  openStep,
  orders,
  report,
} from '#app/sample-operations/modules.ts';
import { TourTable } from './tour-table.tsx';
import './module-screens.css';

/** An order's line: what lies before its step is done, what lies after it is planned. */
function stopsOf({ step, spent, over }: (typeof orders)[number]): readonly Stop[] {
  return flowSteps.map(({ name }, index) => {
    if (index + 1 < step) return { name, state: 'done' };
    if (index + 1 > step) return { name, state: 'planned' };
    return { name, state: over === undefined ? 'now' : 'late', spent, over };
  });
}

export function FlowsScreen() {
  return (
    <>
      <Toolbar
        title="Purchase to dispatch"
        filter={{ icon: 'flow', text: 'Flows' }}
        end={`${counts.flows} open, 5 late`}
        me="Asha"
      />
      <TourTable
        look={['tight']}
        rows={orders}
        open="2041"
        onPhones={['2036', '2038', '2041', '2043']}
        columns={[
          { name: 'Order', cell: ({ name }) => name },
          { name: 'Who', wide: true, cell: ({ who }) => <Person name={who} /> },
          {
            name: 'Steps',
            head: (
              <span className="flow-heads">
                {flowSteps.map(({ short }) => (
                  <span key={short}>{short} </span>
                ))}
              </span>
            ),
            cell: (order) => (
              <ProcessLine stops={stopsOf(order)} size="s" options={['bare', 'tail']} />
            ),
          },
          {
            name: 'Due',
            end: true,
            cell: ({ due, over }) => (
              <Status tone={over === undefined ? undefined : 'late'}>{due}</Status>
            ),
          },
        ]}
      />
      <div className="strip is-wide">
        <Part title={openStep.title} aside={openStep.order}>
          <dl className="step-facts">
            {openStep.facts.map(({ name, value }) => (
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
        title="MIS report"
        filter={{ text: 'Weeks 22 and 23' }}
        end="Ready Mon 09:00"
        me="Asha"
      />
      <TourTable
        rows={report}
        open="FMS"
        columns={[
          { name: 'Source', cell: ({ name }) => name },
          { name: 'Closed', cell: ({ closed }) => closed },
          { name: 'On time', cell: ({ onTime }) => onTime },
          {
            name: 'Check first',
            end: true,
            wide: true,
            cell: ({ check, tone }) => <Status tone={tone}>{check}</Status>,
          },
        ]}
      />
      <div className="strip strip--grow is-wide">
        <Part title="FMS steps on time, by department" aside="41 of 50">
          <TourTable
            look={['inset', 'headless']}
            rows={departments}
            columns={[
              { name: 'Department', cell: ({ name }) => name },
              {
                name: 'On time',
                cell: ({ percent, tone }) => (
                  <span className="bar" data-tone={tone} style={{ '--share': percent / 100 }} />
                ),
              },
              {
                name: 'Percent',
                end: true,
                cell: ({ percent, tone }) => <Status tone={tone}>{`${percent}%`}</Status>,
              },
            ]}
          />
        </Part>
      </div>
    </>
  );
}
