/**
 * Finds the text key that a misspelt one was meant to be: the nearest, else the one that ends with the same words or goes
 * on before them. It must not know where a key is used.
 */
import { nearTo } from './nearest.ts';

interface Near {
  readonly near: string | undefined;
  readonly sure: boolean;
}

/** Whatever its case, its dashes and its spaces. */
const plain = (key: string): string => key.toLowerCase().replaceAll(/[^a-z\d.]/g, '');

const onlyOne = (keys: readonly string[]): string | undefined => (keys.length === 1 ? keys[0] : undefined);

export function nearKey(key: string, keys: ReadonlySet<string>): Near {
  const wanted = plain(key);
  const named = (fits: (each: string) => boolean): string | undefined =>
    onlyOne([...keys].filter((each) => fits(plain(each))));
  const same =
    named((each) => each === wanted) ??
    named((each) => each.endsWith(`.${wanted}`) || wanted.endsWith(`.${each}`));
  if (same !== undefined) return { near: same, sure: true };
  const near = nearTo(key.trim(), keys);
  if (near.sure) return near;
  const last = named((each) => each.split('.').at(-1) === wanted.split('.').at(-1));
  return last === undefined ? near : { near: last, sure: false };
}
