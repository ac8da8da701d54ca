import { ApplicationError } from '#app/components/application-error.tsx';
import { HeadStyle } from '#app/components/head-style.tsx';
import { Logo, type LogoVariant } from '#app/components/logo.tsx';
import { Term, type TermName } from '#app/components/term.tsx';
import { TextField } from '#app/components/text-field.tsx';
import { demoForm } from '#app/content/demo-form.ts';
import { site } from '#app/content/site.ts';
import { DemoForm } from '#app/demo-request/demo-form.tsx';
import { NotConfigured } from '#app/demo-request/not-configured.tsx';
import { emptyInput, validate } from '#app/demo-request/schema.ts';
import { ThankYou } from '#app/demo-request/thank-you.tsx';
import { Stop, type StopState, Track, type TrackState } from '#app/figures/marks.tsx';
import { colorSwatches } from './styleguide-colors.ts';
import { FoldStates, SmallParts, TabStates, ToastStates } from './styleguide-states.tsx';
import './styleguide.css';

export function meta() {
  return [{ title: 'Style guide' }, { name: 'robots', content: 'noindex' }];
}

const logos: readonly LogoVariant[] = ['horizontal', 'stacked', 'icon', 'icon-only'];
const stops: readonly StopState[] = ['done', 'now', 'planned', 'join'];
const tracks: readonly TrackState[] = ['done', 'acting', 'late', 'planned'];
const terms: readonly TermName[] = ['tat', 'fms', 'mis', 'okr', 'erp'];
const empty = validate(emptyInput);

/** Every component in every state that can be shown side by side. In development only: see routes.ts. */
export default function Styleguide() {
  return (
    <div className="styleguide wrap">
      <HeadStyle id="swatches" css={colorSwatches.css} />
      <h1>Style guide</h1>
      <section>
        <h2>Colors</h2>
        <div className="styleguide__row">
          {colorSwatches.names.map((name) => (
            <div key={name} className={`styleguide__swatch swatch-${name}`}>
              {name}
            </div>
          ))}
        </div>
      </section>
      <section>
        <h2>Type</h2>
        <h1>Page heading</h1>
        <h2>Section heading</h2>
        <h3>Heading</h3>
        <h4>Subheading</h4>
        <p className="lead">Lead: a sentence under a heading.</p>
        <p>
          Body text, with <a href="/terms-conditions">the terms</a> and{' '}
          <strong>a strong word</strong>.
        </p>
        <p className="meta">Meta: small print.</p>
      </section>
      <section>
        <h2>Logo</h2>
        <div className="styleguide__row">
          {logos.map((variant) => (
            <Logo key={variant} variant={variant} />
          ))}
        </div>
      </section>
      <section>
        <h2>Buttons</h2>
        <div className="styleguide__row">
          <button className="button" type="button">
            Button
          </button>
          <button className="button" type="button" disabled>
            {demoForm.submitting}
          </button>
          <button className="button button--quiet" type="button">
            Quiet
          </button>
          <button className="button button--small" type="button">
            Small
          </button>
          <button className="link-button" type="button">
            Did you mean <b>asha@gmail.com</b>?
          </button>
        </div>
      </section>
      <section>
        <h2>Fields</h2>
        <div className="styleguide__row">
          <TextField name="plain" label="Empty" required error={undefined} />
          <TextField name="hinted" label="With a hint" hint="Optional" error={undefined} />
          <TextField name="noted" label="With a note" note="What goes in here" error={undefined} />
          <TextField
            name="wrong"
            label="Wrong"
            defaultValue="A"
            error="Say at least 2 characters"
          />
          <TextField name="advised" label="Advised" advice="This works." error={undefined} />
        </div>
      </section>
      <section>
        <h2>Form, answered with errors</h2>
        <DemoForm
          headingLevel={2}
          posted={{ input: emptyInput, errors: empty.valid ? {} : empty.errors }}
        />
      </section>
      <section>
        <h2>Form, sent</h2>
        <ThankYou email="asha@rao-castings.example" sentAt={0} headingLevel={2} />
      </section>
      <section>
        <h2>Notices</h2>
        <div className="styleguide__row">
          <NotConfigured />
          <div data-island="">
            <ApplicationError detail="What was thrown" />
          </div>
        </div>
      </section>
      <section>
        <h2>Toasts</h2>
        <ToastStates />
      </section>
      <section>
        <h2>Tabs</h2>
        <TabStates />
      </section>
      <section>
        <h2>Folds</h2>
        <FoldStates />
      </section>
      <section>
        <h2>Parts of pages</h2>
        <SmallParts />
      </section>
      <section>
        <h2>Terms</h2>
        <p>
          {terms.map((term) => (
            <span key={term}>
              <Term term={term} />{' '}
            </span>
          ))}
        </p>
        <p className="tooltip">{site.terms.tat.text}</p>
      </section>
      <section>
        <h2>Stops and tracks</h2>
        <div className="styleguide__row">
          {stops.map((state) => (
            <svg key={state} width="120" height="40" role="img" aria-label={state}>
              <Stop x={20} y={20} state={state} />
            </svg>
          ))}
          {tracks.map((state) => (
            <svg key={state} width="120" height="40" role="img" aria-label={state}>
              <Track d="M0 20h120" state={state} />
            </svg>
          ))}
        </div>
      </section>
      <section>
        <h2>Table</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">Step</th>
              <th scope="col">Owner</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Vendor quote</th>
              <td>Ravi, Purchase</td>
            </tr>
          </tbody>
        </table>
      </section>
    </div>
  );
}
