import { Checks, Initials } from '#app/product/app-parts.tsx';
import { currentStep, order2041States } from '#app/product/order-2041.ts';
import { orderStops } from '#app/product/order-stops.ts';
import { ProcessLine } from '#app/product/process-line.tsx';
import { processLine } from '#app/product/process-line-copy.ts';
import { site } from '#app/ui/copy.ts';
import { fmsDetails } from './copy.ts';
import '#app/ui/quarters.css';
import '#app/ui/sheet.css';
import './panels.css';
import './key-elements.css';

const [stuck] = order2041States;
const { elements, who } = fmsDetails.keyElements;
const { of, owner, rule, due, quotes } = currentStep;

/** Below the answer in a word or two, which the sample step gives under the same name. */
const details = {
  what: of,
  who: rule,
  when: (
    <>
      {due}, <span className="is-late">{stuck.tag.text}</span>
    </>
  ),
};

/** One order, and the four answers that make its current step. */
export function OneStep() {
  return (
    <figure>
      <div className="sheet one-step">
        <ProcessLine
          stops={orderStops(stuck.at)}
          flag={`${processLine.now}, ${stuck.at}`}
          large
          options={['tail']}
          label={of}
        />
        <ul className="quarters">
          {elements.map(({ id, name, text }) => (
            <li key={id}>
              <h3>{name}</h3>
              <p className="small">{text}</p>
              <div className="app">
                {id === 'how' ? (
                  <Checks ends={quotes} missing="late" />
                ) : (
                  <p className="muted">
                    <b>
                      {id === 'who' && <Initials name={owner} tone="viewer" />}
                      {currentStep[id]}
                    </b>{' '}
                    {details[id]}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="sample">{site.sampleData}</figcaption>
    </figure>
  );
}

/** Predefined, dynamic, external: the three ways to name an owner. */
export function OwnerKinds() {
  return (
    <div className="fms-row halves fms-row--head">
      <div>
        <h3>{who.title}</h3>
        <p className="lead">{who.lead}</p>
      </div>
      <ul className="rows">
        {who.kinds.map(({ id, name, text, example }) => (
          <li key={id}>
            <h4>{name}</h4>
            <p>{text}</p>
            <p className="fms-row__example">{example}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
