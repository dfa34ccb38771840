import { LRUCache } from 'lru-cache';
import type { Move, Shown } from './subjects.ts';

/** An estimate of what an entry takes besides its answer and key, in bytes. */
const overheadBytes = 1_000;

/** An answer under way. */
interface Computation<Answer> {
  key: string;
  answer: Promise<Answer>;
  names: Set<string>;
  /** What changed since it began. */
  changed: Set<string>;
  /** False if it must not be kept, or something that it shows has changed since. */
  current: boolean;
  /** Whether that is only because something has changed since. */
  isOld: boolean;
}

interface Kept<Answer> {
  key: string;
  answer: Answer;
  /** Of what it shows. */
  names: readonly string[];
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
  find(key: string): Answer | undefined;
  /** Whether the answer is being computed, so that `get` waits for it. */
  isUnderWay(key: string): boolean;
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
  const computing = new Map<string, Computation<Answer>>();
  const byName = new Map<string, Set<Kept<Answer>>>();
  const entries = new LRUCache<string, Kept<Answer>>({ maxSize: options.maxBytes, dispose: forget });

  const find = (key: string) => (options.isFollowed() ? entries.get(key)?.answer : undefined);

  /** Ends that an entry is found by what it shows. */
  function forget(entry: Kept<Answer>): void {
    for (const name of entry.names) {
      const others = byName.get(name);
      others?.delete(entry);
      if (others?.size === 0) byName.delete(name);
    }
  }

  function keep(entry: Kept<Answer>, size: number): void {
    for (const name of entry.names) byName.set(name, (byName.get(name) ?? new Set()).add(entry));
    entries.set(entry.key, entry, { size });
    // It is larger than everything that may be kept.
    if (entries.peek(entry.key) !== entry) forget(entry);
  }

  function dropNamed(name: string): void {
    for (const under of computing.values()) under.changed.add(name);
    for (const entry of [...(byName.get(name) ?? [])]) entries.delete(entry.key);
  }

  async function compute(under: Computation<Answer>, { compute, bytesOf }: Asked<Answer>): Promise<Answer> {
    const { key, names, changed } = under;
    let said = false;
    let toKeep = true;
    try {
      const answer = await compute((shown) => {
        said = true;
        if (!shown) toKeep = false;
        else for (const name of namesOf(shown)) names.add(name);
      });
      const isKeepable = said && toKeep;
      under.isOld = isKeepable && (under.isOld || [...names].some((name) => changed.has(name)));
      under.current = isKeepable && !under.isOld;
      if (under.current) keep({ key, answer, names: [...names] }, overheadBytes + 2 * key.length + bytesOf(answer));
      return answer;
    } catch (error) {
      under.current = false;
      under.isOld = false;
      throw error;
    } finally {
      if (computing.get(key) === under) computing.delete(key);
    }
  }

  function begin(key: string, asked: Asked<Answer>): Promise<Answer> {
    const under: Computation<Answer> = {
      ...{ key, names: new Set<string>(), changed: new Set<string>(), current: true, isOld: false },
      answer: new Promise(() => {}),
    };
    computing.set(key, under);
    under.answer = compute(under, asked);
    return under.answer;
  }

  /**
   * What somebody else's computation answers, unless it turns out to be old, not to be kept, or wrong. After one that is old
   * all who waited for it share one more. That one began after they had asked, so they take what it answers although it may be
   * old in the end, as whoever began it does: if they computed in parallel, they could be answered what is newer than what is
   * kept, and then go back to it.
   */
  async function joined(under: Computation<Answer>, asked: Asked<Answer>, beganBefore = true): Promise<Answer> {
    const answer = await under.answer.catch(() => undefined);
    if (answer !== undefined && (under.current || (under.isOld && !beganBefore))) return answer;
    if (!under.isOld) return asked.compute(() => {});
    const next = computing.get(under.key);
    return find(under.key) ?? (next ? joined(next, asked, false) : begin(under.key, asked));
  }

  return {
    find,
    isUnderWay: (key) => computing.has(key),
    async get(key, asked) {
      if (!options.isFollowed()) return asked.compute(() => {});
      const under = computing.get(key);
      return find(key) ?? (under ? joined(under, asked) : begin(key, asked));
    },
    drop(moves) {
      for (const { subject, listingIds } of moves)
        for (const name of namesOf({ subjects: [subject], listingIds })) dropNamed(name);
    },
    clear() {
      for (const under of computing.values()) {
        under.current = false;
        under.isOld = true;
      }
      entries.clear();
    },
  };
}

const namesOf = ({ subjects = [], listingIds = [] }: Shown): string[] => [
  ...subjects,
  ...listingIds.map((id) => `listing:${id}`),
];
