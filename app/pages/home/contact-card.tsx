import { site } from '#app/ui/copy.ts';
import { brand } from '#brand/brand.ts';
import './contact-card.css';

/** The person who answers a demo request: picture if there is one, name and role. Nothing if the brand names nobody. */
export function ContactCard() {
  const { contact } = brand.proof;
  if (contact === undefined) return null;
  const { name, role, picture } = contact;
  return (
    <p className="contact-card">
      {picture && (
        <img className="portrait" src={picture} alt="" width="56" height="56" loading="lazy" />
      )}
      <span>
        {site.contactCard} <b>{name}</b>, {role}
      </span>
    </p>
  );
}
