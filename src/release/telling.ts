/**
 * A release in plain words, for who publishes, approves or is called at night: what each part says now, and where it is seen. It
 * must not know whether the release is right.
 */
import { membersOf, nameFrom, own } from '../check/document/document.ts';
import type { Tongue } from '../lib/figures.ts';
import type { PartName, Parts } from '../model/release.ts';
import type { Library } from './library.ts';
import { kindOf, type Kind, type Mark } from './marks.ts';
import { partOfScreen, spotOf, wordsPart, type Spot } from './names.ts';
import type { Values } from './parts.ts';
import { sentenceOf, type Seen } from './sentences.ts';
import { openSnapshot, withoutNothing, withValues, type Opened, type Snapshot } from './snapshot.ts';
import { told, type Sentence, type Told } from './told.ts';
import { usesOf } from './uses.ts';
import { holdsKey, keysNamed, namedByCode } from './words.ts';

/** One part of a release. */
export interface Telling extends Pick<Seen, 'screens' | 'program'> {
  readonly part: PartName;
  readonly words: Sentence;
  readonly marks: readonly Mark[];
}

export interface Tale extends Pick<Kind, 'kind' | 'forAll'> {
  readonly parts: readonly Telling[];
}

/** Where a part is seen, in the project as it shall be; for one that goes, where it was. */
function seenOn(name: PartName, spot: Spot, { library }: Opened): readonly string[] {
  const ids = Object.keys(library.screens);
  const named = (wanted: (id: string) => boolean): readonly string[] => [...new Set(ids.filter(wanted))];
  switch (spot.kind) {
    case 'words':
      return named((id) => holdsKey(keysNamed(library.screens[id], library.fragments), spot.key));
    case 'fragments':
      return named((id) => uses(id, library).fragments.includes(spot.id));
    case 'documents':
      return named((id) => uses(id, library).documents.includes(spot.id));
    case 'figures':
      return [];
    default:
      return named((id) => name === partOfScreen(id) || name === partOfScreen(id, 'layout'));
  }
}

const isOfProgram = (spot: Spot, { input }: Opened): boolean =>
  spot.kind === 'words' && namedByCode(input.codeTexts)(spot.key);

/** As it stands above a screen or a legal text; data in it is left out. */
function titleIn(value: unknown, { values }: Opened): Told {
  const written = nameFrom(membersOf(value)['title']);
  const said = (tongue: Tongue): string =>
    (written.startsWith('@') ? nameFrom(own(values, wordsPart(tongue, written.slice(1)))) : written)
      .replaceAll(/\s*\{\{[^}]*\}\}/g, '')
      .trim();
  return told(said('en'), said('es'));
}

const uses = (id: string, { screens, fragments }: Library) => usesOf(screens[id], fragments);

export const valuesOf = (parts: Parts): Values =>
  Object.fromEntries(Object.entries(parts).map(([name, { value }]) => [name, value]));

/** A build's values with those of a release in their places. */
export const valuesWith = (build: Values, parts: Parts): Values =>
  withoutNothing({ ...build, ...valuesOf(parts) });

/**
 * What a release changes in a build, part by part. Names that are no parts are passed over.
 * @param parent what everyone had when it was made, over the build: each sentence says what changes beside that.
 */
export function tell(snapshot: Snapshot, parts: Parts, parent: Parts = {}): Tale {
  const build = openSnapshot(snapshot);
  const before = valuesWith(build.values, parent);
  const values = valuesOf(parts);
  const project = withValues(build, values);
  const { kind, marks, forAll } = kindOf(values, project, build);
  const tellings = Object.entries(values).flatMap(([part, value]): readonly Telling[] => {
    const spot = spotOf(part);
    if (spot === undefined) return [];
    const where = value === null ? build : project;
    const seen: Seen = {
      screens: seenOn(part, spot, where),
      program: isOfProgram(spot, where),
      title: titleIn(value ?? own(before, part), where),
    };
    const words = sentenceOf(spot, value, own(before, part), seen);
    const { screens, program } = seen;
    return [{ part, words, screens, program, marks: own(marks, part) ?? [] }];
  });
  return { kind, forAll, parts: tellings };
}
