/** What a person does in a case, on a page in memory. It must not know any screen. */
import { fireEvent, within } from '@testing-library/react';
import { vi } from 'vitest';
import { canGoBack } from '../../src/app/world.ts';
import type { Step } from './case.ts';
import { withoutMarks, withKeys } from './marked-texts.ts';
import { outline } from './outline.ts';
import type { Visit } from './visit.tsx';

/** What a person can reach now: the open dialog, else the page. */
const reach = (): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('dialog[open]')].pop() ?? document.body;

function find(role: string, name: string, number = 1): HTMLElement {
  // What is hidden is told by its attribute here: to compute the style of each element would take seconds.
  const all = within(reach()).queryAllByRole(role, {
    name: (said) => withoutMarks(said) === name,
    hidden: true,
  });
  const found = all.filter((element) => element.closest('[aria-hidden=true]') === null);
  const target = found[number - 1];
  if (target !== undefined) return target;
  const words = found.length === 0 ? 'no' : `only ${found.length}`;
  throw new Error(
    `There is ${words} ${role} "${name}" to use. What there is:\n${withKeys(outline(reach()))}`,
  );
}

/** How a JPEG begins; a file whose name says `text` is none, whatever else its name says. */
const jpeg = new Uint8Array([0xff, 0xd8, 0xff]);

function attach(label: string, names: readonly string[]): void {
  const typeOf = (name: string): string => (name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg');
  const partOf = (name: string): BlobPart => (name.startsWith('text') ? 'content' : jpeg);
  const files = names.map((name) => new File([partOf(name)], name, { type: typeOf(name) }));
  fireEvent.change(
    within(reach()).getByLabelText((said) => withoutMarks(said) === label),
    { target: { files } },
  );
}

/** A page of the app, or what a dialog of the first page has put before it. */
const hasEntryBefore = (): boolean =>
  canGoBack() || (window.history.state as { readonly spare?: unknown } | null)?.spare === true;
const goBack = (): void => window.history.back();

/** A browser presses nothing in a group that is off; the document in memory would. */
const isOff = (target: HTMLElement): boolean =>
  target.matches('button, input') && target.closest('fieldset[disabled]') !== null;

function press(target: HTMLElement): void {
  if (!isOff(target)) fireEvent.click(target);
}

async function act(step: Step, visit: Visit): Promise<void> {
  if ('advance' in step) await vi.advanceTimersByTimeAsync(step.advance);
  else if ('online' in step) vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(step.online);
  else if ('back' in step) (hasEntryBefore() ? goBack : visit.leaves)();
  else if ('reload' in step) await visit.reload();
  else if ('press' in step) press(find(step.role ?? 'button', step.press, step.number));
  else if ('choose' in step) press(find('radio', step.choose));
  else if ('tick' in step) press(find('checkbox', step.tick));
  else if ('attach' in step) attach(step.attach[0], step.attach.slice(1));
  else fireEvent.change(find('textbox', step.type[0]), { target: { value: step.type[1] } });
}

export const perform = (step: Step, visit: Visit): Promise<void> => visit.does(() => act(step, visit));
