import { useSyncExternalStore } from 'react';
import { demoForm as copy } from '#app/content/demo-form.ts';
import { contactDay } from './business-days.ts';

function subscribeToNothing() {
  return () => {};
}

/** The latest day of contact for a request sent now: computed in the browser, "1-2 business days" without scripts. */
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
