import { demoForm } from '#app/content/demo-form.ts';
import { isFreemail, suggestAddress } from './email-hints.ts';

const copy = demoForm.emailAdvice;

type Props = {
  /** A valid address, or nothing to advise on. */
  address: string | null;
  onAccept: (address: string) => void;
};

/** What may help with an address that is valid as it stands: the domain that was meant, or why one at work is better. */
export function EmailAdvice({ address, onAccept }: Props) {
  if (address === null) return null;
  const meant = suggestAddress(address);
  if (meant !== null) {
    return (
      <button className="link-button" type="button" onClick={() => onAccept(meant)}>
        {copy.didYouMean} <b>{meant}</b>?
      </button>
    );
  }
  return isFreemail(address) ? copy.workAddress : null;
}
