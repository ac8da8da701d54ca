/** What stands around the editor of `own-process.ts`: only pages show it, so no script loads it. */
export const drawSection = {
  lead: 'Type over the example to see when each step is due and what one late step does to the rest. A TAT in days ends at closing time: 1 day on the next working day, 0 days on the same.',
  withoutScripts:
    'This is an example. With JavaScript turned on, you can type over it: change steps, owners and times, and see what closes late.',
  makeItYours: 'Make it yours',
} as const;
