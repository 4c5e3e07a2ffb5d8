/** The sandbox beside the phone: whether the app is used in it, as which borrower, and since when. It must not know how the app is drawn. */
import { useRef, useState } from 'react';
import type { SandboxWorld } from '../../model/studio.ts';
import type { SandboxVisit } from './protocol.ts';

export type OpenWorld = () => Promise<SandboxWorld>;

export interface SandboxHere {
  /** Undefined while the phone shows states. */
  readonly visit: SandboxVisit | undefined;
  readonly loans: SandboxWorld['loans'];
  readonly loan: string | null;
  readonly isOpening: boolean;
  readonly hasFailed: boolean;
  turn(on: boolean): void;
  /** In a world of which nothing is known yet. */
  begin(): void;
  choose(loan: string): void;
}

interface Visiting {
  readonly world: SandboxWorld;
  readonly loan: SandboxWorld['loans'][number] | undefined;
  readonly visit: SandboxVisit;
}

export function useSandbox(open: OpenWorld | undefined): SandboxHere {
  const [here, setHere] = useState<Visiting>();
  const [state, setState] = useState<'opening' | 'failed'>();
  /** The last thing that was asked counts. */
  const asked = useRef(0);

  const visiting = (world: SandboxWorld, id: string | undefined, round: number): Visiting => {
    const loan = world.loans.find((each) => each.id === id) ?? world.loans[0];
    const { session, apiBase } = world;
    return { world, loan, visit: { session, apiBase, kinds: loan?.kinds ?? {}, round } };
  };

  function begin(): void {
    asked.current += 1;
    const own = asked.current;
    setState('opening');
    open?.().then(
      (world) => {
        if (own !== asked.current) return;
        setState(undefined);
        setHere((before) => visiting(world, before?.loan?.id, own));
      },
      () => {
        if (own === asked.current) setState('failed');
      },
    );
  }

  return {
    visit: here?.visit,
    loans: here?.world.loans ?? [],
    loan: here?.loan?.id ?? null,
    isOpening: state === 'opening',
    hasFailed: state === 'failed',
    begin,
    turn(on) {
      if (on) return begin();
      asked.current += 1;
      setState(undefined);
      setHere(undefined);
      return undefined;
    },
    choose(id) {
      asked.current += 1;
      const round = asked.current;
      setHere((before) => before && visiting(before.world, id, round));
    },
  };
}
