import { demoForm } from '#app/demo-form/copy.ts';
import { DemoForm } from '#app/demo-form/demo-form.tsx';
import { formState } from '#app/demo-form/form-state.ts';
import { questionCount, requiredCount } from '#app/demo-form/question-count.ts';
import { Island } from '#app/islands/island.tsx';
import { ProcessLine } from '#app/product/process-line.tsx';
import { ContactCard } from '#app/ui/contact-card.tsx';
import { brand } from '#brand/brand.ts';
import { fill } from '#request/process/fill.ts';
import { home } from './copy.ts';
import './closing.css';

const { closing } = home;
const values = { count: requiredCount.toLowerCase(), product: brand.name };

/** The second dark band: our own rule, what happens after a request, and the form that sends one. */
export function Closing() {
  return (
    <section className="closing section band" id={closing.id}>
      <div className="wrap grid">
        <div className="closing__words half reveal">
          <blockquote>
            <p>
              {closing.quote.text.split(/(?<=\.) /).map((sentence) => (
                <span key={sentence}> {sentence}</span>
              ))}
            </p>
            <footer className="meta">{closing.quote.attribution}</footer>
          </blockquote>
          <div className="closing__after">
            <h3>{demoForm.after.title}</h3>
            <ProcessLine
              axis="y"
              stops={demoForm.after.steps.map(({ text }, index) => ({
                name: fill<string>(text, values),
                state: index === 0 ? 'now' : 'planned',
              }))}
            />
          </div>
        </div>
        <div className="closing__form half reveal">
          <h2>{closing.title}</h2>
          <p className="meta">{questionCount()}</p>
          <ContactCard />
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
