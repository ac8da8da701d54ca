import type { ReactNode } from 'react';
import './process-record.css';
import './app.css';

/** The drawings of the app's icons: 16 by 16, strokes in the color of the text. */
export const icons = {
  work: 'M1.7 9.5h3.6l1 2h3.4l1-2h3.6M3.2 2.7h9.6l1.5 6.8v3.8H1.7V9.5z',
  voice:
    'M8 1.5a2.3 2.3 0 0 1 2.3 2.3v3.4a2.3 2.3 0 0 1-4.6 0V3.8A2.3 2.3 0 0 1 8 1.5zM3 7.5a5 5 0 0 0 10 0M8 12.5V15',
  ticket: 'M1.7 3.7h12.6v3a1.4 1.4 0 0 0 0 2.7v2.9H1.7V9.4a1.4 1.4 0 0 0 0-2.7zM10 4v8.5',
  repeat:
    'M2 7V5.7a2 2 0 0 1 2-2h9M10.7 1.2l2.6 2.5-2.6 2.5M14 9v1.3a2 2 0 0 1-2 2H3M5.3 14.8l-2.6-2.5 2.6-2.5',
  flow: 'M4.8 8h6.4M1.2 8a1.8 1.8 0 1 1 3.6 0a1.8 1.8 0 1 1-3.6 0M11.2 8a1.8 1.8 0 1 1 3.6 0a1.8 1.8 0 1 1-3.6 0',
  report: 'M2 13.5h12M4 11V7.5M8 11V2.5M12 11V5.5',
  filter: 'M2 4.5h12M4.5 8h7M6.5 11.5h3',
} as const;

export type IconName = keyof typeof icons;

/** An icon of the app; the words beside it say the same. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}

/** "Ravi" is Ra, "Vendor C" is VC. */
function initialsOf(name: string): string {
  const [first = '', second] = name.split(' ');
  return second ? `${first.charAt(0)}${second.charAt(0)}` : first.slice(0, 2);
}

type InitialsProps = { readonly name: string; readonly tone?: 'viewer' | 'own' };

/** The square that stands for a person, beside the name. */
export function Initials({ name, tone }: InitialsProps) {
  return (
    <>
      <span className={tone ? `who who--${tone}` : 'who'} aria-hidden="true">
        {initialsOf(name)}
      </span>{' '}
    </>
  );
}

/** A person of the sample company: `<Person name="Ravi" />`. */
export function Person({ name, tone }: InitialsProps) {
  return (
    <>
      <Initials name={name} tone={tone} />
      {name}
    </>
  );
}

/** A short status on a tinted ground: `<Tag tone="late">5 h over TAT</Tag>`. */
export function Tag({ tone, children }: { tone?: 'late' | 'now'; children: ReactNode }) {
  return <span className={tone ? `tag tone-${tone}` : 'tag'}>{children}</span>;
}

/** A time or a word about it, colored where it is late. */
export function Status({ late, children }: { late?: boolean; children: ReactNode }) {
  return <span className={late ? 'is-late' : undefined}>{children}</span>;
}

/** When a task is due, colored by what that says: "5 h over" is late, "on time" and "closed" are not. */
export function Due({ text }: { readonly text: string }) {
  if (text === 'on time' || text === 'closed') return <span className="is-in-time">{text}</span>;
  return <Status late={text.endsWith('over')}>{text}</Status>;
}

type PartProps = {
  readonly title: string;
  /** Stands at the end of the title's row. */
  readonly aside?: ReactNode;
  readonly onPhones?: boolean;
  readonly children: ReactNode;
};

/** The foot of a screen under a title of its own; left out on phones that have no room for it. */
export function Part({ title, aside, onPhones, children }: PartProps) {
  return (
    <div className={onPhones ? 'part' : 'part is-desktop-only'}>
      <p className="part__title">
        <b>{title}</b> {aside !== undefined && <span>{aside}</span>}
      </p>
      {children}
    </div>
  );
}

type ChecksProps = {
  /** By the name of each: when it was met, or "missing". */
  readonly ends: Readonly<Record<string, string>>;
  /** What a missing one is. */
  readonly missing: 'late' | 'planned';
};

/** What a step asks for before it can close: square marks, as records have. */
export function Checks({ ends, missing }: ChecksProps) {
  return (
    <ul className="checks">
      {Object.entries(ends).map(([name, end]) => {
        const state = end === 'missing' ? missing : 'done';
        return (
          <li key={name} data-state={state}>
            {name} <Status late={state === 'late'}>{end}</Status>
          </li>
        );
      })}
    </ul>
  );
}

/** `to`: where it goes to one person. A document may come with it: `file`. */
type Message = {
  readonly at: string;
  readonly from: string;
  readonly to?: string;
  readonly text: string;
  readonly file?: string;
};

type ThreadProps = {
  readonly messages: readonly Message[];
  /** Whose screen it is: called "You", and what answers them is new. */
  readonly me?: string;
};

/** Messages in the order in which they were written. */
export function Thread({ messages, me }: ThreadProps) {
  return (
    <ul className="thread">
      {messages.map(({ at, from, to, text, file }) => {
        const own = from === me;
        return (
          <li key={at} className={own ? 'is-own' : undefined}>
            <Initials name={from} tone={own ? 'own' : undefined} />
            <div>
              <p>
                <b>
                  {own ? 'You' : from}
                  {to && ` to ${to}`}
                </b>{' '}
                <small>{at}</small>
              </p>
              <p>
                {text} {file && <Tag>{file}</Tag>}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
