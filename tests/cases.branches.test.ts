/** Entries and widgets that choose by a test or a value: runs the JSON cases of `actions` and `matches`. */
import { describe, expect, it } from 'vitest';
import actionCases from './cases/actions.json' with { type: 'json' };
import matchCases from './cases/matches.json' with { type: 'json' };
import { enter, press, view } from './support/screen.ts';

interface Case {
  readonly name: string;
  readonly state?: object;
  readonly reports?: readonly string[];
}

interface ActionCase extends Case {
  readonly actions: unknown;
  readonly toasts: readonly string[];
}

interface MatchCase extends Case {
  readonly node: object;
  readonly props: object;
}

const codes = (reports: readonly { readonly code: string }[]): readonly string[] =>
  reports.map(({ code }) => code);

describe('action lists', () => {
  it.each(actionCases.cases as readonly ActionCase[])('$name', async (given) => {
    const made = await enter({
      definition: {
        state: given.state ?? {},
        body: [{ type: 'button', text: 'Go', press: given.actions }],
      },
    });
    await press(made);
    await made.advance(1);
    expect(made.recorded.toasts).toEqual(given.toasts);
    expect(codes(made.recorded.reports)).toEqual(given.reports ?? []);
  });
});

describe('widgets', () => {
  it.each(matchCases.cases as readonly MatchCase[])('$name', async ({ node, props, state = {}, reports }) => {
    const made = await enter({ definition: { state, body: [node] } });
    const { phase, props: shown } = view(made);
    expect(phase).toBe('shown');
    expect(shown).toEqual(props);
    expect(codes(made.recorded.reports)).toEqual(reports ?? []);
  });
});
