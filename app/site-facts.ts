import { destinationOf, siteMailIds } from './demo-form/emailjs/stored-ids.ts';
import { pictureOrigins } from './picture-origins.ts';

/** What this build of the site does with data: what its texts say follows from it. */
export const siteFacts = {
  /** Hosted EmailJS carries the site's requests: no mail service of ours receives or stores them. */
  hostedMail: !destinationOf(siteMailIds).isOwnService,
  /** Whether the browser keeps where a visit came from. */
  visitSource: import.meta.env.VITE_VISIT_SOURCE !== 'off',
  /** Umami counts visits. */
  analytics: Boolean(import.meta.env.VITE_UMAMI_WEBSITE_ID),
  /** Origins of other companies that pages load pictures from. */
  pictureOrigins: pictureOrigins(),
};
