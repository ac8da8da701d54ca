import { useSyncExternalStore } from 'react';
import { demoForm as copy } from '#app/content/demo-form.ts';
import { contactDay } from './business-days.ts';

function subscribeToNothing() {
  return () => {};
}

/** Until when the team makes contact about a request sent now: a day in the browser, "1-2 business days" without scripts. */
export function ContactPromise() {
  const day = useSyncExternalStore<string | null>(
    subscribeToNothing,
    () => contactDay(Date.now()),
    () => null,
  );
  return (
    <p className="contact-promise">
      {copy.promise.text} <b>{day === null ? copy.promise.within : `${copy.promise.by} ${day}`}</b>.
    </p>
  );
}
