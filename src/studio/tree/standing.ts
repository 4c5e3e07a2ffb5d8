/** Rows that stand while somebody types in one of them: a tree is drawn anew as a whole. It must not know how. */
import { useEffect, useState } from 'react';
import type { Row } from './outline.ts';

/** Nobody types any more (ms). */
const rest = 1500;

type Rows = readonly Row[] | undefined;

/** The same rows, whatever they say. */
export function standAlike(one: Rows = [], other: Rows = []): boolean {
  return (
    one === other || (one.length === other.length && one.every((row, index) => isAlike(row, other[index])))
  );
}

function isAlike(row: Row, other: Row | undefined): boolean {
  if (row === other || other === undefined) return row === other;
  const stands = (one: Row): string => JSON.stringify({ ...one, says: '', rows: [] });
  return stands(row) === stands(other) && standAlike(row.rows, other.rows);
}

/** The rows as they were drawn, as long as only what they say has changed since, and somebody still types. */
export function useStanding(rows: Rows): Rows {
  const [standing, stand] = useState(rows);
  const isStill = standAlike(standing, rows);
  if (!isStill) stand(rows);
  useEffect(() => {
    if (standing === rows) return undefined;
    const timer = setTimeout(() => stand(rows), rest);
    return () => clearTimeout(timer);
  }, [standing, rows]);
  return isStill ? standing : rows;
}
