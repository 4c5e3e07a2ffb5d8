/**
 * What kind of change a release is, and which of its parts nobody may be shown alone: legal texts, what people agree to, figures.
 * It must not know who decides by it.
 */
import { isList, isObject, own } from '../check/document/document.ts';
import { parseTemplate, textKey, type Part, type Template } from '../lib/template.ts';
import type { PartName } from '../model/release.ts';
import { closedBy } from './closed.ts';
import { consentOn, type Known } from './consent.ts';
import { wordsOf } from './bundles.ts';
import { spotOf } from './names.ts';
import type { Values } from './parts.ts';
import type { Opened } from './snapshot.ts';
import { usesOf } from './uses.ts';
import { holdsKey } from './words.ts';

/** `cost`: words beside what something costs, or that say a figure; `quoted`: closed for releases. */
export type Mark = 'documents' | 'consent' | 'cost' | 'figures' | 'quoted';

export interface Kind {
  /** Words alone, or what is drawn and done. */
  readonly kind: 'words' | 'structure';
  /** By part; a part without marks is not there. */
  readonly marks: Readonly<Record<PartName, readonly Mark[]>>;
  /** It goes to all or to none, never to a share: it has documents, consent words or figures. */
  readonly forAll: boolean;
}

const forAll: ReadonlySet<Mark> = new Set(['documents', 'consent', 'figures']);

const known = ({ input, library }: Opened): Known => ({
  ...library,
  isTicked: (type) => input.notes.get(`${type}.bind`)?.writes?.type?.includes('boolean') === true,
});

/** Names that costs have in answers. */
const costly = /rate|fee|interest|penalty|price|cost|amount|total|money/i;

const isCostly = (part: Part): boolean =>
  part.kind === 'format'
    ? part.format === 'money' || costly.test(part.path.at(-1) ?? '')
    : part.kind === 'section'
      ? part.parts.some(isCostly)
      : part.kind === 'tag' && costly.test(part.path.at(-1) ?? '');

function saysCost(text: string): boolean {
  const parsed = parseTemplate(text);
  if (!parsed.ok) return false;
  const template: Template = parsed.value;
  if (template.kind === 'literal') return false;
  return template.kind === 'tag' ? isCostly(template) : template.parts.some(isCostly);
}

/** Keys that stand in one object with a cost. */
function besideCosts(value: unknown, found: Set<string>): void {
  if (isList(value)) value.forEach((item) => besideCosts(item, found));
  if (!isObject(value)) return;
  const texts = Object.values(value).filter((each) => typeof each === 'string');
  if (texts.some(saysCost)) for (const text of texts) found.add(textKey(text) ?? '');
  Object.values(value).forEach((member) => besideCosts(member, found));
}

/** Words that say a figure of the register, by its own list. */
function ofFigures(values: Values): readonly string[] {
  const register = values['figures'];
  const figures = isObject(register) && isObject(register['figures']) ? register['figures'] : {};
  return Object.values(figures).flatMap((figure) =>
    isObject(figure) && isList(figure['texts']) ? figure['texts'].map(String) : [],
  );
}

interface Keys {
  readonly consent: ReadonlySet<string>;
  readonly cost: ReadonlySet<string>;
}

function keysOf(project: Opened): Keys {
  const library = known(project);
  const consent = Object.keys(library.screens).flatMap((id) => [...consentOn(id, library).keys]);
  const cost = new Set(ofFigures(project.values));
  besideCosts([Object.values(library.screens), Object.values(library.fragments)], cost);
  for (const tongue of ['es', 'en'] as const)
    for (const [key, text] of Object.entries(wordsOf(library, tongue))) if (saysCost(text)) cost.add(key);
  return { consent: new Set(consent), cost };
}

/**
 * The screens on which something that is agreed to is otherwise than in the build. A new one on which people agree to the very same
 * as on another, in the same words, asks nothing new of anybody: a campaign that was copied.
 */
function otherwiseAgreed(project: Opened, build: Opened): ReadonlySet<string> {
  const [now, before] = [known(project), known(build)];
  const ids = [...new Set([...Object.keys(now.screens), ...Object.keys(before.screens)])];
  const saidBefore = new Set(Object.keys(before.screens).map((id) => consentOn(id, before).said));
  const isSame = (id: string): boolean => {
    const { said } = consentOn(id, now);
    return own(before.screens, id) === undefined ? saidBefore.has(said) : said === consentOn(id, before).said;
  };
  return new Set(ids.filter((id) => !isSame(id)));
}

const usesPart = (id: string, name: PartName, { library }: Opened): boolean =>
  name === `screens/${id.replace(/_.*$/, '')}` ||
  name === `layouts/${id}` ||
  usesOf(own(library.screens, id), library.fragments).fragments.some((each) => name === `fragments/${each}`);

/** @param project the build with the parts in it. */
export function kindOf(values: Values, project: Opened, build: Opened): Kind {
  const names = Object.keys(values);
  const keys = [keysOf(project), keysOf(build)];
  const agreed = otherwiseAgreed(project, build);
  const marksOf = (name: PartName): readonly Mark[] => {
    const spot = spotOf(name);
    if (spot?.kind === 'figures') return ['figures'];
    if (spot?.kind === 'documents') return ['documents'];
    if (spot?.kind !== 'words') {
      const isAgreed = [...agreed].some((id) => usesPart(id, name, project) || usesPart(id, name, build));
      return isAgreed ? ['consent'] : [];
    }
    const marks: readonly (readonly [Mark, boolean])[] = [
      ['consent', keys.some(({ consent }) => holdsKey(consent, spot.key))],
      ['cost', keys.some(({ cost }) => holdsKey(cost, spot.key))],
      ['quoted', closedBy(build.library.facts.wording, spot.key) !== undefined],
    ];
    return marks.flatMap(([mark, has]) => (has ? [mark] : []));
  };
  const marks = Object.fromEntries(
    names.map((name) => [name, marksOf(name)] as const).filter(([, each]) => each.length > 0),
  );
  return {
    kind: names.every((name) => spotOf(name)?.kind === 'words') ? 'words' : 'structure',
    marks,
    forAll: Object.values(marks).some((each) => each.some((mark) => forAll.has(mark))),
  };
}
