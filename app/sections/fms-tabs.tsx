import { TabPanel, Tabs } from '#app/components/tabs.tsx';
import { Unbroken } from '#app/components/unbroken.tsx';
import { fill } from '#app/content/fill.ts';
import { fmsDetails as copy } from '#app/content/fms-details.ts';
import { fmsExamples } from '#app/content/fms-examples.ts';
import { Figure } from '#app/figures/figure.tsx';
import { NightRuler, overnightText } from '#app/figures/fms/night-ruler.tsx';
import { OneStep } from '#app/figures/fms/one-step.tsx';
import { OwnerKinds } from '#app/figures/fms/owner-kinds.tsx';
import { ProcessDetail } from '#app/figures/fms/process-detail.tsx';
import { ProcessPicker } from '#app/figures/fms/process-picker.tsx';
import { TatRuler } from '#app/figures/fms/tat-ruler.tsx';
import { UnitRulers } from '#app/figures/fms/unit-rulers.tsx';
import { WorkflowTypes } from '#app/figures/fms/workflow-types.tsx';
import { Island } from '#app/islands/island.tsx';
import { order2036 } from '#app/sample-operations/order-2036.ts';

const [keyElements, timeTat, workflowTypes, examples] = copy.tabs;

/** The four tabs of the Flow Management System page. */
export function FmsTabs() {
  return (
    <Tabs label={copy.tabsLabel} tabs={copy.tabs}>
      <TabPanel tab={keyElements}>
        <div className="wrap">
          <OneStep />
          <div className="fms-section grid">
            <SectionHead {...copy.keyElements.who} />
            <OwnerKinds />
          </div>
        </div>
      </TabPanel>
      <TabPanel tab={timeTat}>
        <div className="wrap">
          <PromisedDate />
          <div className="fms-section grid">
            <Units />
            <UnitRulers />
          </div>
          <div className="fms-section grid">
            <SectionHead title={copy.timeTat.overnight.title} lead={overnightText} />
            <NightRuler />
          </div>
        </div>
      </TabPanel>
      <TabPanel tab={workflowTypes}>
        <div className="wrap">
          <WorkflowTypes />
        </div>
      </TabPanel>
      <TabPanel tab={examples}>
        <div className="wrap">
          <div className="examples drawing">
            <ProcessPicker />
            {fmsExamples.map(({ name, processes }) =>
              processes.map((process) => (
                <ProcessDetail key={process.id} department={name} process={process} />
              )),
            )}
          </div>
          <FiveQuestions />
        </div>
      </TabPanel>
    </Tabs>
  );
}

function SectionHead({ title, lead }: { title: string; lead: string }) {
  return (
    <div>
      <h3 className="fms-section__title">{title}</h3>
      <p className="lead">{lead}</p>
    </div>
  );
}

function Units() {
  return (
    <div>
      <SectionHead {...copy.timeTat.units} />
      <dl className="fms-units">
        {copy.timeTat.units.entries.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function PromisedDate() {
  const { figure, types, ruler } = copy.timeTat;
  const [before, , after] = types;
  return (
    <Figure
      className="tat-figure"
      title={figure.title}
      note={fill(figure.note, { order: order2036.order })}
      description={<p>{figure.description}</p>}
      readable
    >
      <Island
        id="tat-ruler"
        name="tat-ruler"
        component={TatRuler}
        props={{ words: ruler, symbols: { before: before.name, after: after.name } }}
        address={['t', 'x', 'hours', 'sat']}
      />
      <div className="tat-types">
        {types.map(({ id, symbol, name, text, example }) => (
          <div key={id}>
            <h3>
              <span className="tat-types__symbol">{symbol}</span> {name}
            </h3>
            <p>{text}</p>
            <p>
              <Unbroken text={example} />
            </p>
          </div>
        ))}
      </div>
    </Figure>
  );
}

function FiveQuestions() {
  const { title, lead, entries } = copy.examples.questions;
  return (
    <div className="fms-section grid">
      <SectionHead title={title} lead={lead} />
      <dl className="questions">
        {entries.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
