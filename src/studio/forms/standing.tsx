/**
 * Fields that stand while somebody types in another one: to draw all of a long form takes longer than the next letter to come.
 * What a field says itself is drawn at once. It must not know any kind.
 */
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { own, toPointer } from '../../check/document/document.ts';
import { bothTongues } from '../core/tongues.ts';
import { useNow } from '../shell/use-now.ts';
import { classes } from './classes.ts';
import { DeskProvider, problemsAt, problemsOfWords, useLiveDesk, type Desk } from './desk.ts';
import type { FieldProps } from './Frame.tsx';
import { keysUnder } from './view.ts';
import css from './forms.module.css';

const cls = classes(css);

/** Nobody types any more (ms). */
const rest = 1500;

/** How often all fields were drawn anew. */
const TimesContext = createContext(0);

interface StandingRoomProps {
  readonly desk: Desk;
  readonly children: ReactNode;
}

/** Whoever rests, or comes to another field, sees all of them as they are by then. */
export function StandingRoom({ desk, children }: StandingRoomProps) {
  const { texts, problems } = desk;
  const [drawn, setDrawn] = useState({ times: 0, texts, problems });
  const isDrawn = drawn.texts === texts && drawn.problems === problems;
  const latest = useNow({ desk, isDrawn });
  const drawAll = useCallback((): void => {
    const { desk: now, isDrawn: isAll } = latest.current;
    if (!isAll) setDrawn(({ times }) => ({ times: times + 1, texts: now.texts, problems: now.problems }));
  }, [latest]);
  useEffect(() => {
    if (isDrawn) return undefined;
    const timer = setTimeout(drawAll, rest);
    return () => clearTimeout(timer);
  }, [isDrawn, drawAll, texts, problems]);
  const given = useMemo((): Desk => ({ ...desk, now: () => latest.current.desk }), [desk, latest]);
  return (
    <TimesContext.Provider value={drawn.times}>
      <DeskProvider value={given}>
        <div className={cls('fields')} onFocusCapture={drawAll} onPointerDownCapture={drawAll}>
          {children}
        </div>
      </DeskProvider>
    </TimesContext.Provider>
  );
}

const named = /"@([^"]+)"/g;

/** All that a field says itself: its value, the words it names, and what is wrong with them. */
function saidIn(desk: Desk, { field, pointer, value }: FieldProps): string {
  const place = toPointer(pointer);
  const stands = JSON.stringify(value) ?? '';
  const { es, en } = desk.view.words;
  const keys = Array.from(stands.matchAll(named), ([, key = '']) => keysUnder(desk.view, key)).flat();
  const words = keys.map((key) => [own(es, key), own(en, key)]);
  const wrong = [
    ...problemsAt(desk, pointer, true),
    ...keys.flatMap((key) => bothTongues.flatMap((tongue) => problemsOfWords(desk, key, tongue))),
  ];
  const { name, kind, required, label } = field;
  return JSON.stringify([name, kind, required, label, place, stands, words, wrong]);
}

const isElsewhere = (one: Desk, other: Desk): boolean =>
  one.file !== other.file || one.tongue !== other.tongue || one.isReadOnly !== other.isReadOnly;

/** The desk as it was when this field, or the whole form, was last drawn. */
export function useStandingDesk(props: FieldProps): Desk {
  const desk = useLiveDesk();
  const times = useContext(TimesContext);
  const said = saidIn(desk, props);
  const [standing, stand] = useState({ desk, said, times });
  if (standing.said === said && standing.times === times && !isElsewhere(standing.desk, desk))
    return standing.desk;
  stand({ desk, said, times });
  return desk;
}
