import type { ReactNode } from 'react';
import { Logo } from '#app/ui/logo.tsx';
import { type AppModule, appModuleNames, appModules } from './app-modules.ts';
import { Icon, type IconName, Initials, icons } from './app-parts.tsx';
import './app-window.css';

/** Top of the icon of a module in the rail, or the rail's end; in px. */
function railTop(position: number): number {
  return 36 + 34 * position;
}

/**
 * The app's navigation. The toolbar says where one is, so screen readers skip it. The window of the first module draws
 * it; others on the page show the same drawing.
 */
function Rail({ current }: { readonly current: AppModule }) {
  const position = appModuleNames.indexOf(current);
  return (
    <div className="rail" aria-hidden="true">
      <svg viewBox={`0 0 24 ${railTop(appModuleNames.length)}`} className="icon">
        <rect x="-4" y={railTop(position) - 8} width="32" height="32" rx="6" />
        {position > 0 ? (
          <use href="#rail" />
        ) : (
          <g id="rail">
            <g transform="scale(0.7)">
              <Logo variant="icon-only" />
            </g>
            {appModuleNames.map((name, index) => (
              <path
                key={name}
                d={icons[appModules[name]]}
                transform={`translate(4 ${railTop(index)})`}
              />
            ))}
          </g>
        )}
      </svg>
    </div>
  );
}

type ToolbarProps = {
  readonly title: string;
  /** Belongs to the title. */
  readonly aside?: string;
  /** What the screen is limited to, or where its subject belongs; left out on phones. */
  readonly filter?: string;
  readonly icon?: IconName;
  /** At the end of the row: a time, a count. */
  readonly end?: ReactNode;
  /** Whose screen it is. */
  readonly me?: string;
};

/** The first row of a screen: title, filter, time, person. */
export function Toolbar({ title, aside, filter, icon = 'filter', end, me }: ToolbarProps) {
  return (
    <div className="toolbar">
      <b>{title}</b> {aside}{' '}
      {filter && (
        <span className="toolbar__filter">
          <Icon name={icon} />
          {filter}
        </span>
      )}{' '}
      <span className="toolbar__end">
        {end} {me && <Initials name={me} tone="viewer" />}
      </span>
    </div>
  );
}

type WindowProps = {
  /** Lights its entry in the rail; without one the window has no rail. */
  readonly module?: AppModule;
  /** Most often a `Toolbar`, then one primitive: table, board, thread, line. */
  readonly children: ReactNode;
};

/**
 * The app on a desktop, drawn. On phones the rail goes, and columns marked `desktopOnly`; nothing in it can be pressed but what
 * is a real `<button className="act">`.
 *
 *     <figure>
 *       <AppWindow module="my-work">
 *         <Toolbar title="My Work" me="Asha" />
 *         <Table columns={columns} rows={tasks} />
 *       </AppWindow>
 *       <figcaption className="meta">{site.sampleData}</figcaption>
 *     </figure>
 */
export function AppWindow({ module, children }: WindowProps) {
  return (
    <div className="app window">
      {module && <Rail current={module} />}
      <div className="window__screen">{children}</div>
    </div>
  );
}
