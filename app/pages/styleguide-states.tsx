import { Breadcrumb } from '#app/components/breadcrumb.tsx';
import { IntegrationLogo } from '#app/components/integration-logo.tsx';
import { LearnMore } from '#app/components/learn-more.tsx';
import { TabPanel, Tabs } from '#app/components/tabs.tsx';
import { ToastBody } from '#app/components/toasts/toast-body.tsx';
import type { ToastKind } from '#app/components/toasts/toast-options.ts';
import { fmsDetails } from '#app/content/fms-details.ts';
import { home } from '#app/content/home.ts';
import { messages } from '#app/content/messages.ts';
import { Figure } from '#app/figures/figure.tsx';
import '#app/components/toasts/toasts.css';
import '#app/sections/integrations.css';

const said: Readonly<Record<ToastKind, string>> = {
  loading: messages.request.sending,
  success: messages.request.sent,
  info: messages.request.waitingForNetwork,
  warning: messages.request.configurationMissing,
  error: messages.request.sendFailed,
};

const tabIds = ['tab-one', 'tab-two', 'tab-three', 'tab-four'] as const;

/** Four tabs and their panels, alive as on a page; the address chooses one. */
export function TabStates() {
  const tabs = tabIds.map((id, index) => ({
    id,
    label: fmsDetails.tabs[index]?.label ?? id,
    lead: `Panel ${index + 1} of ${tabIds.length}.`,
  }));
  return (
    <Tabs label="Tabs" tabs={tabs}>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} tab={tab}>
          <p>{tab.lead}</p>
        </TabPanel>
      ))}
    </Tabs>
  );
}

/** The five kinds, open one above the other as at the bottom right of a page, with the button that closes them. */
export function ToastStates() {
  return (
    <ol className="toasts">
      {(Object.keys(said) as ToastKind[]).map((kind) => (
        <li key={kind} className="toast" data-kind={kind}>
          <ToastBody kind={kind} text={said[kind]} />
          <button type="button" className="toast__close" aria-label={messages.toast.dismiss}>
            <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
              <path d="M2 2l10 10M12 2L2 12" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** What folds on a phone and is open where there is room: closed, and opened. */
export function FoldStates() {
  return [false, true].map((open) => (
    <details key={String(open)} className="fold" open={open}>
      <summary>{open ? 'Opened' : 'Closed'}</summary>
      <p>What folds on a phone.</p>
    </details>
  ));
}

/** Parts of pages that have one state, and the figure without anything in it. */
export function SmallParts() {
  const [module] = home.roadmap.entries;
  return (
    <>
      <Breadcrumb trail={fmsDetails.breadcrumbs} />
      <p className="page-intro__status">On the roadmap, not yet released</p>
      <LearnMore link={module.learnMore} />
      <div className="styleguide__row">
        {home.integrations.tiles.map(({ id, logo }) => (
          <IntegrationLogo key={id} id={id} logo={logo} />
        ))}
      </div>
      <Figure title="A figure" note="and a note" description="Nothing is drawn." readable>
        <p className="meta">Nothing is open in this flow.</p>
      </Figure>
    </>
  );
}
