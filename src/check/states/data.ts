/** The data of one combination: the usual data, with each path as it was chosen. It must not know why. */
import type { JsonObject } from '../../model/json.ts';
import { readPath, writePath, type Path } from '../../lib/path.ts';
import { isList, isObject } from '../document/document.ts';
import type { Value } from './classes.ts';
import { byDepth, type Factors } from './factors.ts';
import type { Row } from './pairs.ts';

export function dataOf(factors: Factors, row: Row, usual: JsonObject): JsonObject {
  const choices = new Map(factors.list.map((factor, index) => [factor, factor.values[row[index] ?? 0]]));
  return byDepth(factors.list).reduce<JsonObject>(
    (data, factor) => put(data, factor.path, choices.get(factor)),
    usual,
  );
}

/**
 * What is not there has nothing in it: nothing is made on the way. A setting's holders are, for they always exist; entries of
 * its lists are not.
 */
function put(data: JsonObject, path: Path, value: Value): JsonObject {
  const name = path[path.length - 1] ?? '';
  const outer = path.slice(0, -1);
  const holder = readPath(data, outer);
  const isMade = path[0] === 'config' && !outer.some((step) => /^\d+$/.test(step));
  if (isList(holder) ? Number(name) >= holder.length : !isObject(holder) && !isMade) return data;
  if (value !== undefined) return writePath(data, path, value) as JsonObject;
  if (!isObject(holder)) return data;
  const left = Object.fromEntries(Object.entries(holder).filter(([member]) => member !== name));
  return writePath(data, outer, left) as JsonObject;
}
