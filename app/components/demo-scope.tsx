import { bookDemo } from '#app/content/book-demo.ts';
import { TextWithTerms } from './text-with-terms.tsx';
import './stops.css';

const { covers, bring, wait } = bookDemo;

/** Beside the form: what the demo covers, what to bring, and how long the answer takes. */
export function DemoScope() {
  return (
    <aside className="demo-scope">
      <h2>{covers.title}</h2>
      <ol className="stops">
        {covers.entries.map(({ id, name, text }) => (
          <li key={id} className="stops__stop">
            <strong>{name}</strong>
            <span>
              <TextWithTerms text={text} />
            </span>
          </li>
        ))}
      </ol>
      <p className="demo-scope__bring">
        <strong>{bring.name}</strong> {bring.text}
      </p>
      <div className="wait">
        <p className="wait__send">{wait.send}</p>
        <p className="wait__duration">
          <span>{wait.duration}</span>
        </p>
        <p className="wait__contact">{wait.contact}</p>
      </div>
    </aside>
  );
}
