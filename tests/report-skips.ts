import type {
  Reporter as PlaywrightReporter,
  TestCase,
  TestResult,
} from '@playwright/test/reporter';
import type { Reporter as VitestReporter } from 'vitest/node';

/** Says at the end which tests could not run here, in one line for each reason. */
class SkippedTests {
  readonly #counts = new Map<string, number>();

  add(reason: string): void {
    this.#counts.set(reason, (this.#counts.get(reason) ?? 0) + 1);
  }

  print(): void {
    for (const [reason, count] of this.#counts) {
      console.log(`Not run: ${count} ${count === 1 ? 'test' : 'tests'}. ${reason}`);
    }
  }
}

export function reportSkipsOfVitest(): VitestReporter {
  const skipped = new SkippedTests();
  return {
    onTestCaseResult(test) {
      const result = test.result();
      // Those that `--testNamePattern` leaves out have no note.
      if (result.state === 'skipped' && result.note) skipped.add(result.note);
    },
    onTestRunEnd: () => skipped.print(),
  };
}

/** Playwright takes a reporter by its file, and in it the default export. */
export default class ReportSkips implements PlaywrightReporter {
  readonly #skipped = new SkippedTests();

  onTestEnd({ annotations }: TestCase, { status }: TestResult): void {
    if (status !== 'skipped') return;
    const reason = annotations.find(({ type }) => type === 'skip')?.description;
    if (reason) this.#skipped.add(reason);
  }

  onEnd(): void {
    this.#skipped.print();
  }
}
