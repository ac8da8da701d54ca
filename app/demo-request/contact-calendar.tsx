import { demoForm } from '#app/content/demo-form.ts';
import { daysUntilContact } from './business-days.ts';

const copy = demoForm.thankYou.calendar;

/** The days from sending to contact, one column a day, with non-working days marked. */
export function ContactCalendar({ sentAt }: { sentAt: number }) {
  const days = daysUntilContact(sentAt);
  return (
    <ol className="contact-calendar">
      {days.map(({ date, name, counts }, index) => {
        const isLast = index === days.length - 1;
        return (
          <li key={date} data-off={counts ? undefined : ''}>
            <span className="contact-calendar__day">{name}</span>{' '}
            {!counts && <small>{copy.notCounted}</small>}
            {index === 0 && <b>{copy.sent}</b>}
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
