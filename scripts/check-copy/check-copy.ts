/** The first step of a build: refuses copy that cannot be published, a line for each file, field and reason. */
import { validateCopy } from './validate.ts';

try {
  validateCopy();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
