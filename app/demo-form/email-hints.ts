/** Hints about a valid e-mail address, as it was typed. They never stop a visitor. */
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

export function isFreemail(typed: string): boolean {
  return freemailDomains.includes(domainOf(bareEmail(typed)));
}

/** The address with the domain that was probably meant (`gmial.com` → `gmail.com`, `rao.con` → `rao.com`); null when there is none. */
export function suggestAddress(typed: string): string | null {
  const address = bareEmail(typed);
  const domain = domainOf(address);
  if (domain === '' || freemailDomains.includes(domain)) return null;
  const meant =
    freemailDomains.find(
      (known) => known.length >= minGuessLength && isOneSlipAway(domain, known),
    ) ?? (mistypedCom.test(domain) ? domain.replace(mistypedCom, '.com') : undefined);
  return meant ? `${address.slice(0, -domain.length)}${meant}` : null;
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}

/** One letter missing, added or changed, or two neighbors swapped. */
function isOneSlipAway(typed: string, known: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === known[start]) start += 1;
  const rest = (text: string, skipped: number) => text.slice(start + skipped);
  return (
    rest(typed, 1) === rest(known, 0) ||
    rest(typed, 0) === rest(known, 1) ||
    rest(typed, 1) === rest(known, 1) ||
    (typed[start] === known[start + 1] &&
      typed[start + 1] === known[start] &&
      rest(typed, 2) === rest(known, 2))
  );
}
