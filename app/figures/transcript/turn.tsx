import type { MouseEventHandler } from 'react';
import type { GptAssistant } from '#app/content/types.ts';
import type { AnswerSentence, SampleQuestion } from '#app/sample-operations/assistant.ts';
import { RowsUsed } from './rows-used.tsx';

type Props = {
  question: SampleQuestion;
  open: boolean;
  labels: GptAssistant['labels'];
  onPick: MouseEventHandler;
};

/** A sentence and, as links to the rows beside it, what it rests on. */
function Sentence({ sentence, question }: { sentence: AnswerSentence; question: SampleQuestion }) {
  return (
    <>
      {sentence.text}
      {sentence.cites.map((row) => (
        <a
          key={row}
          className="cite"
          href={`#${question.id}-${row}`}
          aria-label={`${question.columns[0]} ${row}`}
        >
          {row}
        </a>
      ))}{' '}
    </>
  );
}

/** One question with its answer; a declined one stands in a dashed box with an open ring. */
export function Turn({ question, open, labels, onPick }: Props) {
  const answer = { text: question.answer, cites: question.cites };
  const sentences = question.sentences.map((sentence) => (
    <Sentence key={sentence.text} sentence={sentence} question={question} />
  ));
  return (
    <section className="turn" data-open={open || undefined}>
      <div className="turn__said">
        <h2>
          <button type="button" className="with-script" aria-expanded={open} onClick={onPick}>
            {question.question}
          </button>
          <span className="without-script">{question.question}</span>
        </h2>
        {question.kind === 'declined' ? (
          <div className="turn__declined" hidden={!open}>
            <p>
              <strong>{question.answer}</strong>
            </p>
            <p>{sentences}</p>
          </div>
        ) : (
          <p className="turn__answer" hidden={!open}>
            <Sentence sentence={answer} question={question} />
            {sentences}
          </p>
        )}
      </div>
      <RowsUsed question={question} hidden={!open} labels={labels} />
    </section>
  );
}
