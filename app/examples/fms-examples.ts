import { finance } from './finance.ts';
import { humanResources } from './human-resources.ts';
import { itDepartment } from './it-department.ts';
import { legal } from './legal.ts';
import { operations } from './operations.ts';
import type { FmsDepartment } from './types.ts';

/**
 * Thirty example processes, six for each of five departments (specification, sections 2 and 9): typical practice, not
 * records of a customer. `tat.ts` explains `tat`. Purchase to dispatch, machine maintenance and customer complaint are
 * also drawn from the sample operations: their TATs must agree (tests/sample-operations.test.ts).
 */
export const fmsExamples = [
  finance,
  humanResources,
  operations,
  itDepartment,
  legal,
] as const satisfies readonly FmsDepartment[];
