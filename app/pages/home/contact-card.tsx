import { site } from '#app/ui/copy.ts';
import { brand } from '#brand/brand.ts';
import { Portrait } from './proof-of-use.tsx';

/** The person who answers a demo request: picture if there is one, name and role. Nothing if the brand names nobody. */
export function ContactCard() {
  const { contact } = brand.proof;
  if (contact === undefined) return null;
  const { name, role, picture } = contact;
  return (
    <p className="row">
      {picture && <Portrait picture={picture} />}
      <span>
        {site.contactCard} <b>{name}</b>, {role}
      </span>
    </p>
  );
}
