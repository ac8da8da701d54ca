/** The first step of a build: refuses copy that cannot be published, a line for each file, field and reason. */
import { validateContent } from '../app/content/validate.ts';

try {
  validateContent();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
