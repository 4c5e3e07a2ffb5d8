/** What is told of what a person agreed to, and fields that go nowhere; and what stands beside each mistake and is none. */
import { describe, expect, it } from 'vitest';
import type { Files, inputOf } from '../../../tests/invalid/base.ts';
import { screen, told as toldIn } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

type More = Readonly<Record<string, Json>>;

/** The small project's call with one parameter more. */
const withHash = (input: ReturnType<typeof inputOf>): object => ({
  calls: {
    ...input.calls,
    seal: { ...input.calls['seal'], parameters: ['terms', 'edition', 'hash'] },
  },
});

const told = (code: string, files: Files): readonly string[] => toldIn(code, files, withHash);

describe('a consent', () => {
  const files = (send: More): Files =>
    screen(
      [
        { type: 'legal', document: 'terms' },
        {
          type: 'button',
          text: '@app.hello',
          press: [
            { do: 'hash-document', document: 'terms', into: 'consent' },
            { do: 'call', call: 'seal', send },
          ],
        },
      ],
      { state: { any: '' } },
    );

  it('tells all that is known of the text', () => {
    const whole = { terms: '{{consent.document}}', edition: '{{consent.version}}' };
    expect(told('half-consent', files({ ...whole, hash: '{{consent.version}}' }))).toEqual([
      '/body/1/press/1/send/hash',
    ]);
    expect(told('half-consent', files({ ...whole, hash: '{{consent.hash}}' }))).toEqual([]);
    expect(told('half-consent', files({ ...whole, edition: '1.3', hash: '{{consent.hash}}' }))).toEqual([
      '/body/1/press/1/send/edition',
    ]);
  });
});

describe('a field', () => {
  const field = { type: 'text-field', bind: 'state.words', label: '@home.title' };
  const rules = [{ test: { minLength: 1 }, message: '@home.phone' }];
  const files = (send: More, more: More = { rules }, check: readonly string[] = ['words']): Files =>
    screen(
      [
        { ...field, ...more },
        {
          type: 'button',
          text: '@app.hello',
          press: [
            { do: 'check', fields: check },
            { do: 'call', call: 'rate', send },
          ],
        },
        { type: 'text', text: '{{state.words}}' },
      ],
      { state: { words: '' } },
    );

  it('that is asked for is sent', () => {
    expect(told('unsent-field', files({ words: 'x' }))).toEqual(['/body/1/press/1/send/words']);
    expect(told('unsent-field', files({ stars: '{{query.from}}' }))).toEqual(['/body/1/press/1/send']);
    expect(told('unsent-field', files({ words: '{{state.words}}' }))).toEqual([]);
    expect(told('unsent-field', files({ words: 'x {{state.words}}' }))).toEqual([]);
  });

  it('that nothing asks for before a write is another matter', () => {
    expect(told('unsent-field', files({ words: 'x' }, {}, []))).toEqual([]);
  });

  it('that is checked has a rule', () => {
    expect(told('unruled-field', files({ words: '{{state.words}}' }, {}))).toEqual(['/body/0/bind']);
    expect(told('unruled-field', files({ words: '{{state.words}}' }))).toEqual([]);
    expect(told('unruled-field', files({ words: '{{state.words}}' }, {}, []))).toEqual([]);
  });
});
