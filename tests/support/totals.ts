/** Reads how many tests passed and failed from the reports of the two test runners. It must not run anything. */
export interface Totals {
  readonly passed: number;
  readonly failed: number;
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function count(report: Readonly<Record<string, unknown>>, name: string): number {
  const value = report[name];
  if (typeof value !== 'number') throw new Error(`The test report has no "${name}".`);
  return value;
}

/** Vitest's json report. A file that could not be loaded is a failure although none of its tests ran. */
export function vitestTotals(json: unknown): Totals {
  const report = record(json);
  const files = Array.isArray(report.testResults) ? report.testResults.map(record) : [];
  const brokenFiles = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' &&
      !(
        Array.isArray(assertionResults) &&
        assertionResults.some((assertion) => record(assertion).status === 'failed')
      ),
  );
  return {
    passed: count(report, 'numPassedTests'),
    failed: count(report, 'numFailedTests') + brokenFiles.length,
  };
}

/** Playwright's json report. A test that passed only when repeated counts as failed: it is not to be trusted. */
export function playwrightTotals(json: unknown): Totals {
  const report = record(json);
  const stats = record(report.stats);
  const errors = Array.isArray(report.errors) ? report.errors.length : 0;
  return {
    passed: count(stats, 'expected'),
    failed: count(stats, 'unexpected') + count(stats, 'flaky') + errors,
  };
}
