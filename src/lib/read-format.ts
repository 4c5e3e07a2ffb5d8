/** What each format of a response's schema makes of a value. It must not know where the value stands, nor its limits. */
import type { Json } from '../model/json.ts';

const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);

/** The number of a yes or no; one that the specification says nothing of is a number too. */
function counted(value: unknown): number | undefined {
  if (value === true || value === 'true') return 1;
  if (value === false || value === 'false') return 0;
  const number = typeof value === 'string' && /^-?\d{1,16}$/.test(value) ? Number(value) : value;
  return isInteger(number) ? number : undefined;
}

/** What each format makes of a value; `undefined` where it is none. */
export const formats = new Map<string, (value: unknown) => Json | undefined>([
  [
    'flag',
    (value) => {
      const number = counted(value);
      return number === undefined ? undefined : number === 1;
    },
  ],
  // Where the specification says "non-zero" instead of 1.
  [
    'nonzero',
    (value) => {
      const number = counted(value);
      return number === undefined ? undefined : number !== 0;
    },
  ],
  // A number that has lost digits on the way is another id.
  ['id', (value) => (typeof value === 'string' ? value : isInteger(value) ? String(value) : undefined)],
  [
    'minor',
    (value) => {
      const amount = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
      return isInteger(amount) && amount >= 0 ? amount : undefined;
    },
  ],
  ['date', (value) => (typeof value === 'string' || isInteger(value) ? value : undefined)],
  ['uri-reference', (value) => (typeof value === 'string' ? value : undefined)],
]);
