/** What each row of a tree says, letter by letter. It must not know where the row stands. */
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { allRows, type Row } from './outline.ts';

const SaidContext = createContext<ReadonlyMap<string, string>>(new Map());

interface SaidProviderProps {
  /** The rows as they are now. */
  readonly value: readonly Row[];
  readonly children: ReactNode;
}

export function SaidProvider({ value, children }: SaidProviderProps) {
  const said = useMemo(() => new Map(allRows(value).map(({ id, says }) => [id, says])), [value]);
  return <SaidContext value={said}>{children}</SaidContext>;
}

/** As the row says it now, whatever it said when the tree was drawn. */
export function Said({ row, className }: { readonly row: Row; readonly className: string | undefined }) {
  const says = useContext(SaidContext).get(row.id) ?? row.says;
  return says === '' ? null : <span className={className}>{says}</span>;
}
