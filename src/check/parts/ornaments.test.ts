/** A picture of a code is no ornament; a logo may be one. */
import { describe, expect, it } from 'vitest';
import { placed, screen } from '../../../tests/invalid/checked.ts';

const drawn = (kind: string, alt: string) => ({
  ...screen({ type: 'fragment', of: 'drawn', with: { picture: '/code.png' } }),
  'screens/fragments/drawn.json': {
    version: 2,
    params: { picture: { description: 'Its address.', type: 'text', kind } },
    body: { type: 'image', src: '{{picture}}', alt },
  },
});

describe('a picture without a name', () => {
  it('is an ornament', () => {
    expect(placed(drawn('picture', ''))).toEqual([]);
  });

  it('is a mistake where it is read', () => {
    expect(placed(drawn('picture-to-read', ''))).toEqual([
      'screens/fragments/drawn.json/body/alt missing-name',
    ]);
    expect(placed(drawn('picture-to-read', '@home.title'))).toEqual([]);
  });
});

describe('a variable that is drawn as a picture', () => {
  it('is one that is read where such a one is set', () => {
    const files = drawn('picture-to-read', '@home.title');
    const body = [
      { type: 'image', src: '{{state.code}}', alt: '' },
      { type: 'button', text: '@home.title', press: { do: 'set', 'state.code': '{{picture}}' } },
    ];
    const fragment = files['screens/fragments/drawn.json'];
    expect(
      placed({
        ...files,
        ...screen({ type: 'fragment', of: 'drawn', with: { picture: '/code.png' } }, { state: { code: '' } }),
        'screens/fragments/drawn.json': { ...fragment, body },
      }),
    ).toEqual([]);
  });
});
