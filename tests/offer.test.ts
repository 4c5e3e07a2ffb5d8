/**
 * The cost of an offer is what the lender's answer says, or nothing: no screen computes it, and none shows an example of the
 * configuration beside it.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readProject } from '../src/build/project.ts';
import type { Project } from '../src/check/context.ts';
import {
  idOf,
  isList,
  isObject,
  nameFrom,
  openDocument,
  type ProjectFile,
} from '../src/check/document/document.ts';
import { callsByName } from '../src/check/practice/private.ts';
import { valueOrigins, wordsOf } from '../src/check/practice/scope.ts';
import { survey } from '../src/check/practice/walk.ts';
import { checkProject } from '../src/check/project.ts';
import { setBy } from '../src/check/walk/deeds.ts';
import { textsOf } from '../src/check/texts/texts.ts';
import { format } from '../src/lib/format.ts';
import { formats, type Format } from '../src/lib/template.ts';
import type { Path } from '../src/lib/path.ts';
import type { Language } from '../src/model/language.ts';
import { root } from './support/project.ts';

const input = readProject(root);
const opened = (files: readonly ProjectFile[]) => files.map((file) => openDocument(file).document);
const project = {
  ...input,
  fragments: new Map(opened(input.fragments).map((document) => [idOf(document.file), document])),
  texts: new Map(opened(input.locales).map((document) => [document.file, textsOf(document)])),
  documents: new Map(),
} as unknown as Project;

const offering = new Set(
  Object.entries(input.facts.calls).flatMap(([name, { offers }]) => (offers === true ? [name] : [])),
);

/** The screens that show an offer, as they are or with another text. */
const offers = input.screens.filter(({ text }) => [...offering].some((call) => text.includes(`"${call}"`)));

/** Props that stand as the figure of something: beside its label, or at the end of its line. */
const figures: ReadonlySet<string> = new Set([
  'figure.value',
  'rows.rows',
  'list-item.trailing',
  'timeline-step.trailing',
]);

/** Figures of a screen that are not, to the digit, what one of its answers says: each with what it is made of instead. */
function ownFigures(file: ProjectFile): readonly string[] {
  const subject = { survey: survey(openDocument(file).document, project), project, facts: input.facts };
  const { uses, actions } = subject.survey;
  const answers = callsByName({ ...subject, report: () => undefined });
  /** What an answer says, or a variable into which nothing else is put, also by way of another one. */
  const isAnswered = ([root = '', name = '']: Path, through: readonly string[] = []): boolean =>
    answers.has(root) ||
    (root === 'state' &&
      !through.includes(name) &&
      actions.every(({ object, scope }) =>
        setBy(object, input.facts)
          .filter(([target]) => target.startsWith(`state.${name}`))
          .every(([, value]) =>
            valueOrigins(value, [], scope, project.texts).every((from) =>
              isAnswered(from, [...through, name]),
            ),
          ),
      ));
  return uses.flatMap(({ spot, prop, value }) => {
    if (!figures.has(`${nameFrom(spot.object['type'])}.${prop}`)) return [];
    const rows = isList(value) ? value.map((row) => (isObject(row) ? row['value'] : row)) : [value];
    return rows.flatMap((each) => {
      const words = typeof each === 'string' ? wordsOf(each, project.texts) : [];
      const written = words.filter((text) => /\d/.test(text.replaceAll(/\{\{.*?\}\}/g, '')));
      const foreign = valueOrigins(each, [], spot.scope, project.texts).filter((path) => !isAnswered(path));
      return [...written, ...foreign.map((path) => path.join('.'))];
    });
  });
}

const confirm = input.screens.find(({ file }) => file === 'screens/loan-confirm.json');
const withText = (found: string, instead: string): ProjectFile => {
  const text = confirm?.text ?? '';
  expect(text).toContain(found);
  return { file: confirm?.file ?? '', text: text.replace(found, instead) };
};

describe('each figure beside an offer is what the answer says', () => {
  it('where an offer is confirmed, an extension chosen, an agreement read', () => {
    expect([...offering].sort()).toEqual(['delayPlan', 'loanConfirm']);
    expect(offers.map(({ file }) => file)).toEqual(
      expect.arrayContaining([
        'screens/loan-agreement.json',
        'screens/loan-confirm.json',
        'screens/repay-delay.json',
      ]),
    );
  });

  it.each(offers.map((file) => [file.file, file] as const))('%s', (_name, file) => {
    expect(ownFigures(file)).toEqual([]);
  });

  it.each([
    ['a number of its own', '29.3%', ['29.3%']],
    ['what an address says', '{{query.productId}}', ['query.productId']],
    ['an example', '{{config.exampleRate.value}}', ['config.exampleRate.value']],
  ])('%s is none', (_what, value, found) => {
    expect(ownFigures(withText('"{{loan.annualRate.value}}"\n', `"${value}"\n`))).toEqual(found);
  });
});

describe('no format makes one figure out of another', () => {
  const languages: readonly Language[] = [
    { tag: 'es-MX', currency: '$' },
    { tag: 'en-IN', currency: '₹' },
  ];
  const digits = (text: string): string => text.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
  const same = (given: string, shown: string): boolean => digits(shown) === digits(given);
  /** A new format says here how what it shows is what it is given. */
  const keeps: { readonly [name in Format]: (given: string, shown: string) => boolean } = {
    money: same,
    number: same,
    unsigned: same,
    phone: (given, shown) => given.startsWith(digits(shown)),
    card: same,
    masked: (given, shown) => given.endsWith(shown.replaceAll(/\D/g, '')),
    date: (given, shown) => given.slice(0, 10) === shown,
    datetime: (given, shown) => given === shown,
  };
  const moment = fc
    .date({ min: new Date('1970-01-02'), max: new Date('2099-12-30'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 19).replace('T', ' '));
  const amount = fc.integer({ min: 0, max: 999_999_999_999 });

  it.each(formats)('%s', (name) => {
    const isOfDays = name === 'date' || name === 'datetime';
    for (const language of languages)
      fc.assert(
        fc.property(isOfDays ? moment : amount, (value) =>
          keeps[name](String(value), format(name, value, language)),
        ),
        { numRuns: 200 },
      );
  });
});

it('an example of the configuration beside an offer is told before anyone sees it', () => {
  const example =
    '"body": [\n    { "type": "fragment", "if": { "some": "config.exampleRate" }, "of": "example-rate", "with": { "rate": "{{config.exampleRate}}" } },';
  const changed = withText('"body": [', example);
  const screens = input.screens.map((file) => (file.file === changed.file ? changed : file));
  expect(checkProject({ ...input, screens }).map(({ code, file }) => `${file} ${code}`)).toContain(
    'screens/loan-confirm.json example-beside-offer',
  );
});
