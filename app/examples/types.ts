import type { Tat } from './tat.ts';

export type FmsDepartment = {
  readonly id: string;
  readonly name: string;
  readonly processes: readonly FmsProcess[];
};

/** An example process of /fms-details (specification, sections 2, 3 and 9). */
export type FmsProcess = {
  readonly id: string;
  readonly name: string;
  /** What starts a run. */
  readonly trigger: string;
  /** The meaning of T, if steps are planned backward from it. */
  readonly promisedDate?: string;
  readonly shape: 'straight' | 'loop' | 'split-direct' | 'split-staggered';
  /** Where the flow loops or splits; for a straight one, what is handed on. */
  readonly shapeNote: string;
  readonly steps: readonly {
    readonly name: string;
    readonly owner: string;
    readonly tat: Tat;
    /** Runs in parallel with the step before it, on the second track of a split; the step after it waits for both. */
    readonly track?: 'second';
  }[];
  /** The step after which the work may go back, and the earlier one to which it goes; counted from 1. */
  readonly loop?: { readonly from: number; readonly to: number };
  /** How long after the first track the second one starts, where the split is staggered. */
  readonly stagger?: Tat;
  /** What must be true before the last step closes. */
  readonly doneWhen: string;
};
