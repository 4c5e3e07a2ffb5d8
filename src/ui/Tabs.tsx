/** Tabs and their panels: a panel tells its tabs of itself, wherever it is drawn inside them. It must not know what is in a panel. */
import { createContext, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import styles from './Tabs.module.css';

interface Entry {
  readonly id: string;
  readonly title: string;
  /** Nothing is in it: another is opened first. */
  readonly empty: boolean;
  /** Its words are on their way. */
  readonly pending: boolean;
}

interface Bar {
  readonly active: string | undefined;
  /** Tells of a panel; what it gives back takes it away. */
  readonly add: (entry: Entry) => () => void;
}

const BarContext = createContext<Bar>({ active: undefined, add: () => () => undefined });

const tabId = (id: string): string => `${id}-tab`;

/** Where the keys lead from the tab at `index`. */
function target(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

interface TabsProps {
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
}

export function Tabs({ id, label, children }: TabsProps): ReactElement {
  const panels = useRef<HTMLDivElement>(null);
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [chosen, setChosen] = useState<string>();
  const active = entries.some((entry) => entry.id === chosen)
    ? chosen
    : (entries.find(({ empty }) => !empty) ?? entries[0])?.id;
  const [add] = useState(() => (entry: Entry) => {
    // In the order in which they stand, not in that in which they came.
    const place = ({ id: other }: Entry): number =>
      [...(panels.current?.querySelectorAll('[role=tabpanel]') ?? [])].findIndex(
        (panel) => panel.id === other,
      );
    setEntries((before) =>
      [...before.filter((other) => other.id !== entry.id), entry].sort((a, b) => place(a) - place(b)),
    );
    return () => setEntries((before) => before.filter((other) => other !== entry));
  });
  const bar = useMemo<Bar>(() => ({ active, add }), [active, add]);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const index = entries.findIndex((entry) => entry.id === active);
    const next = entries[target(event.key, index, entries.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next.id);
    document.getElementById(tabId(next.id))?.focus();
  }

  return (
    <div id={id} className={styles['tabs']}>
      {/* The keys of the tabs inside, as they bubble. */}
      <div
        role="tablist"
        aria-label={label}
        aria-busy={entries.some(({ pending }) => pending)}
        tabIndex={-1}
        className={styles['bar']}
        onKeyDown={onKeyDown}
      >
        {entries.map((entry, index) =>
          entry.pending ? (
            // The place of a tab, and nothing to press.
            <span key={entry.id} aria-hidden="true" className="skeleton">
              <span className={styles['tab']}>&nbsp;</span>
            </span>
          ) : (
            <button
              key={entry.id}
              type="button"
              role="tab"
              id={tabId(entry.id)}
              aria-controls={entry.id}
              aria-selected={entry.id === active}
              tabIndex={entry.id === active ? 0 : -1}
              className={styles['tab']}
              onClick={() => setChosen(entry.id)}
            >
              {entry.title || String(index + 1)}
            </button>
          ),
        )}
      </div>
      <div ref={panels}>
        <BarContext.Provider value={bar}>{children}</BarContext.Provider>
      </div>
    </div>
  );
}

export function TabPanel({
  id,
  title,
  empty = false,
  pending = false,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly empty?: boolean | undefined;
  readonly pending?: boolean;
  readonly children: ReactNode;
}): ReactElement {
  const { active, add } = useContext(BarContext);
  useLayoutEffect(() => add({ id, title, empty, pending }), [add, id, title, empty, pending]);
  return (
    <div
      role="tabpanel"
      id={id}
      aria-labelledby={tabId(id)}
      // Reachable by keys also where nothing in it is.
      tabIndex={0}
      hidden={active !== id}
      className={styles['panel']}
    >
      {children}
    </div>
  );
}
