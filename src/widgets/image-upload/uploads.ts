/**
 * The pictures of a field on their way: one is sent at a time, in the order in which they were chosen. What has arrived
 * is the field's; what has not stays here. It must not know how a file is sent.
 */
import { useEffect, useRef, useState } from 'react';
import type { Field, Handler, UploadJob } from '../../renderer/widget.ts';
import { shrink } from './shrink.ts';

export interface Waiting {
  readonly key: number;
  readonly file: File;
  readonly preview: string;
  /** `refused`: these bytes are not wanted, so that trying again is of no use. */
  readonly state: 'waiting' | 'sending' | 'failed' | 'refused';
  /** Why it was refused, in the server's words. */
  readonly refusal?: string;
  /** How much has gone, from 0 to 1. */
  readonly share: number;
}

/** Whether it has not gone, and is not on its way either. */
export const isStuck = ({ state }: Pick<Waiting, 'state'>): boolean =>
  state === 'failed' || state === 'refused';

interface Outcome {
  readonly address?: string | undefined;
  readonly refusal?: string | undefined;
}

/** What the field holds: the addresses joined by commas, how many are not there yet, and how many never will be. */
export interface Pictures {
  readonly urls: string;
  readonly sending: number;
  readonly failed: number;
  /** Those that were on their way when the page before this one ended. */
  readonly lost: number;
}

const none: Pictures = { urls: '', sending: 0, failed: 0, lost: 0 };
const picturesOf = (value: unknown): Pictures => ({ ...none, ...(value as Partial<Pictures> | null) });

export const urlsOf = (value: unknown): readonly string[] => {
  const { urls } = picturesOf(value);
  return urls === '' ? [] : urls.split(',');
};

export interface Uploads {
  readonly waiting: readonly Waiting[];
  /** The picture on this phone of an address that has just come, so that it is not fetched. */
  preview(url: string): string | undefined;
  add(files: readonly File[]): void;
  retry(key: number): void;
  drop(key: number): void;
  remove(index: number): void;
}

/** `refuse` hears of a file that is no picture: it is gone from the list then. */
export function useUploads(bind: Field, upload: Handler, refuse: () => void): Uploads {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const latest = useRef({ bind, upload, waiting });
  useEffect(() => {
    latest.current = { bind, upload, waiting: latest.current.waiting };
  });
  const previews = useRef(new Map<string, string>());
  const ends = useRef(new Map<number, AbortController>());
  const runs = useRef(false);
  const nextKey = useRef(1);

  /** Writes what is waiting and what the field holds together, so that neither is ever behind. */
  function change(next: readonly Waiting[], part: Partial<Pictures> = {}): void {
    setWaiting(next);
    const before = latest.current.bind;
    const held = picturesOf(before.value);
    const failed = next.filter(isStuck).length;
    const value: Pictures = { ...held, ...part, sending: next.length - failed, failed };
    latest.current = { ...latest.current, waiting: next, bind: { ...before, value } };
    if (JSON.stringify(value) !== JSON.stringify(held)) before.set(value);
  }
  const update = (key: number, part: Partial<Waiting>): void =>
    change(latest.current.waiting.map((each) => (each.key === key ? { ...each, ...part } : each)));
  const without = (key: number): readonly Waiting[] =>
    latest.current.waiting.filter((each) => each.key !== key);

  async function run(): Promise<void> {
    if (runs.current) return;
    runs.current = true;
    let next: Waiting | undefined;
    while ((next = latest.current.waiting.find(({ state }) => state === 'waiting')) !== undefined)
      await send(next);
    runs.current = false;
  }

  async function send({ key, file, preview }: Waiting): Promise<void> {
    const end = new AbortController();
    ends.current.set(key, end);
    update(key, { state: 'sending', share: 0 });
    const small = await shrink(file);
    if (end.signal.aborted) return;
    if (small === undefined) {
      change(without(key));
      return refuse();
    }
    const outcome = await new Promise<Outcome>((resolve) => {
      end.signal.addEventListener('abort', () => resolve({}));
      const job: UploadJob = {
        file: small,
        signal: end.signal,
        progress: (share) => update(key, { share }),
        done: (address, refusal) => resolve({ address, refusal }),
      };
      latest.current.upload(job);
    });
    if (end.signal.aborted) return;
    const { address, refusal } = outcome;
    if (refusal !== undefined) return update(key, { state: 'refused', refusal });
    if (address === undefined) return update(key, { state: 'failed' });
    // A comma would part it in two.
    const url = address.replace(/,/g, '%2C');
    previews.current.set(url, preview);
    change(without(key), { urls: [...urlsOf(latest.current.bind.value), url].join(',') });
  }

  // What the field still counts as on its way ended with the page or the visit before: its files are gone.
  useEffect(() => {
    const { sending, failed } = picturesOf(latest.current.bind.value);
    if (sending + failed > 0) change([], { lost: sending + failed });
    // oxlint-disable-next-line react/exhaustive-deps -- once: from then on this list is what the field counts
  }, []);

  useEffect(() => {
    const [started, made] = [ends.current, previews.current];
    return () => {
      for (const end of started.values()) end.abort();
      for (const preview of made.values()) URL.revokeObjectURL(preview);
      for (const { preview } of latest.current.waiting) URL.revokeObjectURL(preview);
    };
  }, []);

  return {
    waiting,
    preview: (url) => previews.current.get(url),
    add(files) {
      const added = files.map((file): Waiting => {
        const preview = URL.createObjectURL(file);
        return { key: nextKey.current++, file, preview, state: 'waiting', share: 0 };
      });
      change([...latest.current.waiting, ...added], { lost: 0 });
      void run();
    },
    retry(key) {
      update(key, { state: 'waiting' });
      void run();
    },
    drop(key) {
      ends.current.get(key)?.abort();
      change(without(key));
    },
    remove(index) {
      const kept = urlsOf(latest.current.bind.value).filter((_url, other) => other !== index);
      change(latest.current.waiting, { urls: kept.join(',') });
    },
  };
}
