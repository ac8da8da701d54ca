/** Copy around the editor, apart so that islands don’t download it. */
export const drawSection = {
  lead: 'Type over the example. Time counts on working days, Monday to Friday, 09:00 to 18:00; a day is 9 h, and the run starts Monday 09:00.',
  homeLead:
    'Type over the example to see when each step closes and what a late one delays. Monday to Friday, 09:00 to 18:00. No sign-up.',
  withoutScripts:
    'This is an example. With JavaScript turned on, you can type over it: change steps, owners and times, and see what closes late.',
  makeItYours: 'Make it yours',
  /** What becomes of an example that does not run straight. */
  straightened: {
    loop: 'Its loop becomes a straight line of steps.',
    split: 'Its split becomes a straight line of steps.',
  },
} as const;
