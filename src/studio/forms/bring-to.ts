/** Brings one place of a form before whoever asked for it: open, in sight, marked, and with the focus. It must not know what is there. */

const controls = 'input, select, textarea, button';

/** The innermost of what a form has around a place, by its `data-at`. */
function placeIn(form: Element, at: string): HTMLElement | undefined {
  const around = [...form.querySelectorAll<HTMLElement>('[data-at]')].filter(
    ({ dataset: { at: own = '' } }) => own === at || at.startsWith(`${own}/`),
  );
  const length = ({ dataset }: HTMLElement): number => dataset['at']?.length ?? 0;
  return around.sort((one, other) => length(other) - length(one))[0];
}

/** What is to be filled in comes before what helps with it. */
const toFillIn = (place: Element): HTMLElement | null =>
  place.querySelector<HTMLElement>('[aria-invalid=true]') ??
  place.querySelector<HTMLElement>('input, select, textarea') ??
  place.querySelector<HTMLElement>(controls);

/** @param at a pointer, or `@` and the key of words. Nothing happens where the form has no such place. */
export function bringTo(form: Element, at: string): void {
  for (const before of form.querySelectorAll('[data-brought]')) before.removeAttribute('data-brought');
  const place = placeIn(form, at);
  if (place === undefined) return;
  for (
    let around: Element | null = place;
    around !== null && form.contains(around);
    around = around.parentElement
  )
    if (around instanceof HTMLDetailsElement) around.open = true;
  // A place that is folded itself, as a step is, has what it folds inside.
  place.querySelector(':scope > details')?.setAttribute('open', '');
  place.setAttribute('data-brought', '');
  toFillIn(place)?.focus({ preventScroll: true });
  const wrong = place.querySelector('[data-severity]');
  (wrong ?? place).scrollIntoView({ block: 'center' });
}
