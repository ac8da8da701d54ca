/** What stands around the editor of `own-process.ts`: only pages show it, so no script loads it. */
export const drawSection = {
  lead: 'Type over the example to see when each step is due and what a late one delays. The turnaround time (TAT) counts working hours: 1 day ends at closing time on the next working day.',
  withoutScripts:
    'This is an example. With JavaScript turned on, you can type over it: change steps, owners and times, and see what closes late.',
  makeItYours: 'Make it yours',
} as const;
