/** The phone of the studio as React has it: what it is told when something changes, and what it has said. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { StudioProject } from '../../model/studio.ts';
import { changesSince, linkPhone, type Say } from './link.ts';
import type { FromPhone, PartPlace, Shown, WrongPlace } from './protocol.ts';

export type Told<Kind extends FromPhone['kind']> = Extract<FromPhone, { kind: Kind }>;

export interface PhoneInput {
  readonly origin: string;
  readonly project: Pick<StudioProject, 'files' | 'snapshot'>;
  /** The texts as they are now, those of the project among them. */
  readonly texts: ReadonlyMap<string, string>;
  readonly shown: Shown;
  readonly selected: PartPlace | null;
  /** What is outlined in its place. */
  readonly marks?: readonly PartPlace[] | undefined;
  /** Whether the states are wanted that look otherwise than in the project. */
  readonly compares: boolean;
  readonly onPick: (place: PartPlace) => void;
  readonly onType: (typed: Told<'typed'>) => void;
  /** Parts with which something is wrong. */
  readonly wrong?: readonly WrongPlace[] | undefined;
  /** Words that were looked for, by key. */
  readonly sought?: string | undefined;
  readonly onSaid?: (said: Told<'said'>) => void;
}

export interface PhoneTold {
  readonly isOn: boolean;
  readonly states: Told<'states'> | undefined;
  readonly stands: Told<'stands'> | undefined;
  readonly sent: Told<'sent'> | undefined;
  readonly seen: Told<'seen'> | undefined;
  readonly held: Told<'held'> | undefined;
  readonly touched: Told<'touched'> | undefined;
  readonly untyped: Told<'untyped'> | undefined;
  readonly leads: Told<'leads'> | undefined;
  readonly rested: Told<'rested'> | undefined;
}

const nothing: PhoneTold = {
  isOn: false,
  states: undefined,
  stands: undefined,
  sent: undefined,
  seen: undefined,
  held: undefined,
  touched: undefined,
  untyped: undefined,
  leads: undefined,
  rested: undefined,
};

/** Nothing is compared while somebody types (ms). */
const rest = 600;

export function usePhone(frame: RefObject<HTMLIFrameElement | null>, input: PhoneInput): PhoneTold {
  const { origin, project, texts, shown, selected, marks, compares, sought, wrong } = input;
  const { screen, state, tongue, text, scheme, mode, brand, still, sandbox } = shown;
  const [told, setTold] = useState(nothing);
  const [say, setSay] = useState<Say>();
  const sent = useRef<ReadonlyMap<string, string>>(new Map());
  const edits = useRef(0);
  const newest = useRef(input);
  useEffect(() => {
    newest.current = input;
  });

  useEffect(() => {
    const { current } = frame;
    if (current === null) return undefined;
    return linkPhone(
      current,
      origin,
      (next) => setSay(() => next),
      (message) => {
        if (message.kind === 'picked') {
          setTold((before) => ({ ...before, untyped: undefined }));
          newest.current.onPick(message.place);
        } else if (message.kind === 'typed') newest.current.onType(message);
        else if (message.kind === 'said') newest.current.onSaid?.(message);
        else
          setTold((before) => {
            if (message.kind === 'painted')
              return before.held !== undefined && message.edit > before.held.edit
                ? { ...before, held: undefined }
                : before;
            if (message.kind === 'ready') return before;
            return { ...before, isOn: true, [message.kind]: message };
          });
      },
    );
  }, [frame, origin]);

  useEffect(() => {
    if (say === undefined) return;
    say({ kind: 'project', files: project.files, snapshot: project.snapshot });
    sent.current = new Map(Object.entries(project.files));
  }, [say, project]);

  useEffect(() => {
    if (say === undefined) return;
    const changes = changesSince(sent.current, texts);
    if (Object.keys(changes).length === 0) return;
    sent.current = texts;
    edits.current += 1;
    say({ kind: 'texts', edit: edits.current, texts: changes });
  }, [say, project, texts]);

  useEffect(() => {
    setTold((before) => (before.leads === undefined ? before : { ...before, leads: undefined }));
    say?.({
      kind: 'show',
      shown: {
        screen,
        tongue,
        text,
        ...(scheme === undefined ? {} : { scheme }),
        ...(state === undefined ? {} : { state }),
        ...(mode === undefined ? {} : { mode }),
        ...(brand === undefined ? {} : { brand }),
        ...(still === undefined ? {} : { still }),
        ...(sandbox === undefined ? {} : { sandbox }),
      },
    });
  }, [say, project, screen, state, tongue, text, scheme, mode, brand, still, sandbox]);

  useEffect(() => {
    setTold((before) => ({ ...before, seen: undefined, untyped: undefined }));
    say?.({
      kind: 'select',
      place: selected,
      ...(marks === undefined ? {} : { marks }),
      ...(sought === undefined ? {} : { words: { screen, key: sought } }),
    });
  }, [say, selected, marks, sought, screen]);

  useEffect(() => {
    if (wrong !== undefined) say?.({ kind: 'wrong', places: wrong });
  }, [say, wrong]);

  useEffect(() => {
    if (!compares || say === undefined) return undefined;
    const timer = setTimeout(() => say({ kind: 'compare' }), rest);
    return () => clearTimeout(timer);
  }, [say, compares, screen, texts]);

  return told;
}
