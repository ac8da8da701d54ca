import { brand } from '#app/brand.ts';
import type { Home } from './types.ts';

/**
 * The home page. The headline, the badge, the tagline and the names of parts are fixed by the specification. `{slots}` are
 * filled from the sample operations.
 */
export const home = {
  meta: {
    path: '/',
    title: `${brand.name}: every task has an owner and a clock`,
    description: `${brand.name} runs the steps between your systems. See what is moving, what is waiting and who it is waiting for, on ${brand.platforms}.`,
  },
  hero: {
    badge: 'Powered by Advanced AI Technology',
    headline: 'Bring Operational Clarity to your ORGANIZATION',
    what: `The ${brand.category} that shows who has each task, when it is due, and where it is stuck.`,
    lead: `For manufacturing, healthcare, finance, retail and logistics, on ${brand.platforms}.`,
    primary: { label: 'Book a Demo', href: '/book-demo' },
    secondary: { label: 'Explore Features', href: '/#features' },
    /** What is true of every page: `privacy-policy.ts` says the same at length. */
    promise:
      'The demo is free. A person contacts you within 1-2 business days. No\u00a0cookies, no\u00a0third-party\u00a0requests.',
    lane: {
      title: 'Purchase request to dispatch',
      note: 'Order {order} is {over} over its time, expected {late} late. Working day {opens} to {closes}.',
      sample: 'Sample data',
    },
    legend: {
      done: 'done',
      planned: 'planned',
      acting: 'a person acts',
      late: 'over turnaround time (TAT)',
    },
    drawing: {
      description:
        'The five steps of the order against working hours. It was planned to close {plannedClose} and is now expected {expectedClose}, {late} late. Step by step:',
      plan: 'Plan, {planned}',
      now: 'Now, {instant}',
      tat: 'TAT {tat}',
      tatEnded: 'TAT ended {clock}',
      over: '{over} over',
      overTat: '{over} over TAT',
      since: 'since {instant}.',
      waiting: 'Waiting on {person}:',
      missing: '{missing} of {asked} quotes missing',
      closed: 'Closed',
      expected: 'expected',
      plannedClose: 'planned {instant}',
      late: '{late} late',
      closesLate: 'closes {late} late',
    },
  },
  about: {
    id: 'about',
    title: `What is ${brand.name}?`,
    paragraphs: [
      `${brand.name} is a ${brand.category} for ${brand.platforms}. You use it where one job passes through many hands.`,
      brand.nameStory,
    ],
    industriesTitle: 'For any industry where work changes hands',
    industries: [
      { name: 'Manufacturing', flow: 'purchase request to dispatch' },
      { name: 'Healthcare', flow: 'discharge note to final bill' },
      { name: 'Finance', flow: 'loan file to sanction letter' },
      { name: 'Retail', flow: 'stock-out to shelf' },
      { name: 'Logistics', flow: 'gate-in to proof of delivery' },
    ],
    ledger: {
      caption: `Six moments of a working week, before ${brand.name} and with it`,
      columns: { when: 'When', before: 'Before', after: `With ${brand.name}` },
      /** What two of the rows look like in the order above. */
      examples: {
        stuck: '{over} over, {desk}',
        question: '{step}, {desk}, since {instant}',
      },
      rows: [
        {
          id: 'request',
          when: 'A request comes in',
          before: 'A group chat. Whoever sees it first.',
          after: 'Stores raises it once. Step 1 opens with an owner and a due time.',
        },
        {
          id: 'hand-off',
          when: 'It changes hands',
          before: 'You walk over, or call twice.',
          after: 'The next owner gets it the minute the last step closes.',
        },
        {
          id: 'stuck',
          when: 'It gets stuck',
          before: 'You hear about it on Friday.',
          after: 'The row turns amber at the hour it is late, and names who it waits for.',
        },
        {
          id: 'question',
          when: 'Somebody asks',
          before: 'Three phone calls and a guess.',
          after: 'One line: the step, the owner, and since when. You decide what happens next.',
        },
        {
          id: 'leaver',
          when: 'Somebody leaves',
          before: 'Their tasks leave with them.',
          after: 'Open tasks are listed and moved to a named person.',
        },
        {
          id: 'month-end',
          when: 'The month ends',
          before: 'Two evenings of copying into a sheet.',
          after: 'The report is already there, built from the steps that closed.',
        },
      ],
    },
  },
  modules: {
    id: 'features',
    title: ['Six modules.', 'One place work gets done.'],
    lead: 'Use one module or all six. A task is the same object in each: an owner, a due time, a state.',
    partsLabel: 'What is in it',
    entries: [
      {
        id: 'executive-assistant-delegation',
        name: 'Executive Assistant Delegation',
        audience: 'For directors and their assistants',
        text: 'Say it once. It becomes tasks, each with a name and a time, and you see which are closed.',
        parts: [
          { name: 'Voice notes', text: 'Speak the request; AI turns it into tasks.' },
          { name: 'Message board', text: 'The talk about a task stays next to the task.' },
          { name: 'Task boards', text: 'One board per director: open, due today, late, closed.' },
        ],
      },
      {
        id: 'help-ticket-system',
        name: 'Help Ticket System',
        audience: 'For anyone who needs another department',
        text: 'Ask IT, HR or Maintenance without knowing whom. A person with a name closes the ticket.',
        parts: [
          {
            name: 'Internal support',
            text: 'A dead printer, a missing payslip, a leaking valve.',
          },
          {
            name: 'Inter-departmental requests',
            text: 'What Sales needs from Stores, and by when.',
          },
          {
            name: 'Routing and tracking',
            text: 'Each ticket goes to the right desk by its type, and you see where it stands.',
          },
        ],
      },
      {
        id: 'recurring-tasks',
        name: 'Recurring Tasks',
        audience: 'For supervisors and checkers',
        text: 'Work that comes round is on the list of the person who does it before the day starts.',
        parts: [
          { name: 'Daily', text: 'Open the line, check the cold room, bank the cash.' },
          { name: 'Weekly', text: 'Count the stock, test the fire pump.' },
          { name: 'Monthly', text: 'Close the books, renew the gate passes.' },
        ],
      },
      {
        id: 'flow-management-system',
        name: 'Flow Management System (FMS)',
        audience: 'For process owners and everyone in the process',
        text: 'Draw a process once. FMS runs every case through it, gives each step a TAT, and starts the next clock when the last one stops.',
        parts: [
          { name: 'What', text: 'the step, in a verb and a noun' },
          { name: 'When', text: 'its TAT in minutes, hours or days' },
          { name: 'Who', text: 'predefined, dynamic or external' },
          { name: 'How', text: 'the form, the checklist, the proof' },
        ],
        learnMore: {
          label: 'Learn More',
          href: '/fms-details',
          accessibleLabel: 'Learn More about the Flow Management System (FMS)',
        },
      },
      {
        id: 'mis-reports',
        name: 'MIS Reports',
        audience: 'For managers, every Monday',
        text: 'The management information system (MIS) report builds itself from work that closed. Nobody copies a number.',
        parts: [
          {
            name: 'Auto-generated insights',
            text: 'Who closes in time, what is late, and whether it gets better.',
          },
          {
            name: 'Three sources',
            text: 'Recurring, help-ticket and FMS tasks, counted the same way.',
          },
        ],
      },
      {
        id: 'my-work',
        name: 'My Work',
        audience: 'For each person, each morning',
        text: 'Your day on one list. You start with what is due first, not with what was shouted last.',
        parts: [
          {
            name: 'Consolidated view',
            text: 'All tasks assigned to you, from every module, in order of due time.',
          },
          {
            name: 'Reallocation',
            text: 'When an employee leaves, the open tasks move to a person you name.',
          },
        ],
      },
    ],
    flowsLabel: 'Loop and split',
    flows: [
      { name: 'Straight', text: 'One step opens the next.' },
      { name: 'Loop', text: 'A rejected step goes back, and is counted.' },
      { name: 'Split', text: 'Two tracks, direct or staggered, wait for both.' },
    ],
    miniatures: {
      delegation: {
        description:
          'A voice note of {length} becomes {count} tasks, each with an owner and a due time: {tasks}.',
        note: 'Voice note, {length}',
      },
      ticket: {
        description:
          '{name}: raised by {from}, routed to {to} in {routed}, due there in {due}. Once closed it goes back to {from}.',
        routed: 'routed in {routed}',
        due: 'due in {due}',
      },
      recurring: {
        description:
          'A ruler of {count} working days. A short mark on each: {daily}. A longer one every week: {weekly}. The longest once a month: {monthly}.',
        daily: 'daily: {task}',
        weekly: 'weekly: {task}',
        monthly: 'monthly: {task}',
        today: 'today',
      },
      report: {
        description: '{sources} feed one report. Closed in time: {lines}.',
        title: 'Closed in time',
      },
      work: {
        description: '{leaver} leaves on {day}. {moved} open tasks move to {successor}, {from}.',
        leaves: 'leaves {day}',
        from: 'from {instant}',
        left: 'no task left here',
        moved: '{moved} open tasks moved',
      },
      flows: {
        tat: 'TAT {tat}',
        lost: '+{lost}',
        rejected: 'rejected, attempt {attempt}',
        waits: 'waits for both',
        straight: 'Straight: {steps}.',
        loop: 'Loop: {from} sends the case back to {to}: {rejected}, {lost}.',
        split: 'Split: {first} and {second} run side by side, and the next step waits for both.',
      },
    },
    note: 'Miniatures show sample data.',
  },
  industry: {
    id: 'solutions',
    title: 'Your Workflows Reimagined for Industry 4.0',
    concept: [
      'The first mills ran on a channel of water. Industry 4.0 runs on reports from the work itself: machines, orders and people say where they stand, so the next step can start on time.',
      `Your machines report already. ${brand.name} adds the people: every task says who holds it, since when, and what it waits for.`,
    ],
    stages: [
      {
        year: 1784,
        name: 'First mechanical loom',
        text: 'Water and steam drive the work.',
      },
      {
        year: 1870,
        name: 'First production line',
        text: 'Cincinnati slaughterhouses: the work moves, people stand still.',
      },
      {
        year: 1969,
        name: 'First programmable logic controller',
        text: 'Modicon 084: machines follow a program.',
      },
      {
        year: 2011,
        name: 'Industry 4.0 gets its name',
        text: 'Hannover Fair: the work reports itself.',
      },
    ],
    source: [
      'Stages and dates: acatech, Recommendations for implementing the strategic initiative INDUSTRIE 4.0, 2013.',
    ],
    stagesLabel: 'From Industry 1.0 to 4.0',
    capabilitiesTitle: 'Five capabilities that put your people on that line',
    drawings: {
      opens: 'opens itself',
      delay: 'in {delay}',
      question: 'Who is late today?',
      answer: '{desk}, {count} step',
      target: 'target {target}',
      percent: '{percent} %',
      floor: 'the floor',
      twin: 'its twin',
    },
    capabilities: [
      {
        id: 'smart-task-automation',
        name: 'Smart task automation',
        text: 'When a step closes, the next one opens with its owner and its due time already set.',
      },
      {
        id: 'gpt-assistant',
        name: 'AI-powered GPT assistant',
        text: 'Ask in your own words. The answer names the rows it read.',
        status: 'On the roadmap',
      },
      {
        id: 'workflow-speedometer',
        name: 'Workflow speedometer',
        text: 'One dial for the share of steps closed in time, with the target printed on it.',
      },
      {
        id: 'erp-tool-integration',
        name: 'ERP/tool integration',
        text: 'A closed step writes its record to your ERP (enterprise resource planning) or another tool.',
      },
      {
        id: 'digital-twin',
        name: 'Digital twin of operations via FMS',
        text: 'FMS mirrors each live flow, so you see the plant as it stands, not as it was on Friday.',
      },
    ],
  },
  layers: {
    id: 'fms-erp',
    title: ['Your ERP records the order.', 'FMS gets it there.'],
    lead: 'FMS is an operational execution layer on top of the ERP you have. It runs the hours between two records.',
    figure: {
      title: 'Two layers',
      note: 'The order from the top of this page.',
      sample: 'Sample data',
    },
    captions: {
      fms: { name: 'Layer 1, FMS', text: 'people, steps, clocks' },
      erp: { name: 'Layer 2, ERP', text: 'orders, receipts, invoices' },
      writes: 'A dotted line shows which step writes which record',
    },
    table: {
      caption: 'FMS and ERP compared on purpose, example use cases, flexibility and visibility',
      columns: {
        row: 'Ask',
        fms: { name: 'FMS', layer: 'Layer 1', text: 'how the work is carried out' },
        erp: { name: 'ERP', layer: 'Layer 2', text: 'what the company has on record' },
      },
      rows: [
        {
          id: 'purpose',
          name: 'Purpose',
          question: 'What is it for?',
          fms: 'Daily operational workflows: who does the next step, by when, and what happens when it is late.',
          erp: 'Financial, HR and supply chain transactions: money, people and stock, correct to the last entry and ready for audit.',
        },
        {
          id: 'example-use-cases',
          name: 'Example use cases',
          question: 'What runs on it?',
          fms: [
            'Purchase request to dispatch',
            'Job card to quality release',
            'New joiner, from offer to desk',
            'Customer complaint to closure',
            'Vendor bill, from gate to payment',
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
          question: 'How far does it bend?',
          fms: 'Customizable per department: you change your own steps, owners and TAT, and the next case runs on the new version.',
          erp: 'Structured and rigid, on purpose. A change touches the books, so it is reviewed and tested first.',
        },
        {
          id: 'visibility',
          name: 'Visibility',
          question: 'What can you see?',
          fms: 'Turnaround-time benchmarks, bottlenecks and loop time, while the case is open.',
          erp: 'Balances, stock and transactions, once they are posted.',
        },
        {
          id: 'limits',
          name: 'Limits',
          question: 'When is the other one right?',
          fms: 'For anything posted. FMS holds no ledger, no tax and no payroll.',
          erp: 'For anything chased. An ERP knows an order is open; it was never asked whose desk it is on.',
        },
      ],
    },
    action: { label: 'Book a Demo', href: '/book-demo' },
    actionNote: 'Bring one process that crosses two departments. We draw it with you.',
  },
  insights: {
    id: 'performance-insights',
    title: ['You know it is late.', 'See where it got late.'],
    lead: 'Six views of the same runs of one process, from the dial down to the hour. Sample data.',
    entries: [
      {
        id: 'performance-speedometer',
        name: 'Performance speedometer',
        text: 'Share of steps closed within TAT, against your target.',
      },
      {
        id: 'bottleneck-identification',
        name: 'Bottleneck identification',
        text: 'Hours over TAT, by step and day.',
      },
      {
        id: 'tat-benchmarks',
        name: 'Turnaround-time benchmarks at every step',
        text: 'Fastest, median and slowest run of each step.',
        finding: '{step}: median {median}, TAT {tat}',
      },
      {
        id: 'visual-flowchart-grouping',
        name: 'Visual flowchart grouping',
        text: 'The same flow, folded by department.',
        finding: '{group}: {groupOpen} open, {groupLate} over TAT',
      },
      {
        id: 'operational-efficiency-analytics',
        name: 'Operational efficiency analytics',
        text: 'Hours a run takes by week: worked (solid), waited (hatched).',
        finding: 'Work is {last}\u00a0% of a run, up from {first}\u00a0%',
      },
      {
        id: 'favorite-processes',
        name: 'Favorite processes for HQ and branches',
        text: 'Each office pins the flows it opens first. {shown} of {all} locations shown.',
        finding: 'These {shown}: {open} open, {late} over TAT',
      },
    ],
  },
  roadmap: {
    id: 'roadmap',
    title: 'Next on the line',
    lead: 'Dashed means planned, here as everywhere on this page. Four stops are ahead of us.',
    entries: [
      {
        id: 'gpt-assistant',
        name: 'AI assistant (GPT)',
        text: 'Natural-language queries on your operational data: ask in plain words, get the rows behind the answer.',
        learnMore: {
          label: 'Learn More',
          href: '/gpt-assistant',
          accessibleLabel: 'Learn More about the AI assistant (GPT)',
        },
      },
      {
        id: 'multi-branch-support',
        name: 'Multi-branch / multi-location support',
        text: 'Every location on its own line, and one total at head office.',
        learnMore: {
          label: 'Learn More',
          href: '/multi-branch-support',
          accessibleLabel: 'Learn More about multi-branch / multi-location support',
        },
      },
      {
        id: 'okr-module',
        name: 'Goals and OKRs module',
        text: 'Objectives and key results (OKRs) that move when real tasks close.',
        learnMore: {
          label: 'Learn More',
          href: '/okr-module',
          accessibleLabel: 'Learn More about the goals and OKRs module',
        },
      },
      {
        id: 'capacity-iq',
        name: 'Capacity IQ',
        text: 'AI utilisation insights for hiring or load balancing: see who is over 100\u00a0% before you hire, or before you move the load.',
        learnMore: {
          label: 'Learn More',
          href: '/capacity-iq',
          accessibleLabel: 'Learn More about Capacity IQ',
        },
      },
    ],
    pictureLabel: 'A look at it',
    note: 'Figures show sample data.',
  },
  integrations: {
    id: 'integrations',
    title: 'Keeps the tools you have',
    lead: `${brand.name} reads what it needs, writes what it closed, and tells the right tool when something waits.`,
    custom: [
      'Custom integrations are available on request. ',
      { label: 'Tell us the system', href: '/book-demo' },
      ' and what should move.',
    ],
    nonAffiliation: `The marks here are drawings of our own. ${brand.name} is not affiliated with, or endorsed by, the makers of the systems it connects to. Third-party names and logos belong to their owners.`,
    directions: {
      reads: { name: 'Reads', text: `from the tool into ${brand.name}` },
      writes: { name: 'Writes', text: `from ${brand.name} into the tool` },
      notifies: { name: 'Notifies', text: 'the tool when a step moves or waits' },
    },
    tiles: [
      {
        id: 'hrms',
        name: 'HRMS',
        kind: 'Human resource management system',
        text: 'Joiners, leavers and leave, so no task lands on an empty desk.',
        direction: 'reads',
        logo: { src: null, alt: '' },
      },
      {
        id: 'crm',
        name: 'CRM',
        kind: 'Customer relationship management',
        text: 'A won deal starts the delivery flow.',
        direction: 'reads',
        logo: { src: null, alt: '' },
      },
      {
        id: 'erp-suite',
        name: 'ERP suite',
        text: 'Requisitions, orders and receipts when a step closes.',
        direction: 'writes',
        logo: { src: null, alt: '' },
      },
      {
        id: 'open-source-business-suite',
        name: 'Open-source business suite',
        text: 'Stock moves and draft invoices.',
        direction: 'writes',
        logo: { src: null, alt: '' },
      },
      {
        id: 'work-board',
        name: 'Work board',
        kind: 'Work-tracking tool',
        text: 'A card moves when its step moves.',
        direction: 'notifies',
        logo: { src: null, alt: '' },
      },
      {
        id: 'issue-tracker',
        name: 'Issue tracker',
        kind: 'Work-tracking tool',
        text: 'A help ticket opens an issue, and its state comes back.',
        direction: 'notifies',
        logo: { src: null, alt: '' },
      },
    ],
  },
  closing: {
    id: 'demo',
    title: 'Book a Demo',
    quote: {
      text: 'A step with no owner and no clock is not a step. It is a hope.',
      attribution: 'Our own rule, for every flow we draw',
    },
  },
} as const satisfies Home;
