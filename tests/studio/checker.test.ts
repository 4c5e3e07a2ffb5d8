import { describe, expect, it } from 'vitest';
import { readProject } from '../../src/build/project.ts';
import { checkAll } from '../../src/check/project.ts';
import type { Json } from '../../src/model/json.ts';
import { filesOfProject, snapshotOf } from '../../src/release/snapshot.ts';
import { openChecker } from '../../src/studio/core/checker.ts';
import type { FromChecker, ToChecker } from '../../src/studio/core/checking.ts';
import { openChecking, type Checker } from '../../src/studio/core/project-session.ts';
import { root } from '../support/project.ts';
import { partOf } from './checked-sequences.ts';

const input = partOf(readProject(root), ['repay', 'contact-card']);
const files = Object.fromEntries(filesOfProject(input).map(({ file, text }) => [file, text]));
const snapshot = snapshotOf(input, { screen: {}, older: {} }) as unknown as Json;
const repay = 'screens/repay.json';
const broken = (files[repay] ?? '').replace(/"type": "[a-z-]+"/, '"type": "buton"');

/** A worker that runs when it is told to. */
function standIn() {
  let heard: (event: MessageEvent<FromChecker>) => void = () => undefined;
  let waiting: (() => void) | undefined;
  const sent: ToChecker[] = [];
  const take = openChecker(input, {
    post: (data) => heard({ data } as MessageEvent<FromChecker>),
    later: (run) => (waiting = run),
  });
  const worker: Checker = {
    postMessage(message: ToChecker) {
      sent.push(message);
      take(message);
    },
    addEventListener: (_kind: string, listener: unknown) => (heard = listener as typeof heard),
    terminate: () => undefined,
  };
  const rest = (): void => {
    const run = waiting;
    waiting = undefined;
    run?.();
  };
  return { worker, sent, rest };
}

describe('the checker of the studio', () => {
  it('says what the whole check says', () => {
    const { worker, rest } = standIn();
    const checking = openChecking({ files, snapshot }, worker);
    expect(checking.found().edit).toBe(-1);
    rest();
    expect(checking.found()).toEqual({
      problems: checkAll(input).problems,
      narrowed: [],
      edit: 0,
    });
  });

  it('says first what is wrong in the file that is edited, then everything', () => {
    const { worker, sent, rest } = standIn();
    const checking = openChecking({ files, snapshot }, worker);
    rest();
    let news = 0;
    const end = checking.subscribe(() => (news += 1));
    const now = new Map(Object.entries({ ...files, [repay]: broken }));
    expect(checking.texts(now, repay)).toBe(1);
    expect(sent.at(-1)).toEqual({ kind: 'texts', edit: 1, texts: { [repay]: broken }, first: repay });
    expect(checking.found().edit).toBe(0);
    expect(checking.found().problems.map(({ code }) => code)).toContain('unknown-widget');
    rest();
    expect(checking.found().edit).toBe(1);
    const screens = input.screens.map((each) => (each.file === repay ? { file: repay, text: broken } : each));
    expect(checking.found().problems).toEqual(checkAll({ ...input, screens }).problems);
    expect(news).toBe(2);
    end();
    checking.texts(new Map(Object.entries(files)));
    rest();
    expect(news).toBe(2);
  });

  it('gives the very lists of before where an edit makes nothing wrong, so that nobody draws them again', () => {
    const { worker, rest } = standIn();
    const checking = openChecking({ files, snapshot }, worker);
    checking.texts(new Map(Object.entries({ ...files, [repay]: broken })));
    rest();
    const { problems, narrowed } = checking.found();
    expect(problems).not.toEqual([]);
    checking.texts(new Map(Object.entries({ ...files, [repay]: `${broken}\n` })), repay);
    rest();
    expect(checking.found().edit).toBe(2);
    expect(checking.found().problems).toBe(problems);
    expect(checking.found().narrowed).toBe(narrowed);
  });

  it('is asked once where several edits follow each other, and not at all where nothing changed', () => {
    const { worker, sent, rest } = standIn();
    const checking = openChecking({ files, snapshot }, worker);
    const now = new Map(Object.entries({ ...files, [repay]: broken }));
    checking.texts(now);
    checking.texts(new Map(now));
    const without = new Map(now);
    without.delete(repay);
    checking.texts(without);
    expect(sent.map(({ kind }) => kind)).toEqual(['project', 'texts', 'texts']);
    expect(sent.at(-1)).toMatchObject({ texts: { [repay]: null } });
    rest();
    expect(checking.found().edit).toBe(2);
  });
});
