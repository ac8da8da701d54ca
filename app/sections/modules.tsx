import type { ReactNode } from 'react';
import { DemoCall } from '#app/components/demo-call.tsx';
import { LearnMore } from '#app/components/learn-more.tsx';
import { TextWithTerms } from '#app/components/text-with-terms.tsx';
import { home } from '#app/content/home.ts';
import type { AppModule } from '#app/product/rail.tsx';
import { DelegationScreen } from '#app/product/screens/delegation.tsx';
import { FlowsScreen } from '#app/product/screens/flows.tsx';
import { HelpTicketsScreen } from '#app/product/screens/help-tickets.tsx';
import { MyWorkScreen } from '#app/product/screens/my-work.tsx';
import { RecurringScreen } from '#app/product/screens/recurring.tsx';
import { ReportsScreen } from '#app/product/screens/reports.tsx';
import { Window } from '#app/product/window.tsx';
import { type Person, people } from '#app/sample-operations/company.ts';
import { openTicket } from '#app/sample-operations/help-tickets.ts';
import './modules.css';

const { modules } = home;
type Entry = (typeof modules.entries)[number];

/** Content and person of each module's window. */
const screens: Readonly<
  Record<AppModule, { readonly person: Person; readonly screen: ReactNode }>
> = {
  delegation: { person: people.asha, screen: <DelegationScreen /> },
  'help-tickets': { person: openTicket.owner, screen: <HelpTicketsScreen /> },
  recurring: { person: people.imran, screen: <RecurringScreen /> },
  flows: { person: people.asha, screen: <FlowsScreen /> },
  reports: { person: people.asha, screen: <ReportsScreen /> },
  'my-work': { person: people.asha, screen: <MyWorkScreen /> },
};

/**
 * A module: its name selects its window. The windows overlap where there is room and stack on a phone; a hidden window
 * is still read by screen readers.
 */
function Module({ entry, chosen }: { entry: Entry; chosen: boolean }) {
  const { id, name, text } = entry;
  const { person, screen } = screens[id];
  return (
    <div className="tour__module">
      <div className="tour__text">
        <input type="radio" name="module" id={`module-${id}`} defaultChecked={chosen} />
        <h3>
          <label htmlFor={`module-${id}`}>{name}</label>
        </h3>
        <p>
          <TextWithTerms text={text} />
        </p>
        {'learnMore' in entry && <LearnMore link={entry.learnMore} />}
      </div>
      <Window module={id} person={person}>
        {screen}
      </Window>
    </div>
  );
}

/** The tour of the six modules. It needs no script: radio buttons choose the window. */
export function Modules() {
  return (
    <section className="section modules" id={modules.id}>
      <div className="wrap reveal">
        <h2>{modules.title}</h2>
        <fieldset className="tour">
          <legend className="visually-hidden">{modules.choice}</legend>
          {modules.entries.map((entry, index) => (
            <Module key={entry.id} entry={entry} chosen={index === 0} />
          ))}
        </fieldset>
        <DemoCall note={modules.note} sample />
      </div>
    </section>
  );
}
