/**
 * Words that a screen asks for of a parameter of its address, and that no other screen hands over. It must not know what they mean.
 */
import { templateOf, writtenValue } from '../practice/scope.ts';
import { inside, isList, isObject, nameFrom, own, type Members } from '../document/document.ts';
import type { Spot, Subject } from '../practice/survey.ts';
import type { Part } from '../../lib/template.ts';
import { listed } from '../report/nearest.ts';
import { does, objectOf } from '../walk/deeds.ts';
import type { Reader } from './asked.ts';
import { copiesOf, join } from './words.ts';

/** What one way hands over under a name: all the words it can be, or any. */
interface Handed {
  readonly words: readonly string[] | undefined;
  readonly file: string;
}

/** By `<file of the screen> <parameter>`; by ` <parameter>` where only data knows the screen. */
type Ways = ReadonlyMap<string, readonly Handed[]>;

/** The words of a text in sections, each of which may be left out; `undefined` where data stands in it. */
function textsIn(parts: readonly Part[]): readonly string[] | undefined {
  const all = parts.map((part): readonly string[] | undefined =>
    part.kind === 'text' ? [part.text] : part.kind === 'section' ? textsIn(part.parts) : undefined,
  );
  return all.includes(undefined) ? undefined : all.flatMap((each) => each ?? []);
}

/** The only values that a parameter of this screen's own address can have. */
function enumOf(name: string, { survey }: Subject): readonly string[] | undefined {
  const { query } = survey.screen;
  const declared = isObject(query) ? own(query, name) : undefined;
  return isObject(declared) && isList(declared['enum']) ? declared['enum'].map(String) : undefined;
}

function wordsOf(value: unknown, { scope }: Spot, subject: Subject): readonly string[] | undefined {
  const written = writtenValue(value, scope);
  if (typeof written !== 'string' || written.startsWith('@'))
    return isObject(written) || isList(written) ? undefined : [String(written)];
  const template = templateOf(written);
  if (template.kind === 'literal') return [template.text];
  if (template.kind === 'parts') return textsIn(template.parts);
  const [root, name = ''] = template.path;
  return root === 'query' ? enumOf(name, subject) : undefined;
}

function handedBy(spot: Spot, subject: Subject): readonly (readonly [string, Handed['words']])[] {
  const { object } = spot;
  const { query, append, pass } = object;
  const given = does('leadsTo', object, subject.facts) ? query : append;
  const names = isList(pass) ? pass.map(nameFrom) : [];
  return [
    ...names.map((name) => [name, enumOf(name, subject)] as const),
    ...Object.entries(isObject(given) ? given : {}).map(
      ([name, value]) => [name, wordsOf(value, spot, subject)] as const,
    ),
  ];
}

/** All ways from screen to screen. */
function waysOf(subjects: readonly Subject[]): Ways {
  const ways = new Map<string, Handed[]>();
  for (const subject of subjects) {
    const { survey, project, facts } = subject;
    for (const spot of survey.actions) {
      const { object } = spot;
      const to = objectOf('leadsTo', object, facts) ?? objectOf('opensAddress', object, facts);
      if (to === undefined) continue;
      const target = project.routes.get(nameFrom(to).replace(/(?<=.)[?#].*$/, ''))?.file ?? '';
      for (const [name, words] of handedBy(spot, subject)) {
        const key = `${target} ${name}`;
        const { file } = survey.place.document;
        ways.set(key, [...(ways.get(key) ?? []), { words, file }]);
      }
    }
  }
  return ways;
}

export function checkUnsent(readers: readonly Reader[]): void {
  const subjects = readers.map(({ subject }) => subject);
  const ways = waysOf(subjects);
  const opened = new Set(subjects[0]?.project.known.opens);
  const routed = new Set<string>();
  const foreign = new Set<string>();
  for (const [route, { file }] of subjects[0]?.project.routes ?? []) {
    routed.add(file);
    // What the app or a server opens, they may hand anything.
    if (opened.has(route)) foreign.add(file);
  }
  for (const { subject, asked } of readers) {
    const { survey } = subject;
    const { document } = survey.place;
    const { query } = survey.screen;
    if (!isObject(query) || !routed.has(document.file) || foreign.has(document.file)) continue;
    for (const [name, declared] of Object.entries(query)) {
      if (!isObject(declared) || !isList(declared['enum'])) continue;
      const mine = ways.get(`${document.file} ${name}`) ?? [];
      const anywhere = ways.get(` ${name}`) ?? [];
      const path = `query.${name}`;
      const { words } = join([path, ...copiesOf(path, subject)].flatMap((each) => asked.get(each) ?? []));
      if (mine.length > 0) checkEnum(name, declared, { mine, anywhere, asked: words }, subject);
    }
  }
}

interface Senders {
  readonly mine: readonly Handed[];
  /** To an address that only data knows: it may be this screen, where the screen takes the word. */
  readonly anywhere: readonly Handed[];
  /** The words that the screen asks for. */
  readonly asked: ReadonlyMap<string, unknown>;
}

function checkEnum(
  name: string,
  declared: Members,
  { mine, anywhere, asked }: Senders,
  subject: Subject,
): void {
  const known = (isList(declared['enum']) ? declared['enum'] : []).map(String);
  const all = [...mine, ...anywhere];
  if (all.some(({ words }) => words === undefined)) return;
  const wordsIn = (handed: readonly Handed[]): readonly string[] =>
    handed.flatMap(({ words }) => words ?? []).filter((word) => word !== '');
  // A word that the screen does not take is told where it is sent.
  if (wordsIn(mine).some((word) => !known.includes(word))) return;
  const sent = new Set(wordsIn(all).filter((word) => known.includes(word)));
  const files = new Set(
    all.flatMap(({ words, file }) => (words?.some((word) => sent.has(word)) ? [file] : [])),
  );
  const isLost = (word: string): boolean =>
    asked.has(word) && !sent.has(word) && word !== declared['default'];
  // Where the app hands over only a few of them, the others come from elsewhere.
  if (known.filter(isLost).length >= sent.size) return;
  for (const [index, word] of known.entries()) {
    if (!isLost(word)) continue;
    subject.report(inside(subject.survey.place, 'query', name, 'enum', index), 'unsent-word', {
      name: word,
      ...(files.size === 0 ? {} : { of: listed(files) }),
      wanted: 'sent',
      detail: listed(sent),
    });
  }
}
