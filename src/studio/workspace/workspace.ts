/**
 * The change that a person has open: its draft, and how far what they did is saved. Every edit is kept on this computer first, then
 * sent; whatever the server answers, no edit is lost. It must not know what an edit is of, nor who draws it.
 */
import { tongues, type Tongue } from '../../lib/figures.ts';
import type { Change, ChangeHead, SaveChange, StudioProject } from '../../model/studio.ts';
import { StudioFailure } from '../api/client.ts';
import type { StudioApi } from '../api/studio-api.ts';
import {
  apply,
  historyOf,
  openDraft,
  redo,
  redoAll,
  touched,
  undo,
  undoAll,
  type Draft,
  type Texts,
} from '../core/draft.ts';
import { inOrder } from '../core/in-order.ts';
import { beforeOf, restoreOver, type Kept } from '../core/over.ts';
import { areSame, fateOf, hasEnded, headOf, heardOf, isInSight, since } from './changes.ts';
import { createNaming } from './naming.ts';
import type { Waiting, WaitingStore } from './waiting.ts';
import type { Work, Workspace } from './work.ts';

interface Needs {
  readonly api: Pick<StudioApi, 'begin' | 'save' | 'take' | 'change' | 'renew'>;
  readonly waiting: WaitingStore;
  readonly project: StudioProject;
  readonly person: string;
  /** As changes name their writer. */
  readonly name: string;
  readonly tongue: () => Tongue;
  /** Asks for another try later: when the network is back, or after a time. */
  readonly later: (again: () => void) => void;
  /** Others published since this project was read: what is kept here goes on over the new one, in a workspace of its own. */
  readonly outdated: () => Promise<void>;
}

export function createWorkspace({ api, waiting, project, person, name, ...needs }: Needs): Workspace {
  const base: Texts = new Map(Object.entries(project.files));
  const listeners = new Set<() => void>();
  let work: Work = { change: null, draft: openDraft(base), saved: 'saved', why: [], isReadOnly: false };
  /** Texts that the server has. */
  let sent: Texts = base;
  /** Over which texts the server has the open change. */
  let over = project.base;
  /** Another workspace goes on with what is kept. */
  let isOver = false;
  let sending: Promise<void> | undefined;
  let isAnew = false;
  /**
   * Given to the server, which has not answered: it may have it, or get it yet. It is sent again to the letter, which the server takes
   * once, before anything else is.
   */
  let underWay: { readonly save: SaveChange; readonly texts: Texts } | undefined;
  const naming = createNaming(needs.tongue);

  const isOfOther = ({ change, saved }: Work): boolean =>
    saved === 'taken' || ((change?.writer ?? null) !== null && change?.writer !== name);

  function set(change: Partial<Omit<Work, 'isReadOnly'>>): void {
    const next = { ...work, ...change };
    work = { ...next, isReadOnly: isOfOther(next) };
    listeners.forEach((listener) => listener());
  }

  const isSaved = (): boolean => work.draft.now === sent;

  const toSend = ({ change, draft }: Work): Waiting => ({
    change: change?.id ?? null,
    version: change?.version ?? 0,
    base: project.base,
    before: beforeOf(draft),
    files: touched(draft),
    history: naming.history(draft),
    ...(underWay !== undefined && { sending: underWay.save }),
  });

  function show(change: Change): void {
    const draft = restoreOver(base, change);
    sent = draft.now;
    over = change.base;
    underWay = undefined;
    naming.show(change, draft);
    set({ change: headOf(change), draft, saved: 'saved', why: [] });
  }

  /** A change that the server does not have yet. */
  function begin(kept: Kept | undefined): void {
    const draft = kept === undefined ? openDraft(base) : restoreOver(base, kept);
    sent = base;
    over = project.base;
    underWay = undefined;
    set({ change: null, draft, saved: draft.now === base ? 'saved' : 'saving', why: [] });
  }

  function stands(change: Change): void {
    over = change.base;
    set({ change: headOf(change) });
  }

  /**
   * The server takes a change apart over the texts that it was made on: whole texts over others would tell, and send, what somebody
   * published meanwhile as taken back.
   * @returns whether both stand on the same texts now.
   */
  async function level(): Promise<boolean> {
    const { change } = work;
    if (isOver) return false;
    if (change === null) {
      stands(await api.begin(naming.begin(work.draft)));
    } else if (over !== project.base) {
      const renewed = await api.renew(change.id).catch((error: unknown) => {
        // Of a text that does not parse nobody knows what it changes: it is kept as it is until it does.
        if (error instanceof StudioFailure && error.status === 422) return undefined;
        throw error;
      });
      if (renewed === undefined) return true;
      // Another window of the same person wrote in it.
      if (renewed.version !== change.version + 1) throw new StudioFailure(412);
      stands(renewed);
    }
    if (over === project.base) return true;
    await waiting.write(person, toSend(work));
    await needs.outdated();
    isOver = true;
    return false;
  }

  const saveOf = ({ title }: ChangeHead): SaveChange => ({
    files: touched(work.draft),
    ...naming.toSave(work.draft, title),
  });

  async function sendOnce(change: ChangeHead): Promise<void> {
    if (underWay === undefined) {
      underWay = { save: saveOf(change), texts: work.draft.now };
      // A page that is left before the answer comes knows by it what it has sent itself.
      await waiting.write(person, toSend(work)).catch(() => undefined);
    }
    const { save, texts } = underWay;
    const answer = await api.save(change.id, change.version, save);
    underWay = undefined;
    naming.saved(save);
    sent = texts;
    stands(answer);
    if (isSaved()) await waiting.write(person, undefined).catch(() => undefined);
  }

  /** @returns whether to go on: what was edited after borrowers got the open change is a change of its own. */
  async function failed(error: unknown): Promise<boolean> {
    const why = error instanceof StudioFailure ? error.words : [];
    const saved = fateOf(error);
    if (saved === 'waits') {
      set({ saved, why: [] });
      needs.later(() => void flush());
      return false;
    }
    if (await hasEnded(work.change, api)) {
      begin(since(sent, work.draft.now));
      return true;
    }
    if (saved === 'refused') underWay = undefined;
    set({ saved, why });
    return false;
  }

  async function sendAll(): Promise<void> {
    while (!isSaved()) {
      if (underWay === undefined && !(await level())) return;
      if (work.change !== null) await sendOnce(work.change);
    }
    set({ saved: 'saved', why: [] });
  }

  async function send(): Promise<void> {
    try {
      await sendAll();
    } catch (error) {
      if (await failed(error)) await sendAll().catch(failed);
    } finally {
      sending = undefined;
    }
  }

  function flush(): Promise<void> {
    if (isSaved() || work.saved === 'taken') return sending ?? Promise.resolve();
    sending ??= send();
    return sending;
  }

  function moved(draft: Draft): void {
    if (draft === work.draft || work.isReadOnly) return;
    isAnew = false;
    set({ draft, saved: work.saved === 'waits' ? 'waits' : 'saving' });
    waiting
      .write(person, toSend(work))
      .catch(() => undefined)
      .then(flush)
      .catch(failed);
  }

  /** In turn with what else is sent: two saves of one version are one too many. */
  async function call(title: string): Promise<void> {
    const { change, draft } = work;
    if (change === null || !isSaved()) return;
    const { files, history } = saveOf(change);
    const calling = api.save(change.id, change.version, { title, files, history }).then((answer) => {
      sent = draft.now;
      naming.saved({ title, history });
      stands(answer);
    });
    const end = (): void => {
      sending = undefined;
      void flush();
    };
    sending = calling.then(end, end);
    await calling;
  }

  return {
    now: () => work,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit: (edit) => moved(apply(work.draft, inOrder(work.draft.now, edit), isAnew)),
    write: (edit) => moved(apply(work.draft, edit, isAnew)),
    rest() {
      isAnew = true;
    },
    undo: () => moved(undo(work.draft)),
    redo: () => moved(redo(work.draft)),
    undoAll: () => moved(undoAll(work.draft)),
    redoAll: () => moved(redoAll(work.draft)),
    async open(change) {
      await flush();
      if (isSaved()) show(change);
    },
    async close() {
      await flush();
      if (isSaved()) begin(undefined);
    },
    async resume(id) {
      const kept = await waiting.read(person).catch(() => undefined);
      const found = kept === undefined ? id : kept.change;
      const change = found === null ? undefined : await api.change(found).catch(() => undefined);
      if (kept === undefined) return change === undefined || !isInSight(change) ? undefined : show(change);
      if (change === undefined) begin(kept);
      else {
        show(change);
        const { sending: save, version } = kept;
        const draft = restoreOver(base, kept);
        if (save !== undefined && (change.version === version || change.version === version + 1)) {
          underWay = { save, texts: restoreOver(base, { ...kept, ...save }).now };
          set({ change: { ...headOf(change), version }, draft, saved: 'saving' });
        } else set({ draft, saved: version === change.version ? 'saving' : 'taken' });
      }
      await flush();
    },
    heard(head) {
      const { change } = work;
      if (head.id !== change?.id) return;
      if (isSaved() && !isInSight(head)) begin(undefined);
      else if (heardOf(change, head) !== change) set({ change: heardOf(change, head) });
    },
    async takeOver() {
      if (work.change === null) return;
      const change = await api.take(work.change.id);
      if (isSaved()) return show(change);
      // Whose texts are others by now are not written over: mine can only go on beside them.
      const there = restoreOver(base, change).now;
      const known = underWay === undefined ? [sent] : [sent, underWay.texts];
      if (!known.some((texts) => areSame(there, texts))) return set({ saved: 'taken' });
      underWay = undefined;
      stands(change);
      set({ saved: 'saving', why: [] });
      await flush();
    },
    async keepApart() {
      const { draft } = work;
      begin({ files: touched(draft), before: beforeOf(draft), history: historyOf(draft) });
      await flush();
    },
    async rename(title) {
      await flush();
      naming.given();
      await call(title);
    },
    async callIt(called) {
      await flush();
      if (work.change !== null && naming.follows(called, work.change.title))
        await call(called[tongues[needs.tongue()]]);
    },
    flush,
  };
}
