import { LRUCache } from 'lru-cache';

/** Another process may have ended a session so long ago, and no longer. */
const oldestMs = 1_000;
/** Of people who ask several things at once; each is a few hundred bytes. */
const most = 2_000;

/** Sessions for calls that only read, kept so shortly that the calls of one page look them up once. */
export interface KeptSessions {
  /**
   * The session that was read less than a second ago, or is being read, else what `read` answers. Only sessions are kept.
   * @param key of a session as one function reads it, since another would be given its answer
   */
  get<Session extends object>(key: string, read: () => Promise<Session | undefined>): Promise<Session | undefined>;
  /** Called right after a commit of this process that ended or changed a session. Each is read again. */
  drop(): void;
}

/** @param options.isFollowed whether the database answers; otherwise sessions are read each time, and such calls fail */
export function createKeptSessions(options: { isFollowed(): boolean }): KeptSessions {
  const entries = new LRUCache<string, { found: Promise<object | undefined>; readAt: number }>({ max: most });
  return {
    get<Session extends object>(key: string, read: () => Promise<Session | undefined>) {
      if (!options.isFollowed()) return read();
      const kept = entries.get(key);
      const now = performance.now();
      if (kept && now - kept.readAt < oldestMs) return kept.found as Promise<Session | undefined>;
      const entry = { found: read(), readAt: now };
      const forget = () => {
        if (entries.peek(key) === entry) entries.delete(key);
      };
      entry.found.then((session) => session ?? forget(), forget);
      entries.set(key, entry);
      return entry.found;
    },
    drop: () => entries.clear(),
  };
}
