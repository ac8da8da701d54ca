import type {
  Reporter as PlaywrightReporter,
  TestCase,
  TestResult,
} from '@playwright/test/reporter';
import type { Reporter as VitestReporter } from 'vitest/node';

/** Says at the end which tests could not run here, in one line for each reason. */
function print(reasons: readonly string[]): void {
  for (const [reason, tests] of Map.groupBy(reasons, (reason) => reason)) {
    console.log(`Not run: ${tests.length} ${tests.length === 1 ? 'test' : 'tests'}. ${reason}`);
  }
}

export function reportSkipsOfVitest(): VitestReporter {
  const reasons: string[] = [];
  return {
    onTestCaseResult(test) {
      const result = test.result();
      // Those that `--testNamePattern` leaves out have no note.
      if (result.state === 'skipped' && result.note) reasons.push(result.note);
    },
    onTestRunEnd: () => print(reasons),
  };
}

/** Playwright takes a reporter by its file, and in it the default export. */
export default class ReportSkips implements PlaywrightReporter {
  readonly #reasons: string[] = [];

  onTestEnd({ annotations }: TestCase, { status }: TestResult): void {
    const reason = annotations.find(({ type }) => type === 'skip')?.description;
    if (status === 'skipped' && reason) this.#reasons.push(reason);
  }

  onEnd = () => print(this.#reasons);
}
