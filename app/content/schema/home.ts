import * as v from 'valibot';
import {
  atLeast,
  exactly,
  figureText,
  href,
  id,
  link,
  meta,
  richText,
  term,
  text,
} from './parts.ts';

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

const stage = v.strictObject({
  year: v.pipe(v.number(), v.integer('must be a whole year')),
  name: text,
  text,
});

const capability = v.strictObject({
  id,
  name: text,
  text,
  /** Set where the capability is a preview: says so, in words. */
  status: v.optional(text),
});

const comparisonRow = v.strictObject({
  id,
  /** The specification's name of the row. */
  name: text,
  question: text,
  fms: v.union([text, v.array(text)]),
  erp: v.union([text, v.array(text)]),
});

const roadmapEntry = v.strictObject({
  id,
  name: text,
  text,
  learnMore: v.strictObject({ label: text, href, accessibleLabel: text }),
});

const integrationTile = v.strictObject({
  id,
  name: text,
  /** What sort of system it is, where the name alone does not say. */
  kind: v.optional(text),
  text,
  direction: v.picklist(['reads', 'writes', 'notifies'], 'must be reads, writes or notifies'),
  /**
   * `src` null draws the local tile. An https address loads that picture from its host, so the visitor's browser
   * calls a third party: the content security policy then allows it, the privacy policy must say so, and the hero's
   * promise must no longer deny it.
   */
  logo: v.strictObject({
    src: v.nullable(
      v.pipe(
        v.string(),
        v.startsWith('https://', 'must be null or an https address'),
        v.url('must be null or an https address'),
      ),
    ),
    alt: v.string(),
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
  industry: v.strictObject({
    id,
    title: text,
    concept: v.array(text),
    stages: exactly(stage, 4, (entry) => String(entry.year)),
    source: richText,
    /** What folds the stages on a phone. */
    stagesLabel: text,
    /** Labels inside the capabilities' drawings. */
    drawings: v.strictObject({
      opens: text,
      delay: text,
      question: text,
      answer: text,
      percent: text,
      floor: text,
      twin: text,
    }),
    capabilitiesTitle: text,
    capabilities: exactly(capability, 5, (entry) => entry.id),
  }),
  layers: v.strictObject({
    id,
    title: v.array(text),
    lead: text,
    figure: figureText,
    captions: v.strictObject({ fms: term, erp: term, writes: text }),
    table: v.strictObject({
      caption: text,
      columns: v.strictObject({
        row: text,
        fms: v.strictObject({ name: text, layer: text, text }),
        erp: v.strictObject({ name: text, layer: text, text }),
      }),
      rows: exactly(comparisonRow, 5, (entry) => entry.id),
    }),
    action: link,
    actionNote: text,
  }),
  insights: v.strictObject({
    id,
    title: v.array(text),
    lead: text,
    entries: exactly(
      v.strictObject({
        id,
        name: text,
        text,
        /** What its drawing shows, in a line: it folds the drawing on a phone. */
        finding: v.optional(text),
      }),
      6,
      (entry) => entry.id,
    ),
  }),
  roadmap: v.strictObject({
    id,
    title: text,
    lead: text,
    entries: exactly(roadmapEntry, 4, (entry) => entry.id),
    /** What folds the pictures on a phone. */
    pictureLabel: text,
    note: text,
  }),
  integrations: v.strictObject({
    id,
    title: text,
    lead: text,
    custom: richText,
    nonAffiliation: text,
    directions: v.strictObject({ reads: term, writes: term, notifies: term }),
    tiles: atLeast(integrationTile, 6, (entry) => entry.id),
  }),
  pledges: v.strictObject({
    id,
    title: text,
    source: richText,
    entries: atLeast(
      v.strictObject({ section: id, name: text, text }),
      4,
      (entry) => entry.section,
    ),
  }),
  closing: v.strictObject({
    id,
    title: text,
    quote: v.strictObject({ text, attribution: text }),
  }),
});
