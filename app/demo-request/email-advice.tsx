import { demoForm } from '#app/content/demo-form.ts';
import { isFreemail, suggestAddress } from './email-hints.ts';

const copy = demoForm.emailAdvice;

type Props = {
  /** Advice is given on valid addresses only. */
  address: string | null;
  onAccept: (address: string) => void;
};

/** Advice on a valid address: the domain that was probably meant, or why a work address is better. */
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
