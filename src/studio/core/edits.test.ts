import { describe, expect, it } from 'vitest';
import type { Json } from '../../model/json.ts';
import { told } from '../../release/told.ts';
import { apply, openDraft, redo, undo, type Splice } from './draft.ts';
import { duplicateAt, insertAt, moveTo, moveWithin, removeAt, setAt, setMember, wrapIn } from './edits.ts';
import { copyFile, removeFile } from './files.ts';
import { stepsOf } from './nodes.ts';
import { addWords, removeWords, setWords, wordsOf } from './words.ts';

const screen = `{
  "title": "@order.title",
  "body": [
    { "type": "text", "text": "One", "$comment": "kept" },
    {
      "type": "card",
      "unknown": [1,2],
      "body": { "type": "text", "text": "Two" }
    }
  ],
  "footer": []
}
`;
const file = 'screens/order.json';
const given = (text = screen) => ({ file, text });
const texts = (text = screen) => new Map([[file, text]]);
const label = told('An edit', 'Un cambio');

const made = (splices: readonly Splice[], text = screen): string =>
  apply(openDraft(texts(text)), { label, splices }).now.get(file) ?? '';

/** The lines that an edit wrote, and those that it took. */
function lines(splices: readonly Splice[]): {
  readonly gone: readonly string[];
  readonly come: readonly string[];
} {
  const [before, now] = [screen.split('\n'), made(splices).split('\n')];
  return {
    gone: before.filter((line) => !now.includes(line)),
    come: now.filter((line) => !before.includes(line)),
  };
}

describe('an edit of a file', () => {
  it('changes the one line that says it', () => {
    expect(lines(setAt(given(), ['body', 0, 'text'], 'Uno'))).toEqual({
      gone: ['    { "type": "text", "text": "One", "$comment": "kept" },'],
      come: ['    { "type": "text", "text": "Uno", "$comment": "kept" },'],
    });
    expect(setAt(given(), ['body', 0, 'text'], 'One')).toEqual([]);
  });

  it('keeps what an object says already as it is written', () => {
    const card: Json = { type: 'card', unknown: [1, 2], body: { type: 'text', text: '2' }, tone: 'plain' };
    expect(lines(setAt(given(), ['body', 1], card))).toEqual({
      gone: ['      "body": { "type": "text", "text": "Two" }'],
      come: ['      "body": { "type": "text", "text": "2" },', '      "tone": "plain"'],
    });
  });

  it('puts a member where the schema has it', () => {
    const order = ['type', 'if', 'text'];
    expect(lines(setMember(given(), ['body', 0], 'if', { some: 'a' }, order)).come).toEqual([
      '    { "type": "text", "if": { "some": "a" }, "text": "One", "$comment": "kept" },',
    ]);
    expect(lines(setMember(given(), ['body', 0], 'text', undefined)).come).toEqual([
      '    { "type": "text", "$comment": "kept" },',
    ]);
  });

  it('makes what is missing on the way', () => {
    expect(lines(setAt(given(), ['footer', 0, 'press', 'do'], 'back')).come).toEqual([
      '  "footer": [{ "press": { "do": "back" } }]',
    ]);
    expect(setAt(given(), ['nowhere', 'else', 0], 1)).toHaveLength(1);
    expect(setAt(given(), ['title', 'text'], 1)).toEqual([]);
  });

  it('indents as the neighbors do', () => {
    const notice: Json = { type: 'notice', text: 'x'.repeat(100), if: { some: 'order.status' } };
    expect(lines(insertAt(given(), ['body'], 1, notice)).come).toEqual([
      '      "type": "notice",',
      `      "text": "${'x'.repeat(100)}",`,
      '      "if": { "some": "order.status" }',
      '    },',
    ]);
    const tabs = '{\n\t"a": [\n\t\t1\n\t]\n}';
    expect(made(insertAt(given(tabs), ['a'], 9, 2), tabs)).toBe('{\n\t"a": [\n\t\t1,\n\t\t2\n\t]\n}');
  });

  it('makes a list where a single part stood', () => {
    const text = made(insertAt(given(), ['body', 1, 'body'], 0, { type: 'divider' }));
    expect(text).toContain(
      '"body": [\n        { "type": "divider" },\n        { "type": "text", "text": "Two" }\n      ]',
    );
  });

  it('moves a part as it is written, as deep as it stands then', () => {
    expect(made(moveTo(given(), ['body', 1, 'body'], ['footer'], 0))).toContain(
      '"body": []\n    }\n  ],\n  "footer": [{ "type": "text", "text": "Two" }]',
    );
    const swapped = made(moveWithin(given(), ['body'], 0, 1));
    expect(JSON.parse(swapped)).toMatchObject({ body: [{ type: 'card' }, { type: 'text' }] });
    expect(made(moveWithin(given(swapped), ['body'], 1, 0), swapped)).toBe(screen);
    expect(moveTo(given(), ['body', 1], ['body', 1, 'body'], 0)).toEqual([]);
    expect(moveWithin(given(), ['body'], 1, 1)).toEqual([]);
  });

  it('doubles and wraps', () => {
    expect(JSON.parse(made(duplicateAt(given(), ['body', 0])))).toMatchObject({
      body: [{ text: 'One' }, { text: 'One' }, { type: 'card' }],
    });
    expect(made(wrapIn(given(), ['body', 0], { type: 'card' }, 'body'))).toContain(
      '    {\n      "type": "card",\n      "body": { "type": "text", "text": "One", "$comment": "kept" }\n    },',
    );
  });

  it('leaves comments that stand between two parts', () => {
    const text = '[1, /* a, b */ 2 // last\n, 3]';
    expect(made(removeAt(given(text), [0]), text)).toBe('[ /* a, b */ 2 // last\n, 3]');
    expect(made(removeAt(given(text), [2]), text)).toBe('[1, /* a, b */ 2 // last\n ]');
  });

  it('does nothing to a text that is no JSON, or at a place that is not there', () => {
    expect(setAt(given('{ "a": '), ['a'], 1)).toEqual([]);
    expect(removeAt(given(), ['body', 7])).toEqual([]);
    expect(removeAt(given(), [])).toEqual([]);
    expect(duplicateAt(given(), ['body', 7])).toEqual([]);
    expect(wrapIn(given(), ['nowhere'], {}, 'body')).toEqual([]);
  });

  it('reads pointers as they are written', () => {
    expect(stepsOf(screen, '/body/1/unknown/0')).toEqual(['body', 1, 'unknown', 0]);
    expect(stepsOf('{"a/b": {"0": 1}}', '/a~1b/0')).toEqual(['a/b', '0']);
  });
});

describe('words', () => {
  const locales = new Map([
    ['locales/es.json', '{\n  "a": "uno",\n  "c": "tres"\n}\n'],
    ['locales/en.json', '{\n  "a": "one"\n}\n'],
  ]);
  const said = (splices: readonly Splice[]) => apply(openDraft(locales), { label, splices }).now;

  it('stand where the alphabet has them, in both languages', () => {
    const now = said(addWords(locales, 'b', { es: 'dos', en: 'two' }));
    expect(now.get('locales/es.json')).toBe('{\n  "a": "uno",\n  "b": "dos",\n  "c": "tres"\n}\n');
    expect(now.get('locales/en.json')).toBe('{\n  "a": "one",\n  "b": "two"\n}\n');
    expect(wordsOf(now, 'b', 'en')).toBe('two');
    expect(said(setWords(locales, 'c', 'es', 'Tres')).get('locales/es.json')).toContain('"c": "Tres"');
    expect(said(removeWords(locales, 'a')).get('locales/en.json')).toBe('{}\n');
  });
});

describe('a draft', () => {
  const type = (at: number, insert: string, when: number) => ({
    label,
    splices: [{ file, at, remove: 0, insert }],
    group: 'word',
    at: when,
  });

  it('takes a word back at once, however it was typed', () => {
    const start = openDraft(new Map([[file, '""']]));
    // However slowly letters come, from a slow hand or a slow computer.
    const word = apply(apply(start, type(1, 'H', 0)), type(2, 'i', 4500));
    expect(word.done).toHaveLength(1);
    expect(word.done[0]?.splices).toEqual([{ file, at: 1, remove: 0, insert: 'Hi' }]);
    expect(undo(word).now.get(file)).toBe('""');
    expect(redo(undo(word)).now.get(file)).toBe('"Hi"');
    expect(apply(word, type(3, '!', 9000)).done).toHaveLength(1);
    expect(apply(word, type(3, '!', 10_000)).done).toHaveLength(2);
    expect(apply(word, type(3, '!', 4600), true).done).toHaveLength(2);
    expect(apply(word, { ...type(3, '!', 4600), group: 'other' }).done).toHaveLength(2);
    expect(apply(redo(undo(word)), { label, splices: [] }).done).toHaveLength(1);
  });

  it('knows files that come and go', () => {
    const layouts = new Map([['screens/promotion/classic.json', '{}']]);
    const start = openDraft(layouts);
    const copied = apply(start, {
      label,
      splices: copyFile(layouts, 'screens/promotion/classic.json', 'screens/promotion/spring.json'),
    });
    expect([...copied.now.keys()]).toHaveLength(2);
    expect([...undo(copied).now.keys()]).toHaveLength(1);
    const gone = apply(start, { label, splices: removeFile(layouts, 'screens/promotion/classic.json') });
    expect(gone.now.size).toBe(0);
  });

  it('refuses an edit of other texts', () => {
    const splices = [{ file, at: 99, remove: 1, insert: '' }];
    expect(() => apply(openDraft(new Map([[file, '{}']])), { label, splices })).toThrow('not of these texts');
  });
});

describe('a copy', () => {
  it('is found by a name of its own, with everything in it', () => {
    const body = [{ type: 'box', id: 'pay', body: [{ type: 'text', id: 'pay2', text: 'id' }] }];
    const text = `${JSON.stringify({ body }, null, 2)}\n`;
    const start = openDraft(new Map([[file, text]]));
    const now = apply(start, { label, splices: duplicateAt({ file, text }, ['body', 0]) }).now.get(file);
    const [, copy] = (JSON.parse(now ?? '') as { readonly body: readonly unknown[] }).body;
    expect(copy).toEqual({ type: 'box', id: 'pay3', body: [{ type: 'text', id: 'pay22', text: 'id' }] });
  });
});
