/**
 * Maps that tell what is read of them, as a question that can be asked again of another project. It must not know what is in
 * them, nor who reads.
 */

/** Whether another project says the same to what was read. */
export type Still<P> = (now: P) => boolean;
export type Note<P> = (what: string, still: Still<P>) => void;

export const isSame = (one: unknown, other: unknown): boolean => one === other;

/** Lists with the same things in them. */
export const areSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index]);

export interface Watch<P, K, V> {
  /** Tells this map from all others. */
  readonly name: string;
  readonly note: Note<P>;
  /** The same map of another project. */
  readonly at: (project: P) => ReadonlyMap<K, V> | undefined;
  readonly same: (one: V | undefined, other: V | undefined) => boolean;
  /** A value as it is handed on. */
  readonly handed?: (value: V, key: K) => V;
}

export class WatchedMap<P, K, V> implements ReadonlyMap<K, V> {
  readonly #inner: ReadonlyMap<K, V>;
  readonly #watch: Watch<P, K, V>;
  /** What was told already need not be told again. */
  #isNamed = false;
  #whole: ReadonlyMap<K, V> | undefined;

  constructor(inner: ReadonlyMap<K, V>, watch: Watch<P, K, V>) {
    this.#inner = inner;
    this.#watch = watch;
  }

  #names(): void {
    if (this.#isNamed) return;
    this.#isNamed = true;
    const { name, note, at } = this.#watch;
    const known = [...this.#inner.keys()];
    note(`${name}: names`, (now) => areSame([...(at(now)?.keys() ?? [])], known));
  }

  #all(): ReadonlyMap<K, V> {
    return (this.#whole ??= this.#handed());
  }

  #handed(): ReadonlyMap<K, V> {
    const { name, note, at, same, handed } = this.#watch;
    const inner = this.#inner;
    this.#names();
    note(`${name}: all`, (now) => {
      const other = at(now);
      return other === inner || [...inner].every(([key, value]) => same(value, other?.get(key)));
    });
    return handed === undefined
      ? inner
      : new Map([...inner].map(([key, value]) => [key, handed(value, key)] as const));
  }

  get(key: K): V | undefined {
    const { name, note, at, same, handed } = this.#watch;
    const value = this.#inner.get(key);
    note(`${name}: ${String(key)}`, (now) => same(value, at(now)?.get(key)));
    return value === undefined || handed === undefined ? value : handed(value, key);
  }

  has(key: K): boolean {
    const { name, note, at } = this.#watch;
    const known = this.#inner.has(key);
    note(`${name} has: ${String(key)}`, (now) => (at(now)?.has(key) ?? false) === known);
    return known;
  }

  get size(): number {
    this.#names();
    return this.#inner.size;
  }

  keys(): MapIterator<K> {
    this.#names();
    return this.#inner.keys();
  }

  values(): MapIterator<V> {
    return this.#all().values();
  }

  entries(): MapIterator<[K, V]> {
    return this.#all().entries();
  }

  forEach(visit: (value: V, key: K, map: ReadonlyMap<K, V>) => void): void {
    this.#all().forEach((value, key) => visit(value, key, this));
  }

  [Symbol.iterator](): MapIterator<[K, V]> {
    return this.entries();
  }
}
