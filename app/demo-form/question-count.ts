import { countWord } from '#app/ui/count-word.ts';
import { demoFields } from '#request/demo-fields.ts';
import { fill } from '#request/fill.ts';
import { demoForm as copy } from './copy.ts';

const optional = demoFields.filter(({ required }) => !required);
const required = demoFields.length - optional.length;

/** `Five`: how many questions have to be answered. */
export const requiredCount = countWord(required);

/** `Five questions. Website optional.`: how much there is to fill in. */
export function questionCount(): string {
  const questions = fill(copy.questions, { count: requiredCount });
  const rest =
    optional.length === 1
      ? fill(copy.optionalQuestions.one, { label: optional[0]?.label ?? '' })
      : fill(copy.optionalQuestions.other, { count: countWord(optional.length) });
  return `${questions} ${rest}`;
}

/** `Two fields need another look.`: the title of the error summary. */
export function errorTitle(count: number): string {
  return count === 1
    ? copy.errorTitle.one
    : fill(copy.errorTitle.other, { count: countWord(count) });
}
