/** The first step of a build: refuses copy and brand that cannot be published, a line for each file, field and reason. */
import { validateContent } from '../app/content/validate.ts';
import { brandProblems } from './brand-problems.ts';

try {
  validateContent();
  const problems = brandProblems();
  if (problems.length > 0)
    throw new Error(`The brand cannot be published:\n  ${problems.join('\n  ')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
