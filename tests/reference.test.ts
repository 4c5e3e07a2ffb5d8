/**
 * The reference: what its pages say, a picture of each example, and that what they show is right. That the pages are those of
 * the schemas and examples is a step of `npm test`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readParts } from '../src/build/parts.ts';
import { readProject } from '../src/build/project.ts';
import { examplesOf } from '../src/build/reference.ts';
import { actionPage, pictureOf, table, valueOf, widgetPage } from '../src/build/reference-page.ts';
import { checkProject } from '../src/check/project.ts';
import { folder, inEnglish, wantedPictures } from './support/picture-list.ts';
import { decode, encode, noteOf, sizeOf } from './support/png.ts';
import { read, root } from './support/project.ts';

const pictures = wantedPictures();
const bytesOf = (file: string): Buffer => readFileSync(join(root, file));

describe('the pages', () => {
  it('lead to headings that are there', () => {
    const index = read('docs/reference/README.md');
    const headings = new Set(
      [...index.matchAll(/^#+ (.+)$/gm)].map((match) => (match[1] ?? '').toLowerCase().replaceAll(' ', '-')),
    );
    const pages = readdirSync(join(root, 'docs/reference')).filter((name) => name.endsWith('.md'));
    const dead = pages.flatMap((page) =>
      [...read(`docs/reference/${page}`).matchAll(/\]\(README\.md#([^)]+)\)/g)]
        .map((match) => match[1] ?? '')
        .filter((target) => !headings.has(target))
        .map((target) => `${page}: ${target}`),
    );
    expect(dead).toEqual([]);
  });
});

describe('the pictures', () => {
  it('are those of the examples, drawn from them as they are now; run npm run reference', () => {
    const there = readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
    expect(there.sort()).toEqual(pictures.map(({ file }) => file).sort());
    expect(pictures.filter(({ file, note }) => noteOf(bytesOf(file)) !== note)).toEqual([]);
  });

  it('are 360 wide, and small together', () => {
    expect(pictures.filter(({ file }) => sizeOf(bytesOf(file))?.width !== 360)).toEqual([]);
    const total = pictures.reduce((sum, { file }) => sum + bytesOf(file).length, 0);
    expect(total).toBeLessThan(1_500_000);
  });

  it('are drawn in English too for who chooses a part, with no word left in Spanish', () => {
    const { widgets } = readParts(root);
    const lacking = widgets.flatMap(({ name }) =>
      examplesOf(root, name)
        .filter((example) => example.name === 'default')
        .flatMap((example) => inEnglish(example).lacks.map((words) => `${name}: ${words}`)),
    );
    expect(lacking).toEqual([]);
    for (const { name } of widgets)
      expect(pictures.map(({ file }) => file)).toContain(`${folder}/${name}-default-en.png`);
  });

  it('each have a name of their own', () => {
    expect(new Set(pictures.map(({ file }) => file)).size).toBe(pictures.length);
  });
});

describe('a small picture', () => {
  const pixels = new Uint8Array([255, 255, 255, 0, 0, 0, 200, 10, 10, 255, 255, 255]);
  const picture = { width: 2, height: 2, pixels };

  it('keeps its size and its note', () => {
    const file = encode(picture, 'of a test');
    expect(sizeOf(file)).toEqual({ width: 2, height: 2 });
    expect(noteOf(file)).toBe('of a test');
    expect(sizeOf(Buffer.from('not a picture, but long enough'))).toBeUndefined();
  });

  it('refuses what a browser does not write', () => {
    expect(() => decode(encode(picture, ''))).toThrow('8 bits');
  });
});

describe('the examples of the actions', () => {
  const { actions } = readParts(root);
  const examples = actions.flatMap(({ name, schema }) =>
    (schema.examples ?? []).map((example, index) => [`${name} ${index + 1}`, example] as const),
  );

  it('are there for every action, and begin with the action', () => {
    expect(actions.filter(({ schema }) => (schema.examples ?? []).length === 0)).toEqual([]);
    for (const { name, schema } of actions)
      expect(schema.examples?.map((example) => (example as { do?: string }).do)).toEqual(
        schema.examples?.map(() => name),
      );
  });

  const pictures = {
    type: 'image-upload',
    bind: 'state.images',
    label: '@test.photo',
    picture: '@test.photo',
    tooMany: '@test.photo',
    wrongKind: '@test.photo',
  };

  const voucher = {
    productId: '1',
    orderId: '{{query.orderId}}',
    amount: '100',
    payCode: 'norte',
    requestType: '1',
  };

  /** What closes a dialog stands where one is open. */
  const before = (press: unknown): readonly unknown[] => [
    { do: 'set', 'state.codeUntil': 4 },
    ...((press as { readonly do?: string }).do === 'close' ? [{ do: 'open', dialog: 'reminder' }] : []),
  ];

  /** A screen that has all that the examples name: two sources, a dialog, a field, states, a widget with an id. */
  const screen = (press: unknown, route: string): string => {
    // Only a widget that hands over a file has a job for it.
    const words = JSON.stringify(press);
    const takesFile = words.includes('{{event}}');
    return JSON.stringify({
      $schema: '../schemas/screen.schema.json',
      version: 2,
      routes: [route],
      title: '@test.photo',
      query: { productId: { required: true }, orderId: { required: true } },
      state: { agree: true, score: 5, phone: '', codeUntil: 0, images: { urls: '', sending: 0, failed: 0 } },
      keep: ['state.score'],
      data: {
        loan: { call: 'loanDetails', send: { productId: '1', orderId: '{{query.orderId}}' } },
        ...(words.includes('{{voucher.') && { voucher: { call: 'generateVoucher', send: voucher } }),
      },
      body: [
        {
          type: 'text-field',
          id: 'channels',
          label: '@test.phone',
          bind: 'state.phone',
          rules: [{ test: { pattern: '^\\d+$' }, message: '@test.phone' }],
        },
        { type: 'checkbox', label: '@loan.agree', bind: 'state.agree' },
        { type: 'rating', label: '@rating.question', bind: 'state.score' },
        { type: 'text', text: '{{loan.productName}}' },
        { type: 'button', text: '@order.reminderTitle', press: { do: 'open', dialog: 'reminder' } },
        takesFile
          ? { ...pictures, upload: press }
          : { type: 'button', text: '@order.reminderText', press: [...before(press), press] },
      ],
      dialogs: { reminder: { title: '@order.reminderTitle' } },
    });
  };

  // Together, for the rest of the project is checked with them: once, and not for each.
  const project = readProject(root);
  const added = examples.map(([, example], index) => ({
    file: `screens/example-${index}.json`,
    text: screen(example, `/example${index}`),
  }));
  const problems = checkProject({ ...project, screens: [...project.screens, ...added] });

  it.each(examples.map(([name], index) => [name, added[index]?.file] as const))(
    '%s passes the checker',
    (_name, file) => {
      // An example says its words itself, and may end the list in which it is tried.
      const aside = ['unreachable-action', 'literal-text'];
      const errors = problems.filter(
        ({ code, severity, ...problem }) =>
          problem.file === file && severity === 'error' && !aside.includes(code),
      );
      expect(errors).toEqual([]);
    },
  );

  it('change nothing for the other files', () => {
    const files = new Set(added.map(({ file }) => file));
    expect(problems.filter(({ file, severity }) => severity === 'error' && !files.has(file))).toEqual([]);
  });
});

describe('a page', () => {
  const schema = {
    description: 'Shows <name>.',
    required: ['type', 'of'],
    properties: {
      type: { const: 'thing' },
      of: {
        type: 'array',
        description: 'Parts | pieces.',
        examples: [[1]],
        items: { properties: { size: { type: 'integer', minimum: 1, maximum: 9, default: 3 } } },
      },
    },
  };

  it('says what each property is, those inside others too', () => {
    expect(table(schema, 'prop', { left: ['type'] })).toBe(
      [
        '| prop | value | what it is | example |',
        '| --- | --- | --- | --- |',
        '| `of` (needed) | a list: an object | Parts \\| pieces. | `[1]` |',
        '| `of[].size` | a whole number from 1 to 9 | Default: `3`. |  |',
      ].join('\n'),
    );
  });

  it.each([
    [{ $ref: '#/$defs/text' }, '[text](README.md#text)'],
    [{ enum: ['a', 'b'] }, '`a`, `b`'],
    [{ type: ['string', 'null'] }, 'a text or `null`'],
    [{ type: 'array', items: { enum: ['a'] } }, 'a list: `a`'],
    [{}, 'any value'],
  ])('says what may be written: %j', (value, expected) => {
    expect(valueOf(value)).toBe(expected);
  });

  it('shows each example with its picture and data, long ones folded', () => {
    const page = widgetPage('thing', schema, [
      { name: 'long text', node: { type: 'thing', of: Array.from({ length: 60 }, () => 1) }, data: { a: 1 } },
    ]);
    expect(page).toContain('Shows \\<name>.');
    expect(page).toContain(`](${pictureOf('thing', 'long text')})`);
    expect(page).toContain('<summary>Show the definition</summary>');
    expect(page).toContain('With this data:\n\n```json\n{\n  "a": 1\n}\n```');
  });

  it('shows the examples of an action', () => {
    expect(actionPage('back', { examples: [{ do: 'back' }] })).toContain('"do": "back"');
    expect(examplesOf(root, 'button').length).toBeGreaterThan(3);
  });
});
