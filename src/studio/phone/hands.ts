/** What a person does on the phone: points, selects, types in place; and what is selected, marked. It must not know React. */
import type { Tongue } from '../../lib/figures.ts';
import { lookUp } from '../../lib/look-up.ts';
import { becauseHere, screenPlace, seenHere, stateSaying, stateWith } from './finding.ts';
import { programWords } from '../search/places.ts';
import { followDisabled } from './follow-disabled.ts';
import { followPage } from './follow.ts';
import { barsOf, clipUnder } from './bars.ts';
import { createMarks, outermost, type Box } from './marks.ts';
import type { Parts } from './parts.tsx';
import { isWithin, nodesOf, nodeWithId, writtenAt } from './plan-nodes.ts';
import type { FromPhone, PartPlace, ToPhone, WrongPlace } from './protocol.ts';
import type { Stage, Standing } from './stage.tsx';
import { createStill } from './still.ts';
import { keysOf, spokenAt, typeOver, type Typing } from './typing.ts';

/** By the language of the phone, then by that of the words. */
const labels = {
  es: { es: 'Palabras en español', en: 'Palabras en inglés' },
  en: { es: 'Words in Spanish', en: 'Words in English' },
} as const;

/** The language that stands there first. */
const both: Readonly<Record<Tongue, readonly Tongue[]>> = { es: ['es', 'en'], en: ['en', 'es'] };

/** What stays at the upper and lower end of a screen while it is scrolled, about (px). */
const heading = 56;
const footing = 120;

type Wanted = Extract<ToPhone, { kind: 'select' }>['words'];

export interface Hands {
  /** @param outlined in place of what is selected. */
  select(place: PartPlace | null, words?: Wanted, outlined?: readonly PartPlace[]): void;
  /** Something is wrong with these. */
  mark(places: readonly WrongPlace[]): void;
  /** Something else stands there. */
  refresh(): void;
}

export function createHands(stage: Stage, parts: Parts, say: (message: FromPhone) => void): Hands {
  const marks = createMarks(document);
  let selected: PartPlace | null = null;
  let outlined: readonly PartPlace[] | undefined;
  let wrong: readonly WrongPlace[] = [];
  let typing: Typing | undefined;
  let pointed: Element | null = null;
  let told = '';
  /** The states among which it was looked for: others may go by other names. */
  let toldOf: Standing['situations'] | undefined;
  let asked = 0;
  let wanted: Wanted;
  let lookups = 0;
  /** What is selected is brought into the window once. */
  let isSought = false;

  const isUsed = (): boolean => stage.standing()?.shown.mode === 'use';

  /** Places of the plan from the inside out. */
  function placesAround(target: Node, standing: Standing): readonly string[] {
    const nodes = nodesOf(standing.prepared.loaded.plan);
    return parts.around(target).flatMap((id) => nodeWithId(nodes, id)?.place ?? []);
  }

  function partAt(target: Node): PartPlace | undefined {
    const standing = stage.standing();
    const project = stage.around()?.project;
    if (standing === undefined || project === undefined) return undefined;
    const [place] = placesAround(target, standing);
    return place === undefined
      ? screenPlace(standing, project)
      : writtenAt(place, standing.replanner, project);
  }

  /** Whether an id is one of what stands in a part; nothing where no part stands. */
  function within(part: PartPlace | null): ((id: string) => boolean) | undefined {
    const standing = stage.standing();
    const project = stage.around()?.project;
    if (part === null || part.pointer === '' || standing === undefined || project === undefined)
      return undefined;
    const nodes = nodesOf(standing.prepared.loaded.plan);
    const own = new Map<string, boolean>();
    return (id) => {
      const node = nodeWithId(nodes, id);
      if (node === undefined) return false;
      const known = own.get(node.place);
      const is = known ?? isWithin(writtenAt(node.place, standing.replanner, project), part);
      own.set(node.place, is);
      return is;
    };
  }

  function rectsOf(part: PartPlace | null): readonly DOMRect[] {
    const has = within(part);
    return has === undefined ? [] : outermost(parts.rects(has));
  }

  /** What is to be drawn around a part: nothing over the bars under which it scrolls. */
  function boxesOf(part: PartPlace | null): readonly Box[] {
    const has = within(part);
    if (has === undefined) return [];
    const bars = barsOf(document, (bar) => !parts.isIn(bar, has));
    return rectsOf(part).map((place) => ({ place, clip: clipUnder(place, bars) }));
  }

  /** Asked of what stands there and, where it does not stand there, of the other states. */
  function tellSeen(): void {
    const standing = stage.standing();
    const around = stage.around();
    const place = selected;
    // On its way through the app it is nowhere in particular.
    if (standing?.stop !== undefined) return;
    if (place === null || standing === undefined || around === undefined) return;
    const shown = seenHere(place, standing, around);
    const because = shown ? undefined : becauseHere(place, standing, around);
    const sign = JSON.stringify([place, shown, because, standing.situation.id]);
    if (sign === told && toldOf === standing.situations) return;
    told = sign;
    toldOf = standing.situations;
    const found = { kind: 'seen', place, shown, ...(because === undefined ? {} : { because }) } as const;
    say(found);
    if (shown) return;
    asked += 1;
    const own = asked;
    void stateWith(place, standing, around, () => own !== asked).then((instead) => {
      if (own === asked && instead !== undefined) say({ ...found, instead });
    });
  }

  /** As soon as the screen on which they are looked for stands there. */
  function tellSaid(): void {
    const standing = stage.standing();
    const around = stage.around();
    if (wanted === undefined || standing?.id !== wanted.screen || around === undefined) return;
    if (standing.stop !== undefined) return;
    const { screen, key } = wanted;
    wanted = undefined;
    lookups += 1;
    const own = lookups;
    void stateSaying(key, standing, around, () => own !== lookups).then((state) => {
      if (own !== lookups) return;
      isSought = true;
      say({ kind: 'said', screen, key, state: state ?? null });
    });
  }

  function type(target: Element): void {
    const standing = stage.standing();
    const project = stage.around()?.project;
    if (standing === undefined || project === undefined || standing.shown.mode === 'look') return;
    const { tongue } = standing.shown;
    const { definition } = standing.prepared.loaded.module;
    const own = placesAround(target, standing).slice(0, 1);
    const [place = ''] = own;
    const keys: string[] = [];
    for (let at = place; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.'))))
      keys.push(...keysOf(standing.replanner.definitionAt(at)));
    const node = nodesOf(standing.prepared.loaded.plan).find((each) => each.place === place);
    keys.push(...(programWords(project.codeTexts).get(node?.type ?? '') ?? []));
    const titles = Object.values(definition.dialogs ?? {}).flatMap((dialog) => [
      dialog.title,
      dialog.buttons,
    ]);
    keys.push(...keysOf([definition.title, titles]));
    const wordsIn = (each: Tongue, key: string): string | undefined => lookUp(project.words(each), key);
    const spoken = spokenAt(target, keys, (key) => wordsIn(tongue, key));
    const why =
      spoken === undefined ? dataAround(standing.replanner.definitionAt(place)) : project.closed(spoken.key);
    if (why !== undefined) say({ kind: 'untyped', why });
    if (spoken === undefined || why !== undefined) return;
    const { key, element } = spoken;
    typing?.end();
    typing = typeOver(
      element,
      both[tongue].map((each) => ({
        tongue: each,
        label: labels[tongue][each],
        text: wordsIn(each, key) ?? '',
      })),
      (each, text) => say({ kind: 'typed', key, tongue: each, text }),
      () => (typing = undefined),
    );

    function dataAround(of: object = {}): 'data' | 'campaign' | undefined {
      if (Object.values(of).some((each) => /\{\{\s*values\./.test(String(each)))) return 'campaign';
      return keysOf(of).some((each) => wordsIn(tongue, each)?.includes('{{')) ? 'data' : undefined;
    }
  }

  const isOurs = (target: EventTarget | null): target is Element =>
    target instanceof Element && target.closest('.phone-typing') === null && !isUsed();

  /** What the screen itself would do with it does not happen. */
  function take(event: Event): Element | undefined {
    if (!isOurs(event.target)) return undefined;
    event.preventDefault();
    event.stopPropagation();
    return event.target;
  }

  function pick(target: Element): void {
    const place = partAt(target);
    if (place !== undefined) say({ kind: 'picked', place });
  }

  for (const [name, answer] of [
    ['click', pick],
    ['dblclick', type],
  ] as const)
    document.addEventListener(
      name,
      (event) => {
        const target = take(event);
        if (target !== undefined) answer(target);
      },
      true,
    );
  followDisabled(document, isOurs, pick, type);
  // A link would lead the frame away, to a page that nobody may frame.
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || event.defaultPrevented || link.href === '' || link.hasAttribute('download')) return;
    if (link.hash !== '' && link.pathname === window.location.pathname) return;
    event.preventDefault();
    stage.standing()?.prepared.world.ports.urls.open(link.href);
  });
  // Nothing gets the focus, and nothing is pressed.
  document.addEventListener('mousedown', (event) => void take(event), true);
  document.addEventListener('pointermove', ({ target }) => {
    if (target === pointed) return;
    pointed = isOurs(target) ? target : null;
    marks.draw('pointed', pointed === null ? [] : boxesOf(partAt(pointed) ?? null));
  });
  document.documentElement.addEventListener('pointerleave', () => {
    pointed = null;
    marks.draw('pointed', []);
  });

  function settle(): void {
    for (const kind of ['wrong', 'doubted'] as const)
      marks.draw(kind, isUsed() ? [] : wrong.filter((each) => each.kind === kind).flatMap(boxesOf));
    marks.draw('selected', isUsed() ? [] : (outlined ?? [selected]).flatMap(boxesOf));
    marks.draw('pointed', []);
    typing?.place();
  }
  window.addEventListener('resize', settle);
  document.addEventListener('scroll', settle, { capture: true, passive: true });
  followPage(document, '.phone-marks', () => {
    settle();
    still.moved();
  });

  /** Into the window, once it stands there. */
  function seek(): void {
    const has = isSought ? within(selected) : undefined;
    // What is folded is not seen by who chose it in the list.
    if (has !== undefined) parts.unfold(has);
    const [first] = has === undefined ? [] : rectsOf(selected);
    if (first === undefined) return;
    isSought = false;
    // What stays at the lower end may stand over it.
    const end = window.innerHeight - footing;
    if (first.top < heading || (first.bottom > end && first.top > heading))
      window.scrollBy(0, first.top - window.innerHeight / 3);
  }

  const still = createStill(stage, document, seekAgain, say);
  function seekAgain(): void {
    isSought = selected !== null;
    seek();
  }

  return {
    mark(places) {
      wrong = places;
      settle();
    },
    select(next, words, marked) {
      selected = next;
      outlined = marked;
      told = '';
      wanted = words;
      lookups += 1;
      isSought = true;
      settle();
      seek();
      still.moved();
      tellSeen();
      tellSaid();
    },
    refresh() {
      if (document.querySelector('dialog:modal') !== null && selected !== null) marks.raise();
      settle();
      seek();
      still.moved();
      tellSeen();
      tellSaid();
    },
  };
}
