import { type MouseEvent, useState } from 'react';
import { keepInPlace } from '#app/browser/keep-in-place.ts';
import { fill } from '#app/content/fill.ts';
import type { GptAssistant } from '#app/content/types.ts';
import { useQueryChoice } from '#app/islands/query-choice.ts';
import type { SampleQuestion } from '#app/sample-operations/assistant.ts';
import { Turn } from './turn.tsx';
import './transcript.css';

type Props = { questions: readonly SampleQuestion[]; labels: GptAssistant['labels'] };

const everything = 'all';

/** Questions and answers, each level with the rows it used. Any question can be read alone. */
export function Transcript({ questions, labels }: Props) {
  const [picked, pick] = useQueryChoice(
    'question',
    [everything, ...questions.map(({ id }) => id)],
    everything,
  );
  const [said, say] = useState('');
  const count = questions.length;
  const showsAll = picked === everything;

  function showAll() {
    pick(everything);
    say(fill(labels.shown, { count }));
  }

  function choose({ id, answer, sentences }: SampleQuestion) {
    if (id === picked) return showAll();
    pick(id);
    say([answer, ...sentences.map(({ text }) => text)].join(' '));
  }

  // Answers above the question fold away or come back.
  function press({ currentTarget }: MouseEvent, question: SampleQuestion) {
    keepInPlace(currentTarget, () => choose(question));
  }

  return (
    <div className="transcript">
      <p className="transcript__pick with-script">
        <span className="meta">{labels.pick}</span>
        <button type="button" aria-disabled={showsAll} onClick={showsAll ? undefined : showAll}>
          {fill(labels.showAll, { count })}
        </button>
      </p>
      {questions.map((question) => (
        <Turn
          key={question.id}
          question={question}
          open={showsAll || question.id === picked}
          labels={labels}
          onPick={(event) => press(event, question)}
        />
      ))}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  );
}
