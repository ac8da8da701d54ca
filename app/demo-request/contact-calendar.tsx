import { demoForm } from '#app/content/demo-form.ts';
import { dayOf, daysUntilContact } from './business-days.ts';

const copy = demoForm.thankYou.calendar;

/**
 * The days from sending to contact, one column a day, with non-working days marked. What the visitor did has the
 * visitor's day, which only a browser knows; the rest has the office's.
 */
export function ContactCalendar({ sentAt }: { sentAt: number }) {
  const [first, ...rest] = daysUntilContact(sentAt);
  const own = import.meta.env.SSR ? first : dayOf(sentAt);
  if (!first || !own) return null;
  // East of the office the next day may have begun when the visitor sent it, west of it the day before may last.
  const days = [own, ...[first, ...rest].filter(({ date }) => date > own.date)];
  return (
    <ol className="contact-calendar">
      {days.map(({ date, name, counts }, index) => {
        const isLast = index === days.length - 1;
        return (
          <li key={date} data-off={counts ? undefined : ''}>
            <span className="contact-calendar__day">{name}</span>{' '}
            {!counts && <small>{copy.notCounted}</small>}
            {index === 0 && <b>{import.meta.env.SSR ? copy.arrived : copy.sent}</b>}
            {isLast && (
              <b>
                {copy.contact} {name}
              </b>
            )}
          </li>
        );
      })}
    </ol>
  );
}
