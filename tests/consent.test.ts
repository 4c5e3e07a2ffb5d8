/** What is hashed as agreed to is what the agreement showed: both screens fill it from the offer in the same way. */
import { expect, it } from 'vitest';
import { read } from './support/project.ts';

interface Part {
  readonly document?: unknown;
  readonly of?: unknown;
  readonly with?: { readonly contract?: unknown };
}

/** What `loan-agreement` is filled with on a screen, by itself or by the fragment that shows it, but for what a source answers. */
function fillings(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap(fillings);
  if (typeof value !== 'object' || value === null) return [];
  const { document, of, with: given }: Part = value;
  const isAgreement = document === 'loan-agreement' || of === 'agreement';
  const own = isAgreement && typeof given?.contract === 'object' ? [given] : [];
  return [...own, ...Object.values(value).flatMap(fillings)];
}

it('the agreement that is read and the one that is hashed are filled alike', () => {
  const [shown, hashed] = ['loan-agreement', 'loan-confirm'].map((screen) =>
    fillings(JSON.parse(read(`screens/${screen}.json`))),
  );
  expect(shown).toHaveLength(1);
  expect(hashed).toEqual(shown);
});
