/** What may be an empty text is no address: an action that needs one is asked for a test. */
import { describe, expect, it } from 'vitest';
import { said, screen } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

const words = '{{config.appName}}';
const state = { link: '' };
const opens = (url: string, more: Readonly<Record<string, Json>> = {}): Json => ({
  type: 'button',
  text: words,
  press: { do: 'open-url', url },
  ...more,
});
const fills: Json = {
  type: 'button',
  text: words,
  press: { do: 'look-up', in: '{{config.brand}}', name: 'x', state: 'state.link' },
};
const missing = (...body: readonly Json[]): readonly string[] =>
  said(screen(body, { state })).flatMap((line) => (line.startsWith('maybe-missing') ? [line] : []));

describe('an address that may be an empty text', () => {
  it('is a variable that begins so', () => {
    expect(missing(opens('{{state.link}}'), fills)).toEqual([
      'maybe-missing: "url" of open-url is needed, but {{state.link}} may be empty. Let it happen only where the value is there: with an "if", or the "enabled" of the button, or say under "fail" what happens without it.',
    ]);
  });

  it('is none where a test asks for it, in whatever words', () => {
    const tests: readonly Json[] = [
      { some: 'state.link' },
      { not: { 'state.link': '' } },
      { 'state.link': { minLength: 1 } },
      { 'state.link': { not: { const: '' } } },
    ];
    for (const test of tests) expect(missing(opens('{{state.link}}', { if: test }), fills)).toEqual([]);
    expect(missing(opens('{{state.link}}', { if: { 'state.link': { maxLength: 9 } } }), fills)).toHaveLength(
      1,
    );
  });

  it('may be put together for a fragment', () => {
    const part: Json = {
      version: 2,
      params: { to: { description: 'Where to.' } },
      body: opens('{{to}}'),
    };
    const given = (to: string): readonly string[] =>
      said({
        ...screen([{ type: 'fragment', of: 'part', with: { to } }, fills], { state }),
        'screens/fragments/part.json': part,
      }).filter((line) => line.startsWith('maybe-missing'));
    expect(given('{{#state.link}}{{state.link}}{{/state.link}}')).toHaveLength(1);
    expect(given('{{#state.link}}{{state.link}}{{/state.link}}{{^state.link}}/home{{/state.link}}')).toEqual(
      [],
    );
  });
});
