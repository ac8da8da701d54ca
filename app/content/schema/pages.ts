import * as v from 'valibot';
import {
  breadcrumbs,
  closingCall,
  exactly,
  href,
  id,
  link,
  meta,
  richText,
  term,
  text,
} from './parts.ts';

/** The smaller pages: demo request, settings, the four roadmap pages, the policies, and those without a URL of their own. */

const head = { meta, breadcrumbs, title: text, promise: text };

/** Pages that no search engine lists: no path, no description limits. */
const unlisted = v.strictObject({ title: text });

export const bookDemoSchema = v.strictObject({
  ...head,
  demonstration: v.strictObject({
    title: text,
    text,
    /** The three questions, and where the screen answers them. */
    asks: exactly(v.strictObject({ id, question: text, answer: text }), 3, (entry) => entry.id),
    expected: text,
    late: text,
    done: text,
    due: text,
    wasDue: text,
    planned: text,
    waiting: text,
    locked: text,
  }),
  ready: v.strictObject({ title: text, text }),
});

const settingsField = v.strictObject({
  label: text,
  hint: text,
  required: text,
});

export const settingsSchema = v.strictObject({
  ...head,
  fields: v.strictObject({
    userId: settingsField,
    serviceId: settingsField,
    templateId: settingsField,
  }),
  save: text,
  restore: text,
  destination: v.strictObject({
    site: text,
    service: text,
    hosted: text,
    account: text,
    nowhere: text,
  }),
  /** Stands under the button where scripts are off. */
  noScript: text,
  notes: exactly(term, 4, (entry) => entry.name),
});

export const okrModuleSchema = v.strictObject({
  meta,
  breadcrumbs,
  title: text,
  lead: text,
  /** Names the figure for those who can't see it. */
  figure: text,
  labels: v.strictObject({
    counted: text,
    onTime: text,
    closedLateKey: text,
    objective: text,
    keyResult: text,
    progress: text,
    summary: text,
    before: text,
    task: text,
    closed: text,
    closedLate: text,
    open: text,
    late: text,
    close: text,
    reopen: text,
    startOver: text,
    try: text,
  }),
  /** `waiting` stands while a late task holds the objective back. */
  reading: v.strictObject({ name: text, text, waiting: text }),
  counting: v.strictObject({
    title: text,
    steps: v.strictObject({ task: text, one: text, keyResult: text, objective: text }),
  }),
  /** `unfinished` leads into the blank that stands for the visitor's own words. */
  closing: v.strictObject({ sentence: text, unfinished: text, text, action: link }),
});

export const capacityIqSchema = v.strictObject({
  meta,
  breadcrumbs,
  title: text,
  lead: text,
  action: link,
  figure: text,
  legend: v.strictObject({ committed: text, planned: text, over: text }),
  labels: v.strictObject({
    week: text,
    hours: text,
    thisWeek: text,
    sixWeeks: text,
    team: text,
    leave: text,
    over: text,
    overWord: text,
    freeWord: text,
    of: text,
    insight: text,
  }),
  insights: exactly(v.strictObject({ id, name: text, text }), 2, (entry) => entry.id),
  controls: v.strictObject({
    open: text,
    legend: text,
    hours: text,
    from: text,
    to: text,
    week: text,
    move: text,
    suggested: text,
    startOver: text,
    started: text,
    moved: text,
    stateOver: text,
    stateFree: text,
    /** By the reason that the sample operations give. */
    refused: v.strictObject({
      'not-whole-hours': text,
      'same-place': text,
      'unknown-place': text,
      'not-enough-hours': text,
    }),
  }),
  /** 'Schedule a Demo' only shows `message`: `note` stands beside it where scripts run, `reach` everywhere. */
  schedule: v.strictObject({
    title: text,
    button: text,
    note: text,
    reach: richText,
    message: text,
  }),
  sum: v.strictObject({
    title: text,
    parts: exactly(
      v.strictObject({ sign: v.string(), name: text, text }),
      4,
      (entry) => entry.name,
    ),
    example: text,
    reading: text,
  }),
  closing: v.strictObject({ title: text, text, action: link }),
});

export const gptAssistantSchema = v.strictObject({
  meta,
  breadcrumbs,
  title: text,
  lead: text,
  limits: v.strictObject({ title: text, entries: exactly(term, 3, (entry) => entry.name) }),
  closing: closingCall,
});

export const multiBranchSchema = v.strictObject({
  meta,
  breadcrumbs,
  title: text,
  lead: text,
  rollup: v.strictObject({ open: text, late: text }),
  reading: term,
  comparison: v.strictObject({ title: text, lead: text }),
  closing: v.strictObject({
    title: text,
    stops: exactly(term, 3, (entry) => entry.name),
    action: link,
  }),
});

const section = v.strictObject({
  id,
  title: text,
  /** Paragraphs and lists, in reading order. */
  body: v.pipe(
    v.array(v.union([richText, v.strictObject({ points: v.array(text) })])),
    v.nonEmpty('must say something'),
  ),
});

/** Terms and privacy: ten sections each, numbered by their place (specification, section 9). */
export const policySchema = v.strictObject({
  ...head,
  contentsLabel: text,
  updated: v.strictObject({ iso: v.pipe(v.string(), v.isoDate('must be a date')), label: text }),
  sections: exactly(section, 10, (entry) => entry.id),
});

/** Pages of the common shape: an opening, sections of running text, and the closing call. */
export const simplePageSchema = v.strictObject({
  ...head,
  sections: v.array(v.strictObject({ id, title: text, body: v.array(richText) })),
  closing: closingCall,
});

export const notFoundSchema = v.strictObject({
  meta: unlisted,
  title: text,
  start: term,
  end: term,
  returnHome: link,
});

export const redirectingSchema = v.strictObject({
  meta: unlisted,
  title: text,
  start: term,
  end: v.strictObject({ name: text }),
  text: richText,
  target: href,
});
