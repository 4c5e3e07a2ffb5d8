/** Which props a widget cannot do without: a choice made for each widget (docs/language.md, "Nothing to show"). */
import { describe, expect, it } from 'vitest';
import { essentialOf, kindsOf } from '../src/build/kinds.ts';
import { readParts } from '../src/build/parts.ts';

const { widgets } = readParts(process.cwd());

/** The essential props, or in a few words why there are none. */
const choices: Readonly<Record<string, readonly string[] | string>> = {
  banner: ['title', 'text'],
  'bridge-log': 'says itself that there are no messages',
  button: 'what can be pressed is there',
  card: ['body'],
  carousel: ['slides'],
  checkbox: 'a field',
  choice: 'a field',
  'copy-text': ['value'],
  'countdown-button': 'what can be pressed is there',
  disclosure: ['title', 'body'],
  divider: 'an ornament without data',
  embed: ['src'],
  feature: ['title', 'text'],
  figure: 'an amount never disappears from above a live button',
  'file-field': 'a field',
  'floating-button': 'what can be pressed is there',
  heading: ['text'],
  hero: ['title', 'text', 'body'],
  icon: 'its picture is drawn, not loaded',
  image: ['src'],
  'image-upload': 'a field',
  legal: 'a contract is there or has failed, never left out in silence',
  link: ['url'],
  list: ['items'],
  'list-item': ['title', 'text'],
  message: ['title', 'text', 'body'],
  notice: ['text', 'title'],
  preview: ['src'],
  rating: 'a field',
  rows: ['rows'],
  sound: ['src'],
  spinner: 'its turning says enough',
  stack: ['body'],
  status: ['title', 'text'],
  tab: ['body'],
  tabs: ['body'],
  text: ['text'],
  'text-area': 'a field',
  'text-field': 'a field',
  thumbnail: ['src'],
  timeline: ['body'],
  'timeline-step': ['title'],
};

describe('essential props', () => {
  it('are chosen for every widget', () => {
    expect(widgets.map(({ name }) => name)).toEqual(Object.keys(choices));
  });

  it.each(widgets)('of $name are those that were chosen', ({ name, schema }) => {
    const choice = choices[name];
    expect(new Set(essentialOf(schema))).toEqual(new Set(typeof choice === 'string' ? [] : choice));
  });

  it('are of a kind that can be missing', () => {
    const able = ['text', 'list', 'image', 'link', 'nodes'];
    for (const { schema } of widgets) {
      const kinds = kindsOf(schema);
      for (const prop of essentialOf(schema)) expect(able).toContain(kinds[prop]);
    }
  });

  it.each(['figure', 'legal'])('are none of %s, which never disappears', (name) => {
    const part = widgets.find((each) => each.name === name);
    expect(part && essentialOf(part.schema)).toEqual([]);
  });

  it('are none of a field: what is typed stays in sight', () => {
    const fields = widgets.filter(({ kinds }) => Object.values(kinds).includes('bind'));
    expect(fields.length).toBeGreaterThan(5);
    expect(fields.filter(({ schema }) => essentialOf(schema).length > 0)).toEqual([]);
  });
});
