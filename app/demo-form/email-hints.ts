import { bareEmail } from '#request/normalize.ts';

/** Common domains of private mailboxes; mistyped domains are compared with them too. */
const freemailDomains =
  `gmail.com googlemail.com yahoo.com yahoo.co.in yahoo.in ymail.com outlook.com outlook.in hotmail.com live.com msn.com
  icloud.com me.com rediffmail.com aol.com zoho.com proton.me protonmail.com gmx.com gmx.de mail.com email.com
  fastmail.com`.split(/\s+/);

/** Shorter names are too similar to each other and to company domains to guess at: `hive.com` is not `live.com`. */
const minGuessLength = 9;

/** Ends of a domain that stand for no country and no other registry, so that only `.com` can be meant. */
const mistypedCom = /\.(?:con|cpm|cmo|ocm|comm|coom|xom|vom)$/;

/** The valid address that was typed, with the domain that was probably meant (`gmial.com` → `gmail.com`, `rao.con` → `rao.com`); null when there is none. */
export function suggestAddress(typed: string): string | null {
  const address = bareEmail(typed);
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  if (domain === '' || freemailDomains.includes(domain)) return null;
  const meant =
    freemailDomains.find(
      (known) => known.length >= minGuessLength && isOneSlipAway(domain, known),
    ) ?? (mistypedCom.test(domain) ? domain.replace(mistypedCom, '.com') : undefined);
  return meant ? `${address.slice(0, -domain.length)}${meant}` : null;
}

/** One letter missing, added, changed or moved: both are the same without one of their letters. */
function isOneSlipAway(typed: string, known: string): boolean {
  return withoutOne(known).some((text) => withoutOne(typed).includes(text));
}

/** A text, and what is left of it without each of its letters. */
function withoutOne(text: string): string[] {
  return [text, ...Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1))];
}
