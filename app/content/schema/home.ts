import * as v from 'valibot';
import { copy, exactly, figureText, href, id, link, meta, term, text } from './parts.ts';

/** The home page (specification, sections 1 and 2); the counts are those of section 9. */

const moduleEntry = v.strictObject({
  id,
  name: text,
  /** Who uses it. */
  audience: text,
  text,
  /** The module's parts by the specification's names. */
  parts: v.pipe(v.array(term), v.minLength(2, 'must name at least two parts')),
  learnMore: v.optional(v.strictObject({ label: text, href, accessibleLabel: text })),
});

const miniatures = v.strictObject({
  delegation: v.strictObject({ description: text, note: text }),
  ticket: v.strictObject({ description: text, routed: text, due: text }),
  recurring: v.strictObject({
    description: text,
    daily: text,
    weekly: text,
    monthly: text,
    today: text,
  }),
  report: v.strictObject({ description: text, title: text }),
  work: v.strictObject({ description: text, leaves: text, from: text, left: text, moved: text }),
  flows: v.strictObject({
    tat: text,
    lost: text,
    rejected: text,
    waits: text,
    straight: text,
    loop: text,
    split: text,
  }),
});

export const homeSchema = v.strictObject({
  meta,
  hero: v.strictObject({
    badge: text,
    headline: text,
    /** What the product is, in plain words. */
    what: text,
    lead: text,
    promise: text,
    primary: link,
    secondary: link,
    lane: figureText,
    legend: v.strictObject({ done: text, planned: text, acting: text, late: text }),
    /** Labels inside the drawing. */
    drawing: v.strictObject({
      description: text,
      plan: text,
      now: text,
      tat: text,
      tatEnded: text,
      over: text,
      overTat: text,
      since: text,
      waiting: text,
      missing: text,
      closed: text,
      expected: text,
      plannedClose: text,
      late: text,
      closesLate: text,
    }),
  }),
  about: v.strictObject({
    id,
    title: text,
    paragraphs: v.array(text),
    industriesTitle: text,
    industries: exactly(v.strictObject({ name: text, flow: text }), 5, (entry) => entry.name),
    ledger: v.strictObject({
      caption: text,
      columns: v.strictObject({ when: text, before: text, after: text }),
      examples: v.strictObject({ stuck: text, question: text }),
      rows: v.array(v.strictObject({ id, when: text, before: text, after: text })),
    }),
  }),
  modules: v.strictObject({
    id,
    title: v.array(text),
    lead: text,
    entries: exactly(moduleEntry, 6, (entry) => entry.id),
    /** The flow shapes drawn under the FMS row. */
    flows: exactly(term, 3, (entry) => entry.name),
    partsLabel: text,
    /** What folds the second and third flow on a phone. */
    flowsLabel: text,
    /** Labels and text equivalents of the small drawings. */
    miniatures,
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
