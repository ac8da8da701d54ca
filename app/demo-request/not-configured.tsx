import { demoForm } from '#app/content/demo-form.ts';
import { messages } from '#app/content/messages.ts';
import '#app/styles/form-answers.css';

const copy = demoForm.notConfigured;

/** Stands in for the form while an id is still its placeholder (specification, section 4). */
export function NotConfigured() {
  return (
    <div className="notice" role="note">
      <h2 className="notice__title">{copy.title}</h2>
      <p>{messages.request.configurationMissing}</p>
      <a className="button button--quiet" href={copy.action.href}>
        {copy.action.label}
      </a>
    </div>
  );
}
