import { Fragment } from 'react';
import { Logo } from '#app/components/logo.tsx';
import { Unbroken } from '#app/components/unbroken.tsx';
import { fill } from '#app/content/fill.ts';
import { gptAssistant } from '#app/content/gpt-assistant.ts';
import { Tag } from '#app/kit/app-parts.tsx';
import { AppWindow, Toolbar } from '#app/kit/app-window.tsx';
import { type Conversation, conversations } from '#app/sample-operations/assistant.ts';
import { Records } from './records.tsx';
import '#app/components/pick.css';
import './assistant-window.css';

const copy = gptAssistant.window;

/**
 * The assistant's window: conversations to pick from, the picked one, and the records it cites. Built from radios and
 * CSS, so it works without scripts.
 */
export function AssistantWindow() {
  return (
    <div className="assistant">
      <style href="assistant" precedence="generated">
        {pickedStyles(conversations.map(({ id }) => id))}
      </style>
      <AppWindow>
        <Toolbar title={copy.name} end={copy.now} me={copy.person} />
        <div className="assistant__columns">
          <fieldset className="assistant__list">
            <legend className="muted">{copy.conversations}</legend>
            {conversations.map(({ id, title }, index) => (
              <label key={id} id={`ask-${id}-name`} className="pick">
                <input
                  type="radio"
                  name="question"
                  id={`ask-${id}`}
                  aria-labelledby={`ask-${id}-name`}
                  value={id}
                  defaultChecked={index === 0}
                />
                <span>{title}</span>
              </label>
            ))}
          </fieldset>
          <div className="assistant__talk">
            <div aria-live="polite">
              {conversations.map((conversation) => (
                <Talk key={conversation.id} conversation={conversation} />
              ))}
            </div>
            {/* Screen readers use the radios: a second label would only lengthen their names. */}
            <div className="assistant__tries" aria-hidden="true">
              <p className="muted">{copy.tryAnother}</p>
              {conversations.map(({ id, exchanges }) => (
                <label key={id} htmlFor={`ask-${id}`} className="act act--quiet">
                  {Object.keys(exchanges)[0]}
                </label>
              ))}
            </div>
            <p className="assistant__own row row--apart muted">
              {copy.own} <Tag>{copy.planned}</Tag>
            </p>
          </div>
          <div className="assistant__records">
            {conversations.map((conversation) => (
              <Records key={conversation.id} conversation={conversation} />
            ))}
          </div>
        </div>
      </AppWindow>
    </div>
  );
}

/** Rules that name ids: shows the picked conversation and the other questions; in print all of them. */
function pickedStyles(ids: readonly string[]): string {
  const hidden = ids.map((id) => {
    const others = `:is([data-about]:not([data-about=${id}]),.act[for=ask-${id}])`;
    return `.assistant:has(#ask-${id}:checked) ${others}`;
  });
  return `@media screen{${hidden}{display:none}}`;
}

function Talk({ conversation: { id, exchanges } }: { conversation: Conversation }) {
  return (
    <div id={id} className="talk" data-about={id}>
      {Object.entries(exchanges).map(([question, answer]) => {
        // The first sentence with what it cites.
        const [first = '', ...others] = answer.split(/(?<=[.\]]) (?!\[)/);
        return (
          <div key={question}>
            <p className="talk__question">
              <span className="visually-hidden">{copy.question} </span>
              {question}
            </p>
            <div className="talk__answer">
              <Logo variant="icon-only" />
              <p>
                <span className="visually-hidden">{copy.answer} </span>
                <strong>
                  <Cited text={first} id={id} />
                </strong>{' '}
                <Cited text={others.join(' ')} id={id} />
              </p>
            </div>
          </div>
        );
      })}
    </div>
  );
}

/** Sentences in which "Quote 3 did not. [6]" is a link to record 6, on one line with the word before it. */
function Cited({ text, id }: { readonly text: string; readonly id: string }) {
  return text.split(/ \[(\d+)\]/).map((part, index) =>
    index % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <Unbroken key={index} text={part} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={index}>
        {'\u00a0'}
        <a href={`#${id}-${part}`} className="cite" aria-label={fill(copy.cite, { number: part })}>
          {part}
        </a>
      </Fragment>
    ),
  );
}
