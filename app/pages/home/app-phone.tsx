import type { ReactNode } from 'react';
import './app-phone.css';

type PhoneProps = {
  readonly at: string;
  /** Whose phone it is: "Kiran’s phone". */
  readonly name: string;
  readonly children: ReactNode;
};

/** The app on a phone. */
export function Phone({ at, name, children }: PhoneProps) {
  return (
    <div className="app phone">
      <p className="phone__bar">
        <span>{at}</span> <span>{name}</span>
      </p>
      <div className="phone__screen">{children}</div>
    </div>
  );
}

type PushProps = {
  /** What it is about: "Order 2041". */
  readonly about: string;
  /** When it came, or what it is to its reader. */
  readonly end: string;
  readonly title: string;
  readonly text: string;
};

/** A notification. */
export function Push({ about, end, title, text }: PushProps) {
  return (
    <p className="push">
      <small>
        <span>{about}</span> <span>{end}</span>
      </small>{' '}
      <b>{title}</b> {text}
    </p>
  );
}
