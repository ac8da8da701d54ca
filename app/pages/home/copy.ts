import { type AppModule, appModuleNames } from '#app/product/app-modules.ts';
import { site } from '#app/ui/copy.ts';
import type { MoreLink } from '#app/ui/copy-types.ts';
import { countWord } from '#app/ui/count-word.ts';
import { brand } from '#brand/brand.ts';

const hero = {
  badge: 'Powered by Advanced AI Technology',
  headline: 'Bring Operational Clarity to your ORGANIZATION',
  lead: 'See who has each task, when it is due and where it is stuck.',
  audience: `Works on top of your ERP, on ${brand.platforms}.`,
  primary: site.bookDemo,
  secondary: { label: 'Explore Features', href: '/#features' },
  draw: { label: 'Draw your own process, no sign-up', href: '/#draw' },
  /** Before the names of customers, when the brand has them. */
  customers: 'In use at',
  /** Explains the hours in the picture above it. */
  note: 'Working hours, 09:00 to 18:00.',
} as const;

/** Messages and times are sample data: `app/pages/home/order-2033.ts`. */
const sameOrder = {
  title: 'Order 2033, two ways',
  lead: 'Week 23: one purchase, due Wed 18:00, told both ways.',
  chat: {
    title: 'In a group chat',
    end: 'Still open.',
    verdict: '{days} days. {messages} messages. No owner.',
  },
  app: {
    title: `In ${brand.name}`,
    phone: '{owner}’s phone',
    step: 'Vendor quote',
    now: 'now',
    end: 'Nothing to chase.',
    verdict: 'One notification. One tap. Closed.',
  },
} as const;

const about = {
  id: 'about',
  title: `What is ${brand.name}?`,
  text: `${brand.name} is a ${brand.category} for ${brand.platforms}. ${brand.nameStory}`,
  /** A process of each: its first step, one on the way, and its last. */
  industries: [
    { name: 'Manufacturing', steps: ['Purchase request', 'Vendor quote', 'Dispatch'] },
    { name: 'Healthcare', steps: ['Discharge note', 'Pharmacy check', 'Final bill'] },
    { name: 'Finance', steps: ['Loan file', 'Credit check', 'Sanction letter'] },
    { name: 'Retail', steps: ['Stock-out', 'Transfer', 'Shelf'] },
    { name: 'Logistics', steps: ['Gate-in', 'Loading', 'Proof of delivery'] },
  ],
} as const;

type ModuleWords = { readonly name: string; readonly text: string; readonly learnMore?: MoreLink };

/** Their order, and the icons of the app, are those of `app/product/app-modules.ts`. */
const moduleWords: Readonly<Record<AppModule, ModuleWords>> = {
  delegation: {
    name: 'Executive Assistant Delegation',
    text: 'Voice notes become tasks on task boards. Comments stay on the message board.',
  },
  'help-tickets': {
    name: 'Help Ticket System',
    text: 'Internal support and inter-departmental requests, with routing and tracking.',
  },
  recurring: {
    name: 'Recurring Tasks',
    text: 'Daily, weekly and monthly, on the right person’s list before the day starts.',
  },
  flows: {
    name: 'Flow Management System (FMS)',
    text: 'What, when, who and how: every step of a process, with its owner and TAT.',
    learnMore: {
      label: 'Learn More',
      href: '/fms-details',
      about: 'about the Flow Management System (FMS)',
    },
  },
  reports: {
    name: 'MIS Reports',
    text: 'Auto-generated insights from recurring, help-ticket and FMS tasks.',
  },
  'my-work': {
    name: 'My Work',
    text: 'A consolidated view of your assigned tasks, with reallocation when an employee leaves.',
  },
};

const modules = {
  id: 'features',
  /** The order of the first screen, at its next moment. */
  moment: 'Order 2041, {when}',
  title: `${countWord(appModuleNames.length)} modules. One app.`,
  /** Names the choice for screen readers. */
  choice: 'Module on screen',
  entries: appModuleNames.map((id) => ({ id, ...moduleWords[id] })),
} as const;

const industry = {
  id: 'solutions',
  title: 'Your Workflows Reimagined for Industry 4.0',
  concept: `In Industry 4.0, machines and orders report their own status. ${brand.name} adds the people: who has each task, and what it waits for.`,
  planned: 'On the roadmap.',
  /** Along the line that a bin scale starts; `industry.tsx` has a picture for each `id`. */
  capabilities: [
    {
      id: 'smart-task-automation',
      name: 'Smart task automation',
      text: 'How order 2041 began: low stock on {began} opened Raise request for Imran, due {due}.',
    },
    {
      id: 'digital-twin',
      name: 'Digital twin of operations via FMS',
      text: 'The process on screen is the process on the floor, right now.',
    },
    {
      id: 'erp-tool-integration',
      name: 'ERP/tool integration',
      text: 'Connected on request, a closed step writes its record to your ERP or another tool.',
    },
    {
      id: 'workflow-speedometer',
      name: 'Workflow speedometer',
      text: 'One dial shows the share of steps closed on time.',
    },
    {
      id: 'gpt-assistant',
      name: 'AI-powered GPT assistant',
      text: 'Ask in plain English and see the records.',
      planned: true,
    },
  ],
  /** In the pictures. */
  scale: '3 kg',
  question: 'Who has order 2041?',
} as const;

const layers = {
  id: 'fms-erp',
  title: ['Your ERP records the order.', 'FMS gets it there.'],
  lead: 'FMS is an operational execution layer on top of your existing ERP. It manages the hours between one ERP record and the next.',
  /** Where the order stands by now. */
  moment: { name: 'Order 2041, Wed 13:00', note: 'Released by Kiran. Order due {due}.' },
  planes: {
    fms: 'who, what and by when',
    erp: 'what the books keep',
    late: '{each} over',
    gap: '{hours} working hours',
    gapText: 'without a record',
    unwritten: 'not yet',
  },
  table: {
    caption: 'FMS and ERP compared on purpose, example use cases, flexibility and visibility',
    columns: {
      fms: { name: 'FMS', layer: 'Layer 1' },
      erp: { name: 'ERP', layer: 'Layer 2' },
    },
    rows: [
      {
        id: 'purpose',
        name: 'Purpose',
        fms: 'Daily operational workflows: who does the next step, and by when.',
        erp: 'Financial, HR and supply chain transactions, kept for the books.',
      },
      {
        id: 'example-use-cases',
        name: 'Example use cases',
        fms: [
          'Purchase to dispatch',
          'Job card to quality release',
          'Job offer to first day',
          'Customer complaint to closure',
          'Vendor bill to payment',
        ],
        erp: [
          'General ledger and tax',
          'Payroll',
          'Purchase orders and stock value',
          'Invoices and receivables',
          'Supplier and item masters',
        ],
      },
      {
        id: 'flexibility',
        name: 'Flexibility',
        fms: 'Customizable per department: change your own steps and times.',
        erp: 'Structured and rigid, because the books depend on it.',
      },
      {
        id: 'visibility',
        name: 'Visibility',
        fms: 'Turnaround-time benchmarks, bottlenecks and loop time, while the work is open.',
        erp: 'Balances, stock and transactions, once they are posted.',
      },
    ],
  },
  actionNote: 'Bring one process that crosses two departments.',
} as const;

const insights = {
  id: 'performance-insights',
  title: ['You know it is late.', 'See where it slipped.'],
  /** `{slots}` are filled from the sample operations. */
  bottleneck: {
    name: 'Bottleneck identification',
    text: 'Hours over TAT at every step, each working day.',
  },
  heatmap: {
    caption: 'Hours over turnaround time, by step and working day. Empty: none.',
    week: 'Week {week}',
    total: 'Weeks 22, 23',
    hours: '{hours} h',
    finding: 'Weeks 22 and 23: {hours} of {total} late hours at {name}',
    /** What was changed after order 2041, from the Thursday on. */
    change: 'From Thu, a late quote is escalated after 1 h',
    after: 'Friday of week 24: {hours} h',
    others: 'The other four steps',
  },
  /** A figure each, with which its sentence begins. */
  entries: [
    {
      id: 'speedometer',
      name: 'Performance speedometer',
      figure: '{percent}%',
      text: 'of steps closed on time: {closed} of {steps}. The target is {target}%.',
    },
    {
      id: 'benchmarks',
      name: 'Turnaround-time benchmarks at every step',
      figure: '{median} h',
      text: 'is the median of {step}, against a TAT of {tat} h.',
    },
    {
      id: 'flowchart',
      name: 'Visual flowchart grouping',
      figure: '{late} of {open}',
      text: 'open {division} steps were late in week 23, grouped by division.',
    },
    {
      id: 'efficiency',
      name: 'Operational efficiency analytics',
      figure: '{last}%',
      text: 'of a run is work, not waiting. That is up from {first}%.',
    },
    {
      id: 'favorites',
      name: 'Favorite processes for HQ and branches',
      figure: '{pinned}',
      text: 'processes are pinned for everybody, {process} first.',
    },
  ],
} as const;

const roadmap = {
  id: 'roadmap',
  title: 'Roadmap: coming next',
  today: { name: 'Today', text: `${countWord(appModuleNames.length)} modules, one app.` },
  lead: 'Four planned features. Plans may change, so decide on what works today.',
  entries: [
    {
      id: 'gpt-assistant',
      name: 'AI assistant (GPT)',
      text: 'Natural-language queries on operational data.',
      learnMore: {
        label: 'Learn More',
        href: '/gpt-assistant',
        about: 'about the AI assistant (GPT)',
      },
    },
    {
      id: 'multi-branch-support',
      name: 'Multi-branch / multi-location support',
      text: 'People and a calendar for each location, and one total.',
      learnMore: {
        label: 'Learn More',
        href: '/multi-branch-support',
        about: 'about multi-branch / multi-location support',
      },
    },
    {
      id: 'okr-module',
      name: 'Goals and OKRs module',
      text: 'Objectives and key results that move when real tasks close.',
      learnMore: {
        label: 'Learn More',
        href: '/okr-module',
        about: 'about the goals and OKRs module',
      },
    },
    {
      id: 'capacity-iq',
      name: 'Capacity IQ',
      text: 'AI utilisation insights for hiring or load balancing.',
      learnMore: {
        label: 'Learn More',
        href: '/capacity-iq',
        about: 'about Capacity IQ',
      },
    },
  ],
} as const;

/**
 * A system's tile. `logo` is an SVG path in a box of 25 by 28, a file in `public/` such as `/logos/erp.svg`, or an https
 * address. With an address, visitors' browsers call that host; the security and privacy policies then name it.
 */
type Tile = {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly logo: string;
};

const integrations = {
  id: 'integrations',
  title: 'Integrations: keep your tools',
  custom: [
    'We connect these on request. Custom integrations are available on request, too. ',
    { label: 'Tell us which system', href: '/book-demo' },
    '.',
  ],
  nonAffiliation: `Names and logos of third-party systems belong to their owners; ${brand.name} is not affiliated with or endorsed by them.`,
  tiles: [
    {
      id: 'erp-suite',
      name: 'ERP suite',
      text: 'Requisitions and orders as steps close.',
      logo: 'M1 1h24v26H1zM1 10h24M13 10v17',
    },
    {
      id: 'open-source-business-suite',
      name: 'Open-source business suite',
      text: 'Stock moves and draft invoices.',
      logo: 'M7 1h12v8H7zM1 19h10v8H1zM15 19h10v8H15zM13 9v5M6 19v-5h14v5',
    },
    {
      id: 'crm',
      name: 'CRM',
      text: 'A won deal starts the delivery process.',
      logo: 'M1 2h24L16 14v12l-6-3v-9z',
    },
    {
      id: 'work-board',
      name: 'Work board',
      text: 'Work tracking: a card moves with its step.',
      logo: 'M1 1h6v26H1zM10 1h6v16h-6zM19 1h6v20h-6z',
    },
    {
      id: 'issue-tracker',
      name: 'Issue tracker',
      text: 'Work tracking: a help ticket opens an issue.',
      logo: 'M1 1h24v19H10l-6 7v-7H1zM7 8h12M7 13h8',
    },
    {
      id: 'hrms',
      name: 'HRMS',
      text: 'New hires, exits and absences.',
      logo: 'M19 8a6 6 0 1 1-12 0a6 6 0 1 1 12 0M1 27c0-7 5-11 12-11s12 4 12 11',
    },
  ] satisfies readonly Tile[],
} as const;

/** What the terms promise a buyer, each with the section that holds it (`app/pages/terms-conditions/copy.ts`). */
const pledges = {
  id: 'pledges',
  title: 'What you can hold us to',
  /** Over numbers and customers, when the brand has them. */
  proofTitle: 'In use today',
  /** What buyers ask and only the brand can answer: a question is shown with its answer, `proof` in `brand/brand.ts`. */
  questions: {
    title: 'What buyers ask first',
    setUp: 'Setup',
    erp: 'Your ERP',
    users: 'In use at',
  },
  source: [
    'Each line links to its section of our ',
    { label: 'terms', href: '/terms-conditions' },
    '.',
  ],
  entries: [
    {
      section: 'payments',
      name: 'Price',
      text: 'Agreed in writing before you owe anything. Pay by invoice.',
    },
    {
      section: 'ownership',
      name: 'Your data',
      text: 'It stays yours. We store and process it only to run the service for you.',
    },
    {
      section: 'ending-and-liability',
      name: 'Leaving',
      text: 'Account data is deleted within 7 days of your request.',
    },
    {
      section: 'data-and-hosting',
      name: 'Hosting',
      text: 'Encrypted in transit and at rest, with a cloud provider.',
    },
    {
      section: 'law',
      name: 'Law',
      text: 'Indian law, Haryana courts.',
    },
  ],
} as const;

const closing = {
  id: 'demo',
  title: 'Book a Demo',
  closed: { name: 'Order 2041 closed', note: '{closed}, {early} early' },
  quote: {
    lines: ['A step with no owner and no deadline is not a step.', 'It is a hope.'],
    attribution: 'Our own rule, for every process we set up',
  },
} as const;

/**
 * The home page. The headline, the badge, the tagline and the names of parts are fixed by the specification. `{slots}` are
 * filled from the sample operations.
 */
export const home = {
  meta: {
    path: '/',
    title: `${brand.name}: every task has an owner and a deadline`,
    description: `${brand.name} runs the steps between your systems. See what is moving, what is waiting and who it is waiting for, on ${brand.platforms}.`,
  },
  hero,
  sameOrder,
  about,
  modules,
  industry,
  layers,
  insights,
  roadmap,
  integrations,
  pledges,
  closing,
} as const;
