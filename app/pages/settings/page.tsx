import { storageKeys } from '#app/demo-form/emailjs/stored-ids.ts';
import { Island } from '#app/islands/island.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { PageIntro } from '#app/ui/page-intro.tsx';
import { settings as copy } from './copy.ts';
import { SettingsForm } from './settings-form.tsx';
import './page.css';

export const meta = pageMeta(copy.meta);

export default function Settings() {
  return (
    <div>
      <PageIntro breadcrumbs={copy.breadcrumbs} title={copy.title} lead={copy.lead} />
      <div className="settings__body wrap grid">
        <Island
          id="settings-form"
          name="settings-form"
          component={SettingsForm}
          props={{}}
          hydrateIf={Object.values(storageKeys)}
          className="rows half"
        />
        <dl className="settings__notes rows half">
          {copy.notes.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="small">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
