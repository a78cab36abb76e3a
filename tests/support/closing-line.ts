import type { Reporter, TestModule } from 'vitest/node';

/** Ends the run with one line for CI: `N passed, N failed`, and the skipped ones where there are any. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const counts = { passed: 0, failed: unhandledErrors.length, skipped: 0, pending: 0 };
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      for (const test of tests) {
        counts[test.result().state] += 1;
      }
      if (module.state() === 'failed' && tests.every((test) => test.result().state !== 'failed')) {
        counts.failed += 1;
      }
    }
    const skipped = counts.skipped + counts.pending;
    process.once('exit', () => {
      process.stdout.write(
        `${counts.passed} passed, ${counts.failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`,
      );
    });
  }
}
