import { useEffect, useState } from 'react';
import { fill } from '#app/content/fill.ts';
import { formatDuration } from '#app/sample-operations/format-time.ts';
import { type WorkflowShape, workflowShapes } from '#app/sample-operations/workflow-types.ts';
import { type Frame, framesOf } from './flow-frames.ts';
import { FlowShape } from './flow-shape.tsx';
import './workflow-types.css';

/** Texts of the player, with slots in braces. */
export type PlayerWords = {
  readonly play: string;
  readonly pause: string;
  readonly step: string;
  readonly back: string;
  /** With `{moments}` and `{time}`: before the first step. */
  readonly idle: string;
  /** `{number}`, `{moments}`, `{time}` and `{events}`. */
  readonly moment: string;
  readonly acting: string;
  readonly again: string;
  readonly waiting: string;
  readonly returned: string;
  readonly finished: string;
};

export type FlowPlayerProps = {
  shape: WorkflowShape['id'];
  name: string;
  notes: readonly string[];
  words: PlayerWords;
};

const pace = 1400;

/** Island: a loop or a split that plays moment by moment, only on request. */
export function FlowPlayer({ shape: id, name, notes, words }: FlowPlayerProps) {
  const shape = workflowShapes.find((each) => each.id === id);
  const frames = shape ? framesOf(shape) : [];
  const last = frames.length - 1;
  const [index, setIndex] = useState<number | null>(null);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => {
      setIndex((at) => Math.min((at ?? -1) + 1, last));
      if ((index ?? -1) + 1 >= last) setPlaying(false);
    }, pace);
    return () => clearTimeout(timer);
  }, [playing, index, last]);

  if (!shape) return null;
  const frame = index === null ? undefined : frames[index];

  function play() {
    if (!playing && (index === null || index === last)) setIndex(0);
    setPlaying(!playing);
  }

  function go(to: number) {
    setPlaying(false);
    setIndex(to);
  }

  const total = formatDuration(shape.last.opens);
  return (
    <>
      <FlowShape shape={shape} notes={notes} frame={frame} />
      <fieldset className="flow-player" aria-label={name}>
        <button type="button" className="flow-player__play" onClick={play}>
          {playing ? words.pause : words.play}
        </button>{' '}
        <button type="button" onClick={() => go(index === null || index === last ? 0 : index + 1)}>
          {words.step}
        </button>{' '}
        <button
          type="button"
          onClick={() => go(index === null ? last - 1 : Math.max(0, index - 1))}
        >
          {words.back}
        </button>
        <p role="status">
          {frame
            ? fill(words.moment, {
                number: frames.indexOf(frame) + 1,
                moments: frames.length,
                time: formatDuration(frame.at),
                events: eventsOf(frame, shape, words),
              })
            : fill(words.idle, { moments: frames.length, time: total })}
        </p>
      </fieldset>
    </>
  );
}

function eventsOf(frame: Frame, shape: WorkflowShape, words: PlayerWords): string {
  const events = [
    ...(frame.returned ? [fill(words.returned, { name: frame.returned.name })] : []),
    ...frame.acting.map(({ name, department, attempt }) =>
      fill(attempt > 1 ? words.again : words.acting, { name, department, attempt }),
    ),
    ...frame.waiting.map(({ name }) => fill(words.waiting, { name })),
    ...(frame.finished ? [fill(words.finished, shape.last)] : []),
  ];
  return events.join(' ');
}
