import { Initials, Tag } from '#app/product/app-parts.tsx';
import { AppWindow, Toolbar } from '#app/product/app-window.tsx';
import { currentStep, order2041States } from '#app/product/order-2041.ts';
import { orderStops } from '#app/product/order-stops.ts';
import { ProcessLine } from '#app/product/process-line.tsx';
import { site } from '#app/ui/copy.ts';
import { bookDemo } from './copy.ts';
import './demonstration.css';

const { demonstration: copy, ready } = bookDemo;
const [stuck] = order2041States;

/** Shown beside the form: one late order in the app, the three questions that it answers, and what to have ready. */
export function Demonstration() {
  return (
    <section className="demonstration" aria-label={copy.title}>
      <h2 className="strip-title">{copy.title}</h2>
      <p>{copy.text}</p>
      <figure>
        <AppWindow>
          <Toolbar
            title={copy.order}
            filter={copy.process}
            icon="flow"
            end={stuck.at}
            me={currentStep.owner}
          />
          <div className="part">
            <ProcessLine
              axis="y"
              options={['rows']}
              label={copy.order}
              flag
              stops={orderStops(stuck.at)}
            />
          </div>
          <dl className="demonstration__answers">
            <div>
              <dt>{copy.asks.who}</dt>
              <dd>
                <Initials name={currentStep.owner} tone="viewer" />
                <b>{currentStep.who}</b>
              </dd>
            </div>
            <div>
              <dt>{copy.asks.when}</dt>
              <dd>
                <Tag tone="late">{stuck.tag.text}</Tag>
              </dd>
            </div>
            <div>
              <dt>{copy.asks.why}</dt>
              <dd>
                <b>{stuck.reason}</b>
                <p>{copy.locked}</p>
              </dd>
            </div>
          </dl>
        </AppWindow>
        <figcaption className="sample">{site.sampleData}</figcaption>
      </figure>
      <div className="demonstration__ready">
        <h3>{ready.title}</h3>
        <p>
          {ready.text} <a href={ready.draw.href}>{ready.draw.label}</a>
        </p>
      </div>
    </section>
  );
}
