import type { Instant } from '#app/sample-operations/calendar.ts';
import type { Person } from '#app/sample-operations/company.ts';
import { formatClock } from '#app/sample-operations/format-time.ts';
import './chat.css';

type Message = { readonly from: Person; readonly text: string; readonly at?: Instant };

type Props = {
  readonly messages: readonly Message[];
  /** Lines of a message board, or the bubbles of a group chat. */
  readonly look?: 'board' | 'bubbles';
};

/**
 * Messages, in order:
 *
 *     <Chat messages={[{ from: people.ravi, text: 'I have asked twice.' }]} />
 */
export function Chat({ messages, look = 'board' }: Props) {
  return (
    <ul className={`chat chat--${look}`}>
      {messages.map(({ from, text, at }) => (
        <li key={text}>
          <i aria-hidden="true" data-initials={from.name.slice(0, 2)} />
          <b>
            {from.name}
            {at !== undefined && `, ${formatClock(at)}`}
          </b>{' '}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
