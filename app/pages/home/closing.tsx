import { demoForm } from '#app/demo-form/copy.ts';
import { DemoForm } from '#app/demo-form/demo-form.tsx';
import { questionCount, requiredCount } from '#app/demo-form/question-count.ts';
import { formState } from '#app/demo-form/sent-request.ts';
import { Island } from '#app/islands/island.tsx';
import { order2041Outcome } from '#app/product/order-2041.ts';
import { orderStops } from '#app/product/order-stops.ts';
import { ProcessLine } from '#app/product/process-line.tsx';
import { site } from '#app/ui/copy.ts';
import { brand } from '#brand/brand.ts';
import { fill } from '#request/fill.ts';
import { home } from './copy.ts';
import { Portrait } from './proof-of-use.tsx';
import { TitleLines } from './title-lines.tsx';
import './closing.css';

const { closing } = home;
const values = { count: requiredCount.toLowerCase() };

/** The second dark band: our own rule, the order closed, what happens after a request, and the form that sends one. */
export function Closing() {
  return (
    <section className="closing section band" id={closing.id}>
      <div className="wrap reveal">
        <blockquote>
          <p className="display">
            <TitleLines lines={closing.quote.lines} />
          </p>
          <footer className="meta">{closing.quote.attribution}</footer>
        </blockquote>
        <ProcessLine
          large
          options={['rows', 'from-edge']}
          stops={[
            ...orderStops(order2041Outcome.closed),
            {
              name: closing.closed.name,
              note: fill(closing.closed.note, order2041Outcome),
              state: 'closed',
            },
          ]}
        />
        <p className="sample">{site.sampleData}</p>
      </div>
      <div className="wrap grid">
        <div className="closing__words aside reveal">
          <h2>{closing.title}</h2>
          <p className="meta">{questionCount()}</p>
          <ContactCard />
          <div className="closing__after">
            <h3>{demoForm.after.title}</h3>
            <ProcessLine
              axis="y"
              large
              stops={demoForm.after.steps.map(({ text }, index) => ({
                name: fill<string>(text, values),
                state: index === 0 ? 'now' : 'planned',
              }))}
            />
          </div>
        </div>
        <div className="main reveal">
          <Island
            id="demo-form"
            name="demo-form"
            component={DemoForm}
            props={{ headingLevel: 2 }}
            hydrateIf={formState}
          />
        </div>
      </div>
    </section>
  );
}

/** The person who answers a demo request: picture if there is one, name and role. Nothing if the brand names nobody. */
function ContactCard() {
  const { contact } = brand.proof;
  if (contact === undefined) return null;
  const { name, role, picture } = contact;
  return (
    <p className="row">
      {picture && <Portrait picture={picture} />}
      <span>
        {site.contactCard} <b>{name}</b>, {role}
      </span>
    </p>
  );
}
