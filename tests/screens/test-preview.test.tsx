/**
 * The cases of the screen `test-preview`.
 * @vitest-environment happy-dom
 * @vitest-environment-options { "url": "https://app.test/here", "settings": { "disableIframePageLoading": true, "handleDisabledFileLoadingAsSuccess": true } }
 */
import cases from './test-preview.cases.json' with { type: 'json' };
import type { CaseFile } from './cases.ts';
import { runCases } from './harness.tsx';

runCases('test-preview', cases as CaseFile);
