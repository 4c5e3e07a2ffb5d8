import { describe, expect, it } from 'vitest';
import { svgTree } from './svg-tree.ts';

describe('svgTree', () => {
  it('reads elements, attributes and text, entities decoded', () => {
    const svg =
      '<svg width="1"\n xmlns="x">\n<g id="a&#45;b"><path d="M0"/><a xlink:href="#x">1 &lt; 2</a></g>\n</svg>\n';
    expect(svgTree(svg)).toEqual([
      'svg',
      { width: '1' },
      [
        [
          'g',
          { id: 'a-b' },
          [
            ['path', { d: 'M0' }, []],
            ['a', { href: '#x' }, ['1 < 2']],
          ],
        ],
      ],
    ]);
  });

  it.each(['', '<svg><g></svg>', '<svg>', '<p>x</p>'])('refuses %j', (text) => {
    expect(svgTree(text)).toBeUndefined();
  });
});
