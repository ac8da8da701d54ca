/** Words of the line of steps, wherever it is drawn. */
export const processLine = {
  now: 'Now',
  /** The states in words, for those who do not see their shapes. */
  states: {
    done: 'done',
    now: 'in progress',
    late: 'late',
    planned: 'not started',
    closed: 'closed on time',
  },
} as const;
