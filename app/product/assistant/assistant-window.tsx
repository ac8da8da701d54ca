import { Window } from '#app/product/window.tsx';
import type { Conversation } from '#app/sample-operations/assistant.ts';
import { people } from '#app/sample-operations/company.ts';
import { ConversationRecords } from './conversation-records.tsx';
import { ConversationThread } from './conversation-thread.tsx';
import './assistant-window.css';

type Props = { conversations: readonly Conversation[] };

/**
 * The assistant's window: conversations to pick from, the picked one, and the records it cites. Built from radios and
 * CSS, so it works without scripts. The CSS supports three conversations of at most eight records.
 */
export function AssistantWindow({ conversations }: Props) {
  return (
    <div className="assistant">
      <Window
        module="my-work"
        title="AI assistant (GPT)"
        person={people.asha}
        rail={<ConversationPicker conversations={conversations} />}
      >
        <div className="assistant__said">
          <div className="assistant__threads" aria-live="polite">
            {conversations.map((conversation) => (
              <ConversationThread key={conversation.id} conversation={conversation} />
            ))}
          </div>
          <div className="assistant__next">
            {/* Screen readers use the radios: a second label would only lengthen their names. */}
            <p aria-hidden="true">Try another question</p>
            <ul aria-hidden="true">
              {conversations.map(({ id, exchanges: [{ question }] }) => (
                <li key={id}>
                  <label htmlFor={`ask-${id}`}>{question}</label>
                </li>
              ))}
            </ul>
            <p className="assistant__input">
              Type your own question <span>On the roadmap</span>
            </p>
          </div>
        </div>
        <div className="assistant__records">
          {conversations.map((conversation) => (
            <ConversationRecords key={conversation.id} conversation={conversation} />
          ))}
        </div>
      </Window>
    </div>
  );
}

function ConversationPicker({ conversations }: Props) {
  return (
    <fieldset className="assistant__rail">
      <legend>Conversations</legend>
      {conversations.map(({ id, title }, index) => (
        <label key={id} id={`conversation-${id}`}>
          <input
            type="radio"
            name="question"
            id={`ask-${id}`}
            value={id}
            defaultChecked={index === 0}
            data-shared
            aria-labelledby={`conversation-${id}`}
          />
          <span>{title}</span>
        </label>
      ))}
    </fieldset>
  );
}
