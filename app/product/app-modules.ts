import type { IconName } from './app-parts.tsx';

/**
 * The app's modules with their icons, in the order of its rail and of the home page's tour. There each has its words
 * under the same name (`copy.ts`), and its picture (`modules.tsx`).
 */
export const appModules = {
  delegation: 'voice',
  'help-tickets': 'ticket',
  recurring: 'repeat',
  flows: 'flow',
  reports: 'report',
  'my-work': 'work',
} as const satisfies Record<string, IconName>;

export type AppModule = keyof typeof appModules;

function isAppModule(name: string): name is AppModule {
  return name in appModules;
}

export const appModuleNames = Object.keys(appModules).filter(isAppModule);
