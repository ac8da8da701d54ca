import { messages } from './messages.ts';

type Props = {
  /** What was thrown, or status and text of a failed route. */
  detail: unknown;
  /** The whole page failed: the title is its heading. */
  page?: boolean;
};

/** The router fallback of the specification, section 8: the sentence, then status and text, or the message. */
export function ApplicationError({ detail, page = false }: Props) {
  const Title = page ? 'h1' : 'p';
  return (
    <div className={page ? undefined : 'alert'} role="alert">
      <Title className="application-error__title">{messages.fallback.title}</Title>
      <p className="application-error__detail">
        {detail instanceof Error ? detail.message : String(detail)}
      </p>
    </div>
  );
}
