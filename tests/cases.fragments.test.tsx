// @vitest-environment happy-dom
/** The cases of fragments with state of their own, on a drawn screen. */
import { cleanup, fireEvent, screen as page } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { FragmentDefinition } from '../src/model/definition.ts';
import { toText } from '../src/lib/template.ts';
import type { Json } from '../src/model/json.ts';
import file from './cases/fragments.json' with { type: 'json' };
import {
  answer,
  createTestPorts,
  failed,
  type Answer,
  type Answers,
  type TestPorts,
} from './support/ports.ts';
import { settled, show } from './support/renderer.tsx';
import { callSpec, later } from './support/screen.ts';

interface Step {
  readonly press?: string;
  /** The name of a field; `value` is typed into it. */
  readonly type?: string;
  readonly value?: Json;
  readonly nth?: number;
  /** The answer of this call that was waited for. */
  readonly comes?: string;
  readonly leave?: boolean;
  /** The page is loaded again, with a screen of this id. */
  readonly again?: string;
  readonly shows: readonly string[];
  readonly focused?: readonly string[];
  readonly toasts?: readonly string[];
}

interface Case {
  readonly name: string;
  readonly fragments: Readonly<Record<string, FragmentDefinition>>;
  readonly definition: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly answers?: Readonly<Record<string, readonly Json[]>>;
  readonly steps: readonly Step[];
  readonly calls?: readonly string[];
  readonly stored?: Readonly<Record<string, Json>>;
  readonly reports?: readonly string[];
}

const cases = file.cases as unknown as readonly Case[];

const kinds = ['p', 'input', 'button', 'em', '[role=alert]'];

/** What stands on the page, a line each. */
function shown(): readonly string[] {
  return [
    ...document.querySelectorAll(kinds.map((kind) => `main ${kind}, [role=dialog] ${kind}`).join()),
  ].map((element) => {
    const text = element.firstChild?.textContent ?? '';
    if (element instanceof HTMLInputElement)
      return `[${element.getAttribute('aria-label') ?? ''}: ${element.value}]`;
    if (element.tagName === 'BUTTON') return `<${text}>`;
    return element.tagName === 'P' ? text : `!${text}`;
  });
}

function ids(): readonly string[] {
  return [...document.querySelectorAll('main [id]')].map(({ id }) => id);
}

function play(one: Case) {
  const waiting = new Map<string, ReturnType<typeof later>>();
  const answers: Answers = Object.fromEntries(
    Object.entries(one.answers ?? {}).map(([call, given]) => [
      call,
      (_: unknown, count: number): Answer => {
        const value = given[Math.min(count, given.length) - 1] ?? null;
        if (value === 'failed') return failed('network');
        if (value !== 'waits') return answer(value);
        const open = later();
        waiting.set(call, open);
        return open.promise;
      },
    ]),
  );
  const { cookies } = one;
  const setting = cookies === undefined ? { answers } : { answers, cookies };
  const world: TestPorts = createTestPorts(setting);
  const enter = (id: string): void => {
    cleanup();
    show({
      id,
      definition: one.definition,
      fragments: one.fragments,
      query: one.query ?? {},
      calls: Object.keys(one.answers ?? {}).map((call) => callSpec(call)),
      keep: world,
    });
  };
  const act = (step: Step): void => {
    const { press, type, nth = 0, value = {}, comes, again } = step;
    if (press !== undefined) fireEvent.click(page.getAllByRole('button', { name: press })[nth] ?? missing);
    if (type !== undefined)
      fireEvent.change(page.getAllByRole('textbox', { name: type })[nth] ?? missing, {
        target: { value: toText(value) },
      });
    if (comes !== undefined) waiting.get(comes)?.resolve(answer(value));
    if (again !== undefined) enter(again);
    if (step.leave === true) cleanup();
  };
  return { world, enter, act };
}

/** Nothing hears what is done to it. */
const missing = document.createElement('div');

describe('fragments with state of their own', () => {
  afterEach(cleanup);

  it.each(cases)('$name', async (one) => {
    const { world, enter, act } = play(one);
    enter('test');
    await settled();
    for (const [index, step] of one.steps.entries()) {
      act(step);
      await settled();
      const { recorded } = world;
      const { focused, toasts } = step;
      expect({ index, shows: shown() }).toEqual({ index, shows: step.shows });
      if (focused !== undefined) expect(recorded.focused).toEqual(focused);
      if (toasts !== undefined) expect(recorded.toasts).toEqual(toasts);
      // No element has the id of another, and what is focused is there.
      expect(new Set(ids()).size).toBe(ids().length);
      for (const id of focused ?? []) expect(ids()).toContain(id);
    }
    const { calls, stored, reports } = world.recorded;
    if (one.calls !== undefined)
      expect(calls.map(({ call, parameters }) => [call, ...Object.values(parameters)].join(' '))).toEqual(
        one.calls,
      );
    if (one.stored !== undefined) expect(Object.fromEntries(stored)).toEqual(one.stored);
    const said = reports.filter(({ code }) => code !== 'call-failed');
    expect(said.map(({ code, detail }) => `${code} ${detail}`)).toEqual(one.reports ?? []);
  });
});
