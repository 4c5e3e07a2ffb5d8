/** The studio's journeys, each in both languages, those that `npm test` walks in one alone, or not at all, too (`npm run studio:journeys`). */
import journeys from './playwright.config.ts';

export default {
  ...journeys,
  testMatch: 'studio*.spec.ts',
  grepInvert: [],
  outputDir: 'test-results/studio',
  projects: [
    { name: 'es', use: { language: 'es' } },
    { name: 'en', use: { language: 'en' } },
  ],
};
