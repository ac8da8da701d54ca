import type { ReactNode } from 'react';
import { fill } from '#request/fill.ts';
import { capacityIq } from './copy.ts';

const { labels } = capacityIq;

type Props = { readonly before: ReactNode; readonly after: ReactNode };

/** Two states of a text: `.capacity` shows one, by whether the suggested move is open. No script is needed. */
export function BeforeAfter({ before, after }: Props) {
  return (
    <>
      <span className="is-before-move">{before}</span>{' '}
      <span className="is-after-move">{after}</span>
    </>
  );
}

/** What hours are over or short of a limit, in words. */
export function Margin({ hours, limit }: { readonly hours: number; readonly limit: number }) {
  const word = hours > limit ? labels.over : labels.free;
  return (
    <span className={hours > limit ? 'margin is-late' : 'margin'}>
      {hours === limit ? labels.full : fill(word, { hours: Math.abs(hours - limit) })}
    </span>
  );
}
