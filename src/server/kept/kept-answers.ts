import { LRUCache } from 'lru-cache';
import type { Move, Shown } from './subjects.ts';

/** An estimate of what an entry takes besides its answer and key, in bytes. */
const overheadBytes = 1_000;

interface Entry<Answer> {
  key: string;
  shown: Shown;
  answer: Promise<Answer>;
  /** False as soon as what it shows has changed: a computation that ends after that is answered, but not kept. */
  current: boolean;
}

interface Asked<Answer> {
  shown: Shown;
  compute(): Promise<Answer>;
  /** How much memory the answer takes. */
  bytesOf(answer: Answer): number;
}

export interface KeptAnswers<Answer> {
  /** The answer that is kept or being computed; undefined while changes of other processes are not followed. */
  find(key: string): Promise<Answer> | undefined;
  /**
   * What `find` answers, else what `compute` does. That is kept unless what it shows changes meanwhile. Errors are not
   * kept, but everybody who waited for the same computation gets them.
   */
  get(key: string, asked: Asked<Answer>): Promise<Answer>;
  /** Drops what shows these. */
  drop(moves: readonly Pick<Move, 'subject' | 'listingIds'>[]): void;
  /** Drops everything, because it is unknown what changed. */
  clear(): void;
}

/**
 * Answers in the memory of this process, at most `maxBytes`; those asked for last stay longest. An entry is found by what
 * it shows from the moment its computation begins, so that a change that is committed while it reads drops it, too.
 * @param options.isFollowed whether the changes of other processes are known to within a second
 */
export function createKeptAnswers<Answer>(options: { maxBytes: number; isFollowed(): boolean }): KeptAnswers<Answer> {
  const computing = new Map<string, Entry<Answer>>();
  const byShown = new Map<string, Set<Entry<Answer>>>();
  const entries = new LRUCache<string, Entry<Answer>>({ maxSize: options.maxBytes, dispose: forget });

  /** Ends that an entry is found by what it shows. */
  function forget(entry: Entry<Answer>): void {
    entry.current = false;
    for (const name of namesOf(entry.shown)) {
      const others = byShown.get(name);
      others?.delete(entry);
      if (others?.size === 0) byShown.delete(name);
    }
  }

  function dropEntry(entry: Entry<Answer>): void {
    forget(entry);
    if (computing.get(entry.key) === entry) computing.delete(entry.key);
    if (entries.peek(entry.key) === entry) entries.delete(entry.key);
  }

  function dropNamed(name: string): void {
    for (const entry of [...(byShown.get(name) ?? [])]) dropEntry(entry);
  }

  function find(key: string): Promise<Answer> | undefined {
    if (!options.isFollowed()) return undefined;
    return (computing.get(key) ?? entries.get(key))?.answer;
  }

  function begin(key: string, { shown, compute, bytesOf }: Asked<Answer>): Promise<Answer> {
    const entry: Entry<Answer> = { key, shown, current: true, answer: new Promise(() => {}) };
    computing.set(key, entry);
    for (const name of namesOf(shown)) byShown.set(name, (byShown.get(name) ?? new Set()).add(entry));
    entry.answer = compute();
    entry.answer.then(
      (answer) => {
        if (!entry.current) return;
        computing.delete(key);
        entries.set(key, entry, { size: overheadBytes + 2 * key.length + bytesOf(answer) });
        // It is larger than everything that may be kept.
        if (entries.peek(key) !== entry) forget(entry);
      },
      () => dropEntry(entry),
    );
    return entry.answer;
  }

  return {
    find,
    get: (key, asked) => find(key) ?? (options.isFollowed() ? begin(key, asked) : asked.compute()),
    drop(moves) {
      for (const { subject, listingIds } of moves) {
        dropNamed(subject);
        for (const id of listingIds) dropNamed(listingName(id));
      }
    },
    clear() {
      for (const name of [...byShown.keys()]) dropNamed(name);
    },
  };
}

const listingName = (id: string) => `listing:${id}`;

const namesOf = (shown: Shown): readonly string[] =>
  'listingId' in shown ? [listingName(shown.listingId)] : shown.subjects;
