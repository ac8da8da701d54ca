import { Logo } from '#app/components/logo.tsx';
import { Unbroken } from '#app/components/unbroken.tsx';
import type { AnswerSentence, Conversation, Exchange } from '#app/sample-operations/assistant.ts';
import { now } from '#app/sample-operations/company.ts';
import { formatInstant } from '#app/sample-operations/format-time.ts';
import './conversation-thread.css';

type Props = { conversation: Conversation };

/** The questions of one conversation, each with its answer; a question that is declined has a dashed one. */
export function ConversationThread({ conversation: { id, exchanges } }: Props) {
  return (
    <div className="thread">
      <p className="thread__day">Today, {formatInstant(now)}</p>
      {exchanges.map((exchange) => (
        <div key={exchange.question} className="exchange" data-kind={exchange.kind}>
          <p className="exchange__question">
            <span className="visually-hidden">Question: </span>
            {exchange.question}
          </p>
          <Answer exchange={exchange} conversation={id} />
        </div>
      ))}
    </div>
  );
}

type AnswerProps = { exchange: Exchange; conversation: string };

function Answer({ exchange: { answer, sentences }, conversation }: AnswerProps) {
  return (
    <div className="exchange__answer">
      <Logo variant="icon-only" />
      <p>
        <span className="visually-hidden">Answer: </span>
        <Cited sentence={answer} conversation={conversation} short />
        {sentences.map((sentence) => (
          <Cited key={sentence.text} sentence={sentence} conversation={conversation} />
        ))}
      </p>
    </div>
  );
}

type CitedProps = { sentence: AnswerSentence; conversation: string; short?: boolean };

/** A sentence whose last word stays on one line with the links to the cited records. */
function Cited({ sentence: { text, cites }, conversation, short = false }: CitedProps) {
  const lastWord = text.lastIndexOf(' ') + 1;
  const words = (
    <>
      <Unbroken text={text.slice(0, lastWord)} />
      <span className="cited">
        {text.slice(lastWord)}
        {cites.map((record) => (
          <span key={record}>
            {' '}
            <a
              href={`#${conversation}-${record}`}
              className="cite"
              data-cite={record}
              aria-label={`record ${record}`}
            >
              {record}
            </a>
          </span>
        ))}
      </span>
    </>
  );
  return <>{short ? <strong>{words}</strong> : words} </>;
}
