/** Where a part stands among the states of its screen, and why not here. It must not know how it is drawn. */
import { formOf } from '../../lib/plural.ts';
import { prepareState } from '../../app/states/prepare.ts';
import { openDialog, readInner } from '../../engine/inner.ts';
import { reader, rootFrame } from '../../engine/instance.ts';
import { createReplanner, type Replanner } from '../../engine/reuse.ts';
import { whenInWords } from '../conditions/say.ts';
import { meaningIn } from '../conditions/meaning.ts';
import { productsIn } from '../conditions/products.ts';
import { once } from '../core/parsed.ts';
import { tell, type Says, type Told } from './drawn.ts';
import { plainestFirst } from './plain-states.ts';
import { isWithin, nodesOf, writtenAt } from './plan-nodes.ts';
import type { PhoneProject } from './project.ts';
import { saysOf } from './program-words.tsx';
import type { FromPhone, PartPlace } from './protocol.ts';
import { toldIn, type Surroundings } from './setting.ts';
import type { Standing } from './stage.tsx';
import { widgetsSaying } from './touched.ts';

type Seen = Extract<FromPhone, { kind: 'seen' }>;

/** The dialog that a part belongs to. */
const dialogOf = ({ pointer }: PartPlace): string | undefined => /^\/dialogs\/([^/]+)/.exec(pointer)?.[1];

const stands = (part: PartPlace, { places }: Told, replanner: Replanner, project: PhoneProject): boolean =>
  [...places].some((place) => isWithin(writtenAt(place, replanner, project), part));

/** Whether a part is one that is drawn: others are everywhere, or nowhere. */
const isDrawn = (part: PartPlace, { prepared, replanner }: Standing, project: PhoneProject): boolean =>
  nodesOf(prepared.loaded.plan).some(({ place }) => isWithin(writtenAt(place, replanner, project), part));

export function seenHere(part: PartPlace, standing: Standing, { project }: Surroundings): boolean {
  const live = standing.live();
  if (live === undefined) return false;
  if (isDrawn(part, standing, project)) return stands(part, tell(live), standing.replanner, project);
  const dialog = dialogOf(part);
  return dialog === undefined || readInner(live.store, openDialog) === dialog;
}

/** The first test around a part that does not hold here, in words. */
export function becauseHere(
  part: PartPlace,
  standing: Standing,
  { project, config }: Surroundings,
): Seen['because'] {
  const live = standing.live();
  if (live === undefined) return undefined;
  const read = reader(live.store, rootFrame);
  const failing = nodesOf(standing.prepared.loaded.plan).find(({ place, test, repeats }) => {
    const at = writtenAt(place, standing.replanner, project);
    return at !== undefined && isWithin(part, at) && repeats.length === 0 && test?.evaluate(read) === false;
  });
  const test = failing && standing.replanner.definitionAt(failing.place)?.if;
  if (test === undefined) return undefined;
  const { definition } = standing.prepared.loaded.module;
  const { known } = project.statesInput(standing.id, 'es');
  const meaning = meaningIn(definition, { known, products: productsIn(config) } as never);
  return { es: whenInWords(test, 'es', meaning), en: whenInWords(test, 'en', meaning) };
}

/** The plainest state in which a part stands. */
export async function stateWith(
  part: PartPlace,
  standing: Standing,
  around: Surroundings,
  isOver: () => boolean,
): Promise<string | undefined> {
  for (const situation of plainestFirst(standing.situations)) {
    if (isOver()) return undefined;
    const replanner = createReplanner();
    const told = await toldIn(around, standing.id, situation, 'es', {
      prepare: (input) => prepareState(input, (given) => replanner.plan(given)),
    });
    if (told?.ok === true && stands(part, told.value, replanner, around.project)) return situation.id;
    const dialog = dialogOf(part);
    if (dialog !== undefined && situation.states.es.dialog === dialog) return situation.id;
  }
  return undefined;
}

type Words = ReturnType<PhoneProject['words']>;

/** Stands for words that are looked for: no other text has it. */
const sign = '\u{E000}';

/** Read by a person: what stands in for words that are still loaded says nothing. */
const isSaid = (told: Told): boolean =>
  (JSON.parse(told.sign) as readonly unknown[]).some(
    (part) => !(Array.isArray(part) && part[1] === 'pending') && JSON.stringify(part).includes(sign),
  );

/** The words with the sign in place of those of a key. They are asked for at each text of a screen: put together once. */
function signed(key: string, project: PhoneProject): PhoneProject['words'] {
  const marked = once((all: Words): Words => {
    const forms = Object.keys(all).filter((each) => each === key || formOf(each)?.of === key);
    return { ...all, ...Object.fromEntries(forms.map((each) => [each, sign])) };
  });
  return (tongue) => marked(project.words(tongue));
}

/** The first state in which the words of a key are said, that of now before all others. */
export async function stateSaying(
  key: string,
  { id, situation: own, situations }: Standing,
  around: Surroundings,
  isOver: () => boolean,
): Promise<string | undefined> {
  const { project, registry } = around;
  const words = signed(key, project);
  const marked: Surroundings = { ...around, project: { ...project, words } };
  const types = widgetsSaying(id, project, [key]);
  const all = saysOf(registry.widgets, (each) => words('es')[each] ?? each);
  const says: Says = (type, phase, props) => (types.has(type) ? all(type, phase, props) : []);
  for (const situation of [own, ...situations.filter((each) => each !== own)]) {
    if (isOver()) return undefined;
    const told = await toldIn(marked, id, situation, 'es', { says });
    if (told?.ok === true && isSaid(told.value)) return situation.id;
  }
  return undefined;
}

/** The screen itself where no part is, or the dialog that is open over it. */
export function screenPlace({ prepared, live }: Standing, project: PhoneProject): PartPlace | undefined {
  const { definition } = prepared.loaded.module;
  const inside = [definition, ...(Object.values(definition) as unknown[])].filter(
    (value): value is object => typeof value === 'object' && value !== null,
  );
  const file = inside.map((value) => project.placeOf(value)?.file).find((found) => found !== undefined);
  if (file === undefined) return undefined;
  const { store } = live() ?? {};
  const dialog = store && readInner(store, openDialog);
  return { file, pointer: dialog === undefined ? '' : `/dialogs/${dialog}` };
}
