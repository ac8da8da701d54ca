import type * as v from 'valibot';
import type * as fms from './schema/fms.ts';
import type { homeSchema } from './schema/home.ts';
import type * as pages from './schema/pages.ts';
import type * as parts from './schema/parts.ts';
import type * as shared from './schema/shared.ts';

/**
 * The shapes of the content files, inferred from the schemas that the build judges them by. Limits (title at most 60
 * characters, description 70 to 160, counts of entries) and what each field means stand in `schema/`.
 */

type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;
type Content<Schema extends v.GenericSchema> = DeepReadonly<v.InferOutput<Schema>>;

export type PagePath = (typeof parts.pagePaths)[number];
export type HomeAnchor = (typeof parts.homeAnchors)[number];
export type PageMeta = Content<typeof parts.meta>;
export type Link = Content<typeof parts.link>;
export type RichText = Content<typeof parts.richText>;
export type Term = Content<typeof parts.term>;
export type Breadcrumbs = Content<typeof parts.breadcrumbs>;
export type FigureText = Content<typeof parts.figureText>;

export type Home = Content<typeof homeSchema>;

export type Site = Content<typeof shared.siteSchema>;
export type Messages = Content<typeof shared.messagesSchema>;
export type DemoForm = Content<typeof shared.demoFormSchema>;

export type FmsDetails = Content<typeof fms.fmsDetailsSchema>;
export type FmsExamples = Content<typeof fms.fmsExamplesSchema>;
export type FmsDepartment = FmsExamples[number];
export type FmsProcess = FmsDepartment['processes'][number];

export type BookDemo = Content<typeof pages.bookDemoSchema>;
export type Settings = Content<typeof pages.settingsSchema>;
export type OkrModule = Content<typeof pages.okrModuleSchema>;
export type CapacityIq = Content<typeof pages.capacityIqSchema>;
export type GptAssistant = Content<typeof pages.gptAssistantSchema>;
export type MultiBranch = Content<typeof pages.multiBranchSchema>;
export type Policy = Content<typeof pages.policySchema>;
export type SimplePage = Content<typeof pages.simplePageSchema>;
export type NotFound = Content<typeof pages.notFoundSchema>;
export type Redirecting = Content<typeof pages.redirectingSchema>;
export type PolicySection = Policy['sections'][number];

/** What this build of the site does with data: what its texts say follows from it. */
export type SiteFacts = {
  /** Hosted EmailJS carries the site's requests: no mail service of ours receives or stores them. */
  hostedMail: boolean;
  /** Whether the browser keeps where a visit came from. */
  visitSource: boolean;
  analytics: 'plausible' | 'umami' | undefined;
};
