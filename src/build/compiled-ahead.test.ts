import { expect, it } from 'vitest';
import { compiledAhead, line } from './compiled-ahead.ts';

it('marks the program in its first line, and no chunk beside it', () => {
  const bundle = {
    'app-1.js': { type: 'chunk', name: 'app', code: 'const deps=[];' },
    'promotion-1.js': { type: 'chunk', name: 'promotion', code: 'run();' },
    'repay-1.js': { type: 'chunk', name: 'repay', code: 'export{};' },
    'style.css': { type: 'asset', name: 'app', source: 'a{}' },
  };
  const { generateBundle } = compiledAhead();
  if (typeof generateBundle !== 'object') throw new Error('It must come after other plugins.');
  (generateBundle.handler as (options: object, bundle: object) => void)({}, bundle);
  expect(line).toMatch(/^\/\/# \w+\n$/);
  expect(bundle).toEqual({
    'app-1.js': { type: 'chunk', name: 'app', code: `${line}const deps=[];` },
    'promotion-1.js': { type: 'chunk', name: 'promotion', code: `${line}run();` },
    'repay-1.js': { type: 'chunk', name: 'repay', code: 'export{};' },
    'style.css': { type: 'asset', name: 'app', source: 'a{}' },
  });
});
