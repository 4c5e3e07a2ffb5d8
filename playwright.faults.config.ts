/** Faults of the network in a real browser (`npm run faults`): as the journeys, in Spanish alone. */
import journeys from './playwright.config.ts';

export default {
  ...journeys,
  testDir: 'tests/faults',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/faults',
  projects: [{ name: 'es' }],
};
