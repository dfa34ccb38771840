import { LRUCache } from 'lru-cache';
import type { Move, Shown } from './subjects.ts';

/** An estimate of what an entry takes besides its answer and key, in bytes. */
const overheadBytes = 1_000;

interface Entry<Answer> {
  key: string;
  answer: Promise<Answer>;
  names: Set<string>;
  /** While it is computed: what changed since it began. */
  changed: Set<string>;
  /** False as soon as what it shows has changed, or if it must not be kept. */
  current: boolean;
}

/** Says what the answer under way shows, once or several times; undefined: it must not be kept. */
export type Shows = (shown: Shown | undefined) => void;

interface Asked<Answer> {
  compute(shows: Shows): Promise<Answer>;
  /** How much memory the answer takes. */
  bytesOf(answer: Answer): number;
}

export interface KeptAnswers<Answer> {
  /** The kept answer; undefined while changes of other processes are not followed. */
  find(key: string): Promise<Answer> | undefined;
  /**
   * The kept answer, or that of a computation under way if it can be kept in the end, else what `compute` answers. That is
   * kept if it says what it shows and none of it changed since it began. Errors are not kept.
   */
  get(key: string, asked: Asked<Answer>): Promise<Answer>;
}

interface Droppable {
  /** Drops what shows these. */
  drop(moves: readonly Pick<Move, 'subject' | 'listingIds'>[]): void;
  /** Drops everything, because it is unknown what changed. */
  clear(): void;
}

/**
 * Answers in the memory of this process, at most `maxBytes`; those asked for last stay longest.
 * @param options.isFollowed whether the changes of other processes are known to within a second
 */
export function createKeptAnswers<Answer>(options: {
  maxBytes: number;
  isFollowed(): boolean;
}): KeptAnswers<Answer> & Droppable {
  const computing = new Map<string, Entry<Answer>>();
  const byName = new Map<string, Set<Entry<Answer>>>();
  const entries = new LRUCache<string, Entry<Answer>>({ maxSize: options.maxBytes, dispose: forget });

  /** Ends that an entry is found by what it shows. */
  function forget(entry: Entry<Answer>): void {
    entry.current = false;
    for (const name of entry.names) {
      const others = byName.get(name);
      others?.delete(entry);
      if (others?.size === 0) byName.delete(name);
    }
  }

  function keep(entry: Entry<Answer>, size: number): void {
    for (const name of entry.names) byName.set(name, (byName.get(name) ?? new Set()).add(entry));
    entries.set(entry.key, entry, { size });
    // It is larger than everything that may be kept.
    if (entries.peek(entry.key) !== entry) forget(entry);
  }

  function dropNamed(name: string): void {
    for (const entry of computing.values()) entry.changed.add(name);
    for (const entry of [...(byName.get(name) ?? [])]) entries.delete(entry.key);
  }

  async function compute(entry: Entry<Answer>, { compute, bytesOf }: Asked<Answer>): Promise<Answer> {
    let said = false;
    let toKeep = true;
    try {
      const answer = await compute((shown) => {
        said = true;
        if (!shown) toKeep = false;
        else for (const name of namesOf(shown)) entry.names.add(name);
      });
      entry.current &&= said && toKeep && ![...entry.names].some((name) => entry.changed.has(name));
      if (entry.current) keep(entry, overheadBytes + 2 * entry.key.length + bytesOf(answer));
      return answer;
    } catch (error) {
      entry.current = false;
      throw error;
    } finally {
      if (computing.get(entry.key) === entry) computing.delete(entry.key);
    }
  }

  function begin(key: string, asked: Asked<Answer>): Promise<Answer> {
    const entry: Entry<Answer> = {
      ...{ key, names: new Set<string>(), changed: new Set<string>(), current: true },
      answer: new Promise(() => {}),
    };
    computing.set(key, entry);
    entry.answer = compute(entry, asked);
    return entry.answer;
  }

  /** What somebody else's computation answers, unless it turns out to be old, not to be kept, or wrong. */
  async function joined(entry: Entry<Answer>, asked: Asked<Answer>): Promise<Answer> {
    const answer = await entry.answer.catch(() => undefined);
    return answer !== undefined && entry.current ? answer : asked.compute(() => {});
  }

  const find = (key: string) => (options.isFollowed() ? entries.get(key)?.answer : undefined);

  return {
    find,
    get(key, asked) {
      if (!options.isFollowed()) return asked.compute(() => {});
      const under = computing.get(key);
      return find(key) ?? (under ? joined(under, asked) : begin(key, asked));
    },
    drop(moves) {
      for (const { subject, listingIds } of moves)
        for (const name of namesOf({ subjects: [subject], listingIds })) dropNamed(name);
    },
    clear() {
      for (const entry of computing.values()) entry.current = false;
      entries.clear();
    },
  };
}

const namesOf = ({ subjects = [], listingIds = [] }: Shown): string[] => [
  ...subjects,
  ...listingIds.map((id) => `listing:${id}`),
];
