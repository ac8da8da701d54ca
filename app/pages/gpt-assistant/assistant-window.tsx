import { Fragment } from 'react';
import { Tag } from '#app/product/app-parts.tsx';
import { AppWindow, Toolbar } from '#app/product/app-window.tsx';
import { Logo } from '#app/ui/logo.tsx';
import { Unbroken } from '#app/ui/unbroken.tsx';
import { fill } from '#request/fill.ts';
import { gptAssistant } from './copy.ts';
import { Records } from './records.tsx';
import { exchanges } from './sample.ts';
import './assistant-window.css';

const copy = gptAssistant.window;

/** The assistant's window: a conversation, and beside it the records that its answers cite. */
export function AssistantWindow() {
  return (
    <AppWindow>
      <Toolbar title={copy.name} end={copy.now} me={copy.person} />
      <div className="assistant">
        <div className="talk" id="talk">
          {Object.entries(exchanges).map(([question, answer]) => (
            <Exchange key={question} question={question} answer={answer} />
          ))}
          <p className="talk__own row row--apart muted">
            {copy.own} <Tag>{copy.planned}</Tag>
          </p>
        </div>
        <Records />
      </div>
    </AppWindow>
  );
}

function Exchange({ question, answer }: { readonly question: string; readonly answer: string }) {
  // The first sentence with what it cites.
  const [first = '', ...others] = answer.split(/(?<=[.\]]) (?!\[)/);
  return (
    <>
      <p className="talk__question">
        <span className="visually-hidden">{copy.question} </span>
        {question}
      </p>
      <div className="talk__answer">
        <Logo variant="icon-only" />
        <p>
          <span className="visually-hidden">{copy.answer} </span>
          <strong>
            <Cited text={first} />
          </strong>{' '}
          <Cited text={others.join(' ')} />
        </p>
      </div>
    </>
  );
}

/** Sentences in which "Quote 3 did not. [6]" is a link to record 6, on one line with the word before it. */
function Cited({ text }: { readonly text: string }) {
  return text.split(/ \[(\d+)\]/).map((part, index) =>
    index % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <Unbroken key={index} text={part} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={index}>
        {'\u00a0'}
        <a href={`#record-${part}`} className="cite" aria-label={fill(copy.cite, { number: part })}>
          {part}
        </a>
      </Fragment>
    ),
  );
}
