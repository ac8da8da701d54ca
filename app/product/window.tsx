import type { ReactNode } from 'react';
import { Logo } from '#app/components/logo.tsx';
import type { Instant } from '#app/sample-operations/calendar.ts';
import { type Person, now as sampleNow } from '#app/sample-operations/company.ts';
import { formatInstant } from '#app/sample-operations/format-time.ts';
import { type AppModule, Rail, titles } from './rail.tsx';
import './window.css';

type Props = {
  /** Names the window and lights its stop of the rail. */
  readonly module: AppModule;
  /** Whose screen it is. */
  readonly person: Person;
  /** What the clock of the title bar says. */
  readonly at?: Instant;
  /** In place of the module's name in the title bar. */
  readonly title?: string;
  /** False leaves the rail out; a node stands in its place. */
  readonly rail?: ReactNode;
  readonly children: ReactNode;
};

/**
 * The app on a desktop: ink title bar, rail, screen. In less than 34rem of room it becomes a phone: bar and rail go,
 * and so does every part of the screen with the class `window__detail`.
 *
 *     <figure>
 *       <Window module="my-work" person={people.asha}>
 *         <FlowLine steps={steps} />
 *       </Window>
 *       <figcaption className="meta">{site.sampleData}</figcaption>
 *     </figure>
 */
export function Window({ module, person, at = sampleNow, title, rail, children }: Props) {
  return (
    <div className="window">
      <div className="window__frame">
        <p className="window__bar">
          <Logo variant="icon-only" />
          <b>{title ?? titles[module]}</b> <span>{formatInstant(at)}</span>{' '}
          <span className="window__person">{person.name}</span>
        </p>
        {rail === undefined ? <Rail module={module} /> : rail}
        <div className="window__screen">{children}</div>
      </div>
    </div>
  );
}
