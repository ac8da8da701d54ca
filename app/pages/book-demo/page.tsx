import { data, redirect } from 'react-router';
import { demoForm } from '#app/demo-form/copy.ts';
import { DemoForm } from '#app/demo-form/demo-form.tsx';
import { readPostedForm } from '#app/demo-form/form-context.ts';
import { demoRequestInbox } from '#app/demo-form/inbox.ts';
import { questionCount } from '#app/demo-form/question-count.ts';
import { formState } from '#app/demo-form/sent-request.ts';
import { ThankYou } from '#app/demo-form/thank-you.tsx';
import { Island } from '#app/islands/island.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { messages } from '#app/ui/messages.ts';
import { PageTop } from '#app/ui/page-top.tsx';
import { contextField } from '#request/context.ts';
import { contextInAddress } from '#request/process/process-address.ts';
import { emptyInput, readInput, validate } from '#request/schema.ts';
import type { Route } from './+types/page.ts';
import { bookDemo as copy } from './copy.ts';
import { Demonstration } from './demonstration.tsx';
import './page.css';

export function meta() {
  // The title depends on how a native post went, which only the component knows.
  return pageMeta(copy.meta)().slice(1);
}

/**
 * Rendered for a receipt, so that a reload after a native post sends nothing: the thank-you, or with `correct` the form
 * as it was filled in. Without one, the form with what the address brings, for browsers without scripts.
 */
export async function loader({ request, context: provided }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const receipt = searchParams.get('receipt');
  const sent = receipt ? await provided.get(demoRequestInbox)?.readReceipt(receipt) : null;
  if (receipt && sent) {
    if (!searchParams.has('correct')) return { sent: { ...sent, receipt } };
    const { input, context } = sent;
    return { posted: { input, errors: {}, context: { ...context, corrects: receipt } } };
  }
  if (!searchParams.has(contextField)) return {};
  const context = await contextInAddress(searchParams);
  return { posted: { input: emptyInput, errors: {}, context } };
}

/**
 * Allow the visitor's own browser to keep the returned form for Back. Under `no-store` Chromium and Firefox show a page
 * of their own instead, which asks to send the form again.
 */
const keptForBack = { 'Cache-Control': 'private, no-cache' };

/** The form posted without JavaScript: the same schema, the same inbox. */
export async function action({ request, context }: Route.ActionArgs) {
  const inbox = context.get(demoRequestInbox);
  if (!inbox) throw new Error('No mail service is attached to this server');
  const form = await request.formData();
  const input = readInput(form);
  const read = readPostedForm(form);
  const { context: shown, leavesOut } = read;
  const posted = { input, errors: {}, context: shown, leavesOut };
  const result = validate(input);
  if (!result.valid) {
    return data({ ...posted, errors: result.errors }, { status: 422, headers: keptForBack });
  }
  const stored = await inbox.submit(result.request, { ...read, context: read.contextToSend });
  if (stored.outcome === 'accepted') {
    throw redirect(`/book-demo?receipt=${encodeURIComponent(stored.receipt)}`, 303);
  }
  return data(
    { ...posted, failure: messages.request.sendFailed },
    {
      // Not 503 for a rate limit: a proxy would retry on the next instance.
      status: stored.outcome === 'limited' ? 429 : 503,
      headers: { ...keptForBack, 'Retry-After': String(stored.retryAfter) },
    },
  );
}

/** React Router drops an action's headers unless the page passes them on. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function BookDemo({ loaderData, actionData }: Route.ComponentProps) {
  const { sent, posted } = loaderData;
  // The native post's result, for screen reader users.
  const outcome = sent
    ? `${demoForm.thankYou.title}: `
    : actionData
      ? demoForm.errorTitlePrefix
      : '';
  return (
    <div className="book-demo wrap halves">
      <title>{outcome + copy.meta.title}</title>
      <div className="book-demo__ask">
        <PageTop breadcrumbs={copy.breadcrumbs} />
        {sent ? (
          <ThankYou
            sent={sent}
            headingLevel={1}
            correct={
              <a href={`/book-demo?receipt=${encodeURIComponent(sent.receipt)}&correct`}>
                {demoForm.thankYou.correct}
              </a>
            }
          />
        ) : (
          <>
            <div className="book-demo__intro">
              <h1>{copy.title}</h1>
              <p className="lead">
                {questionCount()} {copy.promise}
              </p>
            </div>
            <Island
              id="demo-form"
              name="demo-form"
              component={DemoForm}
              props={{ headingLevel: 1, posted: actionData ?? posted }}
              hydrateIf={formState}
            />
          </>
        )}
      </div>
      {!sent && <Demonstration />}
    </div>
  );
}
