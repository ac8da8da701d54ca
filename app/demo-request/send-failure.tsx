import { brand } from '#app/brand.ts';
import { demoForm } from '#app/content/demo-form.ts';

const copy = demoForm.failure;

/** Shown under the button after a failed try: the message, that nothing typed is lost, and how else to reach sales. */
export function SendFailure({ message }: { message: string }) {
  return (
    <p className="send-failure">
      <strong>{message}</strong> {copy.kept} {copy.write}{' '}
      <a href={`mailto:${brand.salesEmail}`}>{brand.salesEmail}</a>.
    </p>
  );
}
