import type { ComponentType } from 'react';

/**
 * The islands: name → module of the component. Nothing else of the site runs React in the browser. Props travel as
 * JSON, so they are plain data.
 */
export const islands = {
  'order-actions': async () => (await import('#app/pages/home/order-actions.tsx')).OrderActions,
  'demo-form': async () => (await import('#app/demo-form/demo-form.tsx')).DemoForm,
  'settings-form': async () => (await import('#app/pages/settings/settings-form.tsx')).SettingsForm,
  'okr-goal': async () => (await import('#app/pages/okr-module/okr-goal.tsx')).OkrGoal,
  'schedule-demo': async () =>
    (await import('#app/pages/capacity-iq/schedule-demo.tsx')).ScheduleDemo,
  'tab-list': async () => (await import('#app/pages/fms-details/tab-list.tsx')).TabList,
  'process-editor': async () => (await import('#app/own-process/process-editor.tsx')).ProcessEditor,
} satisfies Record<string, () => Promise<ComponentType<never>>>;

export type IslandName = keyof typeof islands;
