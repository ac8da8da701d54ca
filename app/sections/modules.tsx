import type { ReactNode } from 'react';
import { LearnMore } from '#app/components/learn-more.tsx';
import { TextWithTerms } from '#app/components/text-with-terms.tsx';
import { home } from '#app/content/home.ts';
import { DelegationMiniature } from '#app/figures/module-miniatures/delegation.tsx';
import { LoopFlow, SplitFlow, StraightFlow } from '#app/figures/module-miniatures/flow-trio.tsx';
import { HelpTicketMiniature } from '#app/figures/module-miniatures/help-ticket.tsx';
import { MyWorkMiniature } from '#app/figures/module-miniatures/my-work.tsx';
import { RecurringMiniature } from '#app/figures/module-miniatures/recurring.tsx';
import { ReportMiniature } from '#app/figures/module-miniatures/report.tsx';
import './modules.css';

const { modules } = home;
type Entry = (typeof modules.entries)[number];
type ModuleId = Entry['id'];

/** What each row draws. The flow management system draws three flows, below its row. */
const drawings: Record<Exclude<ModuleId, 'flow-management-system'>, ReactNode> = {
  'executive-assistant-delegation': <DelegationMiniature />,
  'help-ticket-system': <HelpTicketMiniature />,
  'recurring-tasks': <RecurringMiniature />,
  'mis-reports': <ReportMiniature />,
  'my-work': <MyWorkMiniature />,
};

function Parts({ parts }: Pick<Entry, 'parts'>) {
  return (
    <dl className="parts">
      {parts.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt> <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const flowDrawings = [StraightFlow, LoopFlow, SplitFlow];

/** The flows from one on to before another, each under its name. */
function Flows({ from, to }: { from: number; to: number }) {
  return modules.flows.slice(from, to).map(({ name, text }, index) => {
    const Drawing = flowDrawings[from + index];
    return (
      <div key={name}>
        <p>
          <strong>{`${name}. `}</strong>
          {text}
        </p>
        {Drawing && <Drawing />}
      </div>
    );
  });
}

function ModuleRow({ entry }: { entry: Exclude<Entry, { id: 'flow-management-system' }> }) {
  const { id, name, audience, text, parts } = entry;
  return (
    <article className="module grid">
      <div className="module__text">
        <h3>{name}</h3>
        <p className="meta">{audience}</p>
        <p>{text}</p>
      </div>
      <details className="fold">
        <summary>
          {modules.partsLabel}
          <span className="visually-hidden">{`: ${name}`}</span>
        </summary>
        <Parts parts={parts} />
      </details>
      <div className="module__drawing">{drawings[id]}</div>
    </article>
  );
}

/** The module that the others lean on: double height, with its four questions and three flows. */
function FlowModule({ entry }: { entry: Entry }) {
  return (
    <article className="module module--flow grid">
      <div className="module__name">
        <h3>{entry.name}</h3>
        <p className="meta">{entry.audience}</p>
        {'learnMore' in entry && <LearnMore link={entry.learnMore} />}
      </div>
      <p className="lead">
        <TextWithTerms text={entry.text} />
      </p>
      <Parts parts={entry.parts} />
      <div className="module__flows">
        <Flows from={0} to={1} />
        <details className="fold">
          <summary>{modules.flowsLabel}</summary>
          <div className="module__flows">
            <Flows from={1} to={3} />
          </div>
        </details>
      </div>
    </article>
  );
}

/** Six ruled rows: who it is for, what is in it, and a drawing of what it does. */
export function Modules() {
  return (
    <section className="section modules" id={modules.id}>
      <div className="wrap reveal">
        <div className="grid modules__head">
          <h2>
            {modules.title[0]}
            <br />
            {modules.title[1]}
          </h2>
          <p className="lead">{modules.lead}</p>
        </div>
        {modules.entries.map((entry) =>
          entry.id === 'flow-management-system' ? (
            <FlowModule key={entry.id} entry={entry} />
          ) : (
            <ModuleRow key={entry.id} entry={entry} />
          ),
        )}
        <p className="modules__note meta">{modules.note}</p>
      </div>
    </section>
  );
}
