import type { ReactNode } from 'react';
import type { Instant } from '#app/sample-operations/calendar.ts';
import { now, type Person } from '#app/sample-operations/company.ts';
import { formatClock } from '#app/sample-operations/format-time.ts';
import './phone.css';

type Props = {
  /** Whose phone it is. */
  readonly person: Person;
  readonly at?: Instant;
  readonly children: ReactNode;
};

/**
 * The app on a phone; as wide as its place, at most 300 px. Its screen is a column: `margin-block-start: auto` takes
 * what follows to the bottom.
 *
 *     <Phone person={people.ravi} at={notification.at}>…</Phone>
 */
export function Phone({ person, at = now, children }: Props) {
  return (
    <div className="phone">
      <p className="phone__top">
        <span>{formatClock(at)}</span> <i /> <span>{person.name}</span>
      </p>
      {children}
    </div>
  );
}
