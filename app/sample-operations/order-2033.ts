/** Order 2033 twice: in a group chat that nobody owns, and as the sample company ran it. */
import { dayStart, type Instant, instant, type Weekday, weekdayOf } from './calendar.ts';
import { type Person, people } from './company.ts';
import { closeOf } from './runs.ts';

export const quoteClose = closeOf(2033, 'vendor-quote');
export const releaseClose = closeOf(2033, 'release-order');
export const dispatchClose = closeOf(2033, 'dispatch');

/** The one notification: sent to the owner of the quotes while one of them is missing. */
export const notification = {
  order: quoteClose.order,
  to: quoteClose.step.owner,
  at: instant('23 Tue 16:00'),
  missing: { number: 3, vendor: 'Vendor C' },
  due: quoteClose.due,
  waits: releaseClose.step.owner,
} as const;

export type ChatMessage = { readonly from: Person; readonly at: Instant; readonly text: string };

/** The same three days, had a group chat run them. */
export const groupChat: readonly ChatMessage[] = [
  { from: people.imran, at: instant('23 Tue 12:40'), text: '2033: are all three quotes in?' },
  { from: people.kiran, at: instant('23 Tue 15:10'), text: 'Two, I think. Not the third.' },
  { from: people.dev, at: instant('23 Tue 17:20'), text: 'I need it by tomorrow.' },
  { from: people.imran, at: instant('23 Wed 09:30'), text: 'Who is asking Vendor C?' },
  { from: people.ravi, at: instant('23 Wed 11:15'), text: 'Meera?' },
  { from: people.meera, at: instant('23 Wed 16:05'), text: 'I thought Ravi was.' },
  { from: people.asha, at: instant('23 Thu 10:20'), text: 'Who has this order?' },
];

/** The messages of each day, in order. */
export const chatDays: readonly {
  readonly day: Weekday;
  readonly messages: readonly ChatMessage[];
}[] = [...new Set(groupChat.map(({ at }) => dayStart(at)))].map((day) => ({
  day: weekdayOf(day),
  messages: groupChat.filter(({ at }) => dayStart(at) === day),
}));
