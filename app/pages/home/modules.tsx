import type { ReactNode } from 'react';
import type { AppModule } from '#app/product/app-modules.ts';
import { AppWindow } from '#app/product/app-window.tsx';
import { order2041Events } from '#app/product/order-2041.ts';
import { site } from '#app/ui/copy.ts';
import { TextWithTerms } from '#app/ui/text-with-terms.tsx';
import { fill } from '#request/fill.ts';
import { home } from './copy.ts';
import { LearnMore } from './learn-more.tsx';
import { modulesNow } from './modules-sample.ts';
import { Moment } from './moment.tsx';
import { FlowsScreen, ReportsScreen } from './process-screens.tsx';
import {
  DelegationScreen,
  HelpTicketsScreen,
  MyWorkScreen,
  RecurringScreen,
} from './task-screens.tsx';
import '#app/ui/pick.css';
import './modules.css';

const { modules } = home;
type Entry = (typeof modules.entries)[number];

const screens: Readonly<Record<AppModule, ReactNode>> = {
  delegation: <DelegationScreen />,
  'help-tickets': <HelpTicketsScreen />,
  recurring: <RecurringScreen />,
  flows: <FlowsScreen />,
  reports: <ReportsScreen />,
  'my-work': <MyWorkScreen />,
};

/** A module: its name chooses its window, beside the list or, on a phone, below the name. */
function Module({ entry, chosen }: { entry: Entry; chosen: boolean }) {
  const { id, name, text, learnMore } = entry;
  return (
    <div className="tour__module">
      <div className="tour__text pick">
        <input type="radio" name="module" id={`module-${id}`} defaultChecked={chosen} />
        <h3 className="unfolds">
          <label htmlFor={`module-${id}`}>{name}</label>
        </h3>
        <p className="small">
          <TextWithTerms text={text} />
        </p>
        {learnMore && <LearnMore link={learnMore} />}
      </div>
      <AppWindow module={id}>{screens[id]}</AppWindow>
    </div>
  );
}

/** The tour of the modules. It needs no script: radio buttons choose the window. */
export function Modules() {
  return (
    <section className="section" id={modules.id}>
      <div className="wrap reveal">
        <Moment
          name={fill(modules.moment, { when: modulesNow })}
          note={order2041Events.find(({ when }) => when === modulesNow)?.what}
          state="late"
        />
        <h2>{modules.title}</h2>
        <fieldset className="tour" style={{ '--modules': modules.entries.length }}>
          <legend className="visually-hidden">{modules.choice}</legend>
          {modules.entries.map((entry) => (
            <Module key={entry.id} entry={entry} chosen={entry.id === 'flows'} />
          ))}
        </fieldset>
        <p className="sample">{site.sampleData}</p>
      </div>
    </section>
  );
}
