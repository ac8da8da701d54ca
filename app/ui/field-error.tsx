import '#app/styles/form-answers.css';

/** A field's error: a sign and the message. The field names it by `aria-describedby`. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p className="field__error" id={id}>
      <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
        <path d="M9 1.5 17 16H1z" fill="none" stroke="currentColor" strokeWidth="1.8" />
        <path d="M9 6.5v4.5M9 13v1" stroke="currentColor" strokeWidth="1.8" />
      </svg>
      {message}
    </p>
  );
}
