import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Connection } from '#server/db/client.ts';
import { createKeptAnswers, type KeptAnswers } from './kept-answers.ts';
import { CHANNEL } from './note-change.ts';
import { allSubjects, type Move } from './subjects.ts';

/** An answer may be so old, and no older, where another process changed what it shows. */
const oldestMs = 1_000;
const readEveryMs = 400;
const connectAgainMs = 500;
const connectWithinMs = 5_000;
/** A connection on which a reading takes so long is lost, since nothing is kept until another one has read. */
const lostAfterMs = 1_000;

/** A move as a message tells it; without listings it says that there are too many to be named. */
type Heard = Omit<Move, 'listingIds'> & { listingIds: readonly string[] | null };

/** Follows the changes that are committed in any process, and drops from the stores made by `keep` what they make old. */
export interface Follower {
  /** A store of at most so many bytes. */
  keep<Answer>(maxBytes: number): KeptAnswers<Answer>;
  /** Whether the changes of other processes are known to within a second. */
  isFollowed(): boolean;
  /** Called right after a transaction of this process committed that moved versions, before its caller is answered. */
  moved(moves: readonly Move[]): void;
  /** Begins to listen to other processes. Until it resolves, and while the connection is lost, nothing is kept. */
  follow(): Promise<void>;
  stop(): Promise<void>;
}

/** Another channel, which is heard on the same connection. */
interface OtherChannel {
  name: string;
  heard(payload: string): void;
  /** Called when it is heard again after the connection was lost: messages may have been missed. */
  heardAgain(): void;
}

/**
 * Other processes are heard of by NOTIFY, at once. All versions are also read twice a second: an answer is found only if
 * the last reading began less than a second ago, so that a lost connection makes no answer older than that. Where a version
 * moved by more than one step, or by a step that was not heard of, everything is dropped.
 */
export function createFollower(
  connection: Connection,
  onError: (error: Error) => void,
  other?: OtherChannel,
): Follower {
  const known = new Map<string, number>();
  const stores: ReturnType<typeof createKeptAnswers>[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  let client: pg.Client | undefined;
  let following: Promise<void> | undefined;
  const stopping = new AbortController();
  const isFollowed = () => performance.now() - readAt < oldestMs;
  const clearAll = () => {
    for (const store of stores) store.clear();
  };

  function moved(moves: readonly Heard[]): void {
    for (const { subject, version, listingIds } of moves) {
      const before = known.get(subject) ?? 0;
      if (version <= before) continue;
      known.set(subject, version);
      if (version !== before + 1 || !listingIds) clearAll();
      else for (const store of stores) store.drop([{ subject, listingIds }]);
    }
  }

  async function readVersions(from: pg.Client, withinMs: number): Promise<void> {
    const startedAt = performance.now();
    // The types know no time limit of a single statement.
    const reading: pg.QueryConfig & { query_timeout: number } = {
      name: 'public-versions',
      text: 'select subject, version from public_versions where subject = any($1)',
      values: [allSubjects],
      query_timeout: withinMs,
    };
    const { rows } = await from.query<{ subject: string; version: string }>(reading);
    for (const { subject, version } of rows) {
      if (Number(version) <= (known.get(subject) ?? 0)) continue;
      known.set(subject, Number(version));
      clearAll();
    }
    readAt = startedAt;
  }

  /** Reads until it is stopped; after an error with a new connection. */
  async function readOnAndOn(): Promise<void> {
    let isLost = false;
    while (!stopping.signal.aborted) {
      try {
        client ??= await connect(connection, { moved, other });
        await readVersions(client, lostAfterMs);
        if (isLost) other?.heardAgain();
        isLost = false;
        await pause(readEveryMs, undefined, { signal: stopping.signal }).catch(() => {});
      } catch (error) {
        if (stopping.signal.aborted) return;
        // Said once, however long the database is away.
        if (!isLost) onError(error as Error);
        isLost = true;
        close(client);
        client = undefined;
        await pause(connectAgainMs, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
  }

  return {
    keep<Answer>(maxBytes: number) {
      const store = createKeptAnswers<Answer>({ maxBytes, isFollowed });
      stores.push(store as ReturnType<typeof createKeptAnswers>);
      return store;
    },
    isFollowed,
    moved,
    async follow() {
      client = await connect(connection, { moved, other });
      await readVersions(client, connectWithinMs);
      following = readOnAndOn();
    },
    async stop() {
      stopping.abort();
      await following;
      await client?.end().catch(() => {});
    },
  };
}

interface Listeners {
  moved(moves: readonly Heard[]): void;
  other: OtherChannel | undefined;
}

/** A connection that listens; each message is told to the listener of its channel. */
async function connect(connection: Connection, { moved, other }: Listeners): Promise<pg.Client> {
  const opened = new pg.Client({
    ...(typeof connection === 'string' ? { connectionString: connection } : connection),
    application_name: 'twende-kept',
    connectionTimeoutMillis: connectWithinMs,
    query_timeout: connectWithinMs,
  });
  opened.on('error', () => {}); // the next reading reports it
  opened.on('notification', ({ channel, payload = '' }) => {
    if (channel === other?.name) other.heard(payload);
    else moved([JSON.parse(payload)]);
  });
  try {
    await opened.connect();
    await opened.query(`listen ${CHANNEL}`);
    if (other) await opened.query(`listen ${other.name}`);
    return opened;
  } catch (error) {
    close(opened);
    throw error;
  }
}

/** Not waited for: a connection that is lost may never say that it has ended. */
const close = (lost: pg.Client | undefined) => void lost?.end().catch(() => {});
