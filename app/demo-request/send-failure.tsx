import { brand } from '#app/brand.ts';
import { RichText } from '#app/components/rich-text.tsx';
import { demoForm } from '#app/content/demo-form.ts';

const copy = demoForm.failure;

/** Shown under the button after a failed try: the message, that nothing typed is lost, and how else to reach sales. */
export function SendFailure({ message, idsRefused }: { message: string; idsRefused: boolean }) {
  return (
    <p className="send-failure">
      <strong>{message}</strong> {idsRefused && <RichText text={copy.idsRefused} />} {copy.kept}{' '}
      {copy.write} <a href={`mailto:${brand.salesEmail}`}>{brand.salesEmail}</a>.
    </p>
  );
}
