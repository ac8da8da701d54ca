import { countWord } from '#app/ui/count-word.ts';
import { demoFields } from '#request/demo-fields.ts';
import { fill } from '#request/fill.ts';
import { demoForm as copy } from './copy.ts';

const optional = demoFields.filter(({ required }) => !required).map(({ label }) => label);

/** `Five`: how many questions have to be answered. */
export const requiredCount = countWord(demoFields.length - optional.length);

/** `Five questions. Website optional.`: how much there is to fill in. */
export function questionCount(): string {
  return fill(copy.questions, { count: requiredCount, optional: optional.join(', ') });
}
