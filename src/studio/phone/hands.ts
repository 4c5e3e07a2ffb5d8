/** What a person does on the phone: points, selects, types in place; and what is selected, marked. It must not know React. */
import { openDialog, readInner } from '../../engine/inner.ts';
import { lookUp } from '../../lib/look-up.ts';
import { becauseHere, seenHere, stateWith } from './finding.ts';
import { createMarks } from './marks.ts';
import type { Parts } from './parts.tsx';
import { isWithin, nodesOf, nodeWithId, writtenAt } from './plan-nodes.ts';
import type { FromPhone, PartPlace } from './protocol.ts';
import type { Stage, Standing } from './stage.tsx';
import { keysOf, spokenAt, typeOver, type Typing } from './typing.ts';

const labels = { es: 'Palabras', en: 'Words' } as const;

export interface Hands {
  select(place: PartPlace | null): void;
  /** Something else stands there. */
  refresh(): void;
}

export function createHands(stage: Stage, parts: Parts, say: (message: FromPhone) => void): Hands {
  const marks = createMarks(document);
  let selected: PartPlace | null = null;
  let typing: Typing | undefined;
  let pointed: Element | null = null;
  let told = '';
  let asked = 0;

  const isUsed = (): boolean => stage.standing()?.shown.mode === 'use';

  /** Places of the plan from the inside out. */
  function placesAround(target: Node, standing: Standing): readonly string[] {
    const nodes = nodesOf(standing.prepared.loaded.plan);
    return parts.around(target).flatMap((id) => nodeWithId(nodes, id)?.place ?? []);
  }

  function screenPlace(standing: Standing): PartPlace | undefined {
    const { definition } = standing.prepared.loaded.module;
    const project = stage.around()?.project;
    const inside = [definition, ...(Object.values(definition) as unknown[])].filter(
      (value): value is object => typeof value === 'object' && value !== null,
    );
    const file = inside.map((value) => project?.placeOf(value)?.file).find((found) => found !== undefined);
    if (file === undefined) return undefined;
    const live = standing.live();
    const dialog = live && readInner(live.store, openDialog);
    return { file, pointer: dialog === undefined ? '' : `/dialogs/${dialog}` };
  }

  function partAt(target: Node): PartPlace | undefined {
    const standing = stage.standing();
    const project = stage.around()?.project;
    if (standing === undefined || project === undefined) return undefined;
    const [place] = placesAround(target, standing);
    return place === undefined ? screenPlace(standing) : writtenAt(place, standing.replanner, project);
  }

  function rectsOf(part: PartPlace | null): readonly DOMRect[] {
    const standing = stage.standing();
    const project = stage.around()?.project;
    if (part === null || part.pointer === '' || standing === undefined || project === undefined) return [];
    const nodes = nodesOf(standing.prepared.loaded.plan);
    const own = new Map<string, boolean>();
    return outermost(
      parts.rects((id) => {
        const node = nodeWithId(nodes, id);
        if (node === undefined) return false;
        const known = own.get(node.place);
        const is = known ?? isWithin(writtenAt(node.place, standing.replanner, project), part);
        own.set(node.place, is);
        return is;
      }),
    );
  }

  /** Asked of what stands there and, where it does not stand there, of the other states. */
  function tellSeen(): void {
    const standing = stage.standing();
    const around = stage.around();
    const place = selected;
    if (place === null || standing === undefined || around === undefined) return;
    const shown = seenHere(place, standing, around);
    const because = shown ? undefined : becauseHere(place, standing, around);
    const sign = JSON.stringify([place, shown, because, standing.situation.id]);
    if (sign === told) return;
    told = sign;
    const found = { kind: 'seen', place, shown, ...(because === undefined ? {} : { because }) } as const;
    say(found);
    if (shown) return;
    asked += 1;
    const own = asked;
    void stateWith(place, standing, around, () => own !== asked).then((instead) => {
      if (own === asked && instead !== undefined) say({ ...found, instead });
    });
  }

  function type(target: Element): void {
    const standing = stage.standing();
    const project = stage.around()?.project;
    if (standing === undefined || project === undefined || standing.shown.mode === 'look') return;
    const { tongue } = standing.shown;
    const { definition } = standing.prepared.loaded.module;
    const [place = ''] = placesAround(target, standing);
    const keys: string[] = [];
    for (let at = place; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.'))))
      keys.push(...keysOf(standing.replanner.definitionAt(at)));
    const titles = Object.values(definition.dialogs ?? {}).flatMap((dialog) => [
      dialog.title,
      dialog.buttons,
    ]);
    keys.push(...keysOf([definition.title, titles]));
    const spoken = spokenAt(target, keys, (key) => lookUp(project.words(tongue), key));
    if (spoken === undefined) return;
    typing?.end();
    typing = typeOver(
      spoken,
      labels[tongue],
      (text) => say({ kind: 'typed', key: spoken.key, tongue, text }),
      () => (typing = undefined),
    );
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

  document.addEventListener(
    'click',
    (event) => {
      const target = take(event);
      const place = target && partAt(target);
      if (place !== undefined) say({ kind: 'picked', place });
    },
    true,
  );
  document.addEventListener(
    'dblclick',
    (event) => {
      const target = take(event);
      if (target !== undefined) type(target);
    },
    true,
  );
  // Nothing gets the focus, and nothing is pressed.
  document.addEventListener('mousedown', (event) => void take(event), true);
  document.addEventListener('pointermove', ({ target }) => {
    if (target === pointed) return;
    pointed = isOurs(target) ? target : null;
    marks.draw('pointed', pointed === null ? [] : rectsOf(partAt(pointed) ?? null));
  });
  document.documentElement.addEventListener('pointerleave', () => {
    pointed = null;
    marks.draw('pointed', []);
  });

  function settle(): void {
    marks.draw('selected', rectsOf(selected));
    marks.draw('pointed', []);
    typing?.place();
  }
  window.addEventListener('resize', settle);
  document.addEventListener('scroll', settle, { capture: true, passive: true });

  return {
    select(next) {
      selected = next;
      told = '';
      settle();
      const [first] = rectsOf(selected);
      if (first !== undefined && (first.bottom < 0 || first.top > window.innerHeight))
        window.scrollBy(0, first.top - window.innerHeight / 3);
      tellSeen();
    },
    refresh() {
      if (document.querySelector('dialog:modal') !== null && selected !== null) marks.raise();
      settle();
      tellSeen();
    },
  };
}

/** Those that stand in no other of them. */
function outermost(rects: readonly DOMRect[]): readonly DOMRect[] {
  const holds = (a: DOMRect, b: DOMRect): boolean =>
    a.left <= b.left && a.top <= b.top && a.right >= b.right && a.bottom >= b.bottom;
  return rects.filter(
    (rect, index) =>
      !rects.some((other, at) => at !== index && holds(other, rect) && (!holds(rect, other) || at < index)),
  );
}
