import { HeadStyle } from '#app/components/head-style.tsx';
import { Logo } from '#app/components/logo.tsx';
import { Unbroken } from '#app/components/unbroken.tsx';
import { fill } from '#app/content/fill.ts';
import { gptAssistant } from '#app/content/gpt-assistant.ts';
import { Tag } from '#app/kit/app-parts.tsx';
import { Toolbar, Window } from '#app/kit/app-window.tsx';
import { type Conversation, conversations } from '#app/sample-operations/assistant.ts';
import { Records } from './records.tsx';
import { type Sentence, sentencesOf } from './sentences.ts';
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
      <HeadStyle id="assistant" css={pickedStyles(conversations.map(({ id }) => id))} />
      <Window>
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
      </Window>
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
  const linked = new Set<number>();
  return (
    <div className="talk" data-about={id}>
      {Object.entries(exchanges).map(([question, answer]) => (
        <div key={question}>
          <p className="talk__question">
            <span className="visually-hidden">{copy.question} </span>
            {question}
          </p>
          <div className="talk__answer">
            <Logo variant="icon-only" />
            <p>
              <span className="visually-hidden">{copy.answer} </span>
              {sentencesOf(answer).map((sentence, index) => {
                const cited = <Cited key={sentence.text} {...{ sentence, id, linked }} />;
                return index === 0 ? <strong key={sentence.text}>{cited}</strong> : cited;
              })}
            </p>
          </div>
        </div>
      ))}
    </div>
  );
}

type CitedProps = {
  readonly sentence: Sentence;
  /** Of the conversation. */
  readonly id: string;
  /** Records cited before: the first citation of each is where its row leads back to. */
  readonly linked: Set<number>;
};

/** A sentence whose last word stays on one line with the links to the cited records. */
function Cited({ sentence: { text, records }, id, linked }: CitedProps) {
  const lastWord = text.lastIndexOf(' ') + 1;
  return (
    <>
      <Unbroken text={text.slice(0, lastWord)} />
      <span className="unbroken">
        {text.slice(lastWord)}
        {records.map((record) => {
          const first = !linked.has(record);
          linked.add(record);
          return (
            <span key={record}>
              {' '}
              <a
                href={`#${id}-${record}`}
                id={first ? `${id}-cites-${record}` : undefined}
                className="cite"
                aria-label={fill(copy.cite, { number: record })}
              >
                {record}
              </a>
            </span>
          );
        })}
      </span>{' '}
    </>
  );
}
