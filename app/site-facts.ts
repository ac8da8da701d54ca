import type { SiteFacts } from './content/types.ts';
import { destinationOf } from './emailjs/origin.ts';
import { siteMailIds } from './emailjs/stored-ids.ts';
import { pictureOrigins } from './pictures.ts';

export const siteFacts: SiteFacts = {
  hostedMail: !destinationOf(siteMailIds).isOwnService,
  visitSource: import.meta.env.VITE_VISIT_SOURCE !== 'off',
  analytics: import.meta.env.VITE_ANALYTICS ?? undefined,
  pictureOrigins: pictureOrigins(),
};
