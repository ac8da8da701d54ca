import type { ReactNode } from 'react';
import { brand } from '#app/brand.ts';
import { Logo } from '#app/components/logo.tsx';
import { appScreens } from '#app/content/app-screens.ts';
import { counts } from '#app/sample-operations/modules.ts';
import { Icon, type IconName, Initials } from './app-parts.tsx';
import './app-window.css';

const { modules: names } = appScreens;

export type AppModule = keyof typeof names;

type Entry = { readonly name: string; readonly icon: IconName; readonly count?: string };

const modules: Readonly<Record<AppModule, Entry>> = {
  'my-work': { name: names['my-work'], icon: 'work' },
  delegation: { name: names.delegation, icon: 'voice' },
  'help-tickets': { name: names['help-tickets'], icon: 'ticket', count: counts['help-tickets'] },
  recurring: { name: names.recurring, icon: 'repeat', count: counts.recurring },
  flows: { name: names.flows, icon: 'flow', count: counts.flows },
  reports: { name: names.reports, icon: 'report' },
};

type RailProps = {
  readonly current: AppModule;
  /** Names and counts beside the icons, where there is room. */
  readonly wide?: boolean;
};

/** The app's navigation. The toolbar says where one is, so screen readers skip it. */
function Rail({ current, wide = false }: RailProps) {
  return (
    <div className={wide ? 'rail rail--wide' : 'rail'} aria-hidden="true">
      <p className="rail__mark">
        <Logo variant="icon-only" />
        {wide && <span>{brand.name}</span>}
      </p>
      {Object.entries(modules).map(([id, { name, icon, count }]) => (
        <p key={id} data-current={id === current || undefined}>
          <Icon name={icon} />
          {wide && <span>{name}</span>} {wide && count && <small>{count}</small>}
        </p>
      ))}
    </div>
  );
}

type ToolbarProps = {
  readonly title: string;
  /** What the screen is limited to, or where its subject belongs; left out on phones. */
  readonly filter?: { readonly icon?: IconName; readonly text: string };
  /** At the end of the row: a time, a count. */
  readonly end?: ReactNode;
  /** Whose screen it is. */
  readonly me?: string;
};

/** The first row of a screen: title, filter, time, person. */
export function Toolbar({ title, filter, end, me }: ToolbarProps) {
  return (
    <div className="toolbar">
      <b>{title}</b>{' '}
      {filter && (
        <span className="toolbar__filter">
          <Icon name={filter.icon ?? 'filter'} />
          {filter.text}
        </span>
      )}{' '}
      <span className="toolbar__end">
        {end} {me && <Initials name={me} tone="me" />}
      </span>
    </div>
  );
}

type WindowProps = {
  /** Lights its entry in the rail; without one the window has no rail. */
  readonly module?: AppModule;
  readonly wideRail?: boolean;
  /** Most often a `Toolbar`, then one primitive: table, board, thread, line. */
  readonly children: ReactNode;
};

/**
 * The app on a desktop, drawn. On phones the rail goes, and columns marked `wide`; nothing in it can be pressed but what
 * is a real `<button className="act">`.
 *
 *     <figure>
 *       <Window module="my-work">
 *         <Toolbar title="My Work" me="Asha" />
 *         <Table columns={columns} rows={tasks} />
 *       </Window>
 *       <figcaption className="meta">{site.sampleData}</figcaption>
 *     </figure>
 */
export function Window({ module, wideRail, children }: WindowProps) {
  return (
    <div className="app window">
      {module && <Rail current={module} wide={wideRail} />}
      <div className="window__screen">{children}</div>
    </div>
  );
}
