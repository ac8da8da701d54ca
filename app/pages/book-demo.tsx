import { data, redirect } from 'react-router';
import { Breadcrumb } from '#app/components/breadcrumb.tsx';
import { bookDemo as copy } from '#app/content/book-demo.ts';
import { demoForm } from '#app/content/demo-form.ts';
import { messages } from '#app/content/messages.ts';
import { DemoForm } from '#app/demo-request/demo-form.tsx';
import { Demonstration } from '#app/demo-request/demonstration.tsx';
import { isHoneypotFilled } from '#app/demo-request/honeypot.tsx';
import { hydrateIfStored } from '#app/demo-request/hydrate-if-stored.ts';
import { demoRequestInbox } from '#app/demo-request/inbox.ts';
import { readPostedKey, readPostedProcess } from '#app/demo-request/native-post.ts';
import { questionCount } from '#app/demo-request/question-count.ts';
import { readInput, validate } from '#app/demo-request/schema.ts';
import { ThankYou } from '#app/demo-request/thank-you.tsx';
import { Island } from '#app/islands/island.tsx';
import { processParameter } from '#app/own-process/process-names.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import type { Route } from './+types/book-demo.ts';
import './book-demo.css';

export function meta() {
  // The title depends on how a native post went, which only the component knows.
  return pageMeta(copy.meta).slice(1);
}

/** After a native post, redirect to the page with a receipt, so that a reload sends nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const receipt = new URL(request.url).searchParams.get('receipt');
  const inbox = context.get(demoRequestInbox);
  return receipt && inbox ? inbox.readReceipt(receipt) : null;
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
  const process = readPostedProcess(form, request.headers.get('referer'));
  const result = validate(input);
  if (!result.valid) {
    return data({ input, errors: result.errors, process }, { status: 422, headers: keptForBack });
  }
  const outcome = await inbox.submit(result.request, {
    honeypotFilled: isHoneypotFilled(form),
    key: readPostedKey(form),
    process,
  });
  if (outcome.status === 'accepted') {
    throw redirect(`/book-demo?receipt=${encodeURIComponent(outcome.receipt)}`, 303);
  }
  return data(
    { input, errors: {}, failure: messages.request.sendFailed, process },
    {
      // Not 503 for a rate limit: a proxy would retry on the next instance.
      status: outcome.status === 'limited' ? 429 : 503,
      headers: { ...keptForBack, 'Retry-After': String(outcome.retryAfter) },
    },
  );
}

/** React Router drops an action's headers unless the page passes them on. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

/** The title starts with the native post's result, for screen reader users. */
function titleAfter(sent: boolean, wrong: boolean): string {
  if (sent) return `${demoForm.thankYou.title}: ${copy.meta.title}`;
  return wrong ? demoForm.errorTitlePrefix + copy.meta.title : copy.meta.title;
}

export default function BookDemo({ loaderData, actionData }: Route.ComponentProps) {
  const title = <title>{titleAfter(Boolean(loaderData), Boolean(actionData))}</title>;
  if (loaderData) {
    return (
      <div className="book-demo">
        {title}
        <div className="book-demo__ask">
          <Breadcrumb trail={copy.breadcrumbs} />
          <ThankYou {...loaderData} headingLevel={1} />
        </div>
      </div>
    );
  }
  return (
    <div className="book-demo">
      {title}
      <div className="book-demo__ask">
        <Breadcrumb trail={copy.breadcrumbs} />
        <div className="book-demo__intro">
          <h1>{copy.title}</h1>
          <p>
            {questionCount()} {copy.promise}
          </p>
        </div>
        <Island
          id="demo-form"
          name="demo-form"
          component={DemoForm}
          props={{ headingLevel: 1, posted: actionData }}
          hydrateIfStored={hydrateIfStored}
          address={[processParameter]}
        />
      </div>
      <Demonstration />
    </div>
  );
}
