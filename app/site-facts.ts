import { destinationOf, siteMailIds } from './demo-form/emailjs/stored-ids.ts';
import type { SiteFacts } from './ui/copy-types.ts';
import { pictureOrigins } from './ui/pictures.ts';

export const siteFacts: SiteFacts = {
  hostedMail: !destinationOf(siteMailIds).isOwnService,
  visitSource: import.meta.env.VITE_VISIT_SOURCE !== 'off',
  analytics: Boolean(import.meta.env.VITE_UMAMI_WEBSITE_ID),
  pictureOrigins: pictureOrigins(),
};
