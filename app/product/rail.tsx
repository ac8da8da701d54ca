import './rail.css';

export type AppModule =
  | 'my-work'
  | 'delegation'
  | 'help-tickets'
  | 'recurring'
  | 'flows'
  | 'reports';

const labels: Readonly<Record<AppModule, string>> = {
  'my-work': 'My Work',
  delegation: 'Delegation',
  'help-tickets': 'Help tickets',
  recurring: 'Recurring',
  flows: 'Flows',
  reports: 'Reports',
};

/** What the title bar says. */
export const titles: Readonly<Record<AppModule, string>> = {
  'my-work': 'My Work',
  delegation: 'Executive Assistant Delegation',
  'help-tickets': 'Help Ticket System',
  recurring: 'Recurring Tasks',
  flows: 'Flow Management System (FMS)',
  reports: 'MIS Reports',
};

/** The app's navigation, a line with six stops. The title bar names the module, so readers skip it. */
export function Rail({ module }: { readonly module: AppModule }) {
  return (
    <ul className="rail" aria-hidden="true">
      {Object.entries(labels).map(([id, label]) => (
        <li key={id} className={id === module ? 'rail__here' : undefined}>
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
