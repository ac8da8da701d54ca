/** What stands around the editor of `own-process.ts`: only pages show it, so no script loads it. */
export const drawSection = {
  lead: 'Type over the example to see when each step is due and what one late step does to the rest. Give each step a turnaround time (TAT): the working hours it may take. 1 day ends at closing time on the next working day.',
  withoutScripts:
    'This is an example. With JavaScript turned on, you can type over it: change steps, owners and times, and see what closes late.',
  makeItYours: 'Make it yours',
} as const;
