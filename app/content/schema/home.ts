import * as v from 'valibot';
import { copy, exactly, href, id, link, meta, text } from './parts.ts';

/** The home page (specification, sections 1 and 2); the counts are those of section 9. */

/** `id` is the module of the app that the entry shows (`app/product/rail.tsx`). */
const moduleEntry = v.strictObject({
  id: v.picklist(['delegation', 'help-tickets', 'recurring', 'flows', 'reports', 'my-work']),
  name: text,
  text,
  learnMore: v.optional(v.strictObject({ label: text, href, accessibleLabel: text })),
});

export const homeSchema = v.strictObject({
  meta,
  hero: v.strictObject({
    badge: text,
    headline: text,
    /** What the product does, in one sentence. */
    lead: text,
    audience: text,
    promise: text,
    primary: link,
    secondary: link,
    note: text,
  }),
  sameOrder: copy,
  about: v.strictObject({
    id,
    title: text,
    text,
    industries: exactly(v.strictObject({ name: text, flow: text }), 5, (entry) => entry.name),
  }),
  modules: v.strictObject({
    id,
    title: text,
    choice: text,
    entries: exactly(moduleEntry, 6, (entry) => entry.id),
    note: text,
  }),
  industry: copy,
  layers: copy,
  insights: copy,
  roadmap: copy,
  integrations: copy,
  pledges: copy,
  closing: v.strictObject({
    id,
    title: text,
    quote: v.strictObject({ text, attribution: text }),
  }),
});
