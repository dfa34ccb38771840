import type { App } from './app.ts';

const batch = 500;
const savedMost = 10_000;
/** So many of those that cannot be read are named in the log. */
const namedMost = 20;

interface Undigested<Row extends { id: string }> {
  /** Of what, for the log. */
  what: 'phone of a provider' | 'phone of a person' | 'payout method';
  /** Rows without a digest in the order of their ids, those after `last`. */
  list(last: string | undefined, limit: number): Promise<Row[]>;
  /** @throws Error where the stored value cannot be read */
  digest(row: Row): string;
  /** Stores it, unless there is one by now. */
  save(row: Row, key: string): Promise<unknown>;
}

/**
 * Adds digests to what was stored without them, of 10,000 rows at a time or a batch more. One whose stored value cannot be read, because
 * another key has sealed it, keeps none, does not count, and is named in one line of the log, without the error, which may
 * quote the value.
 */
export async function addDigests<Row extends { id: string }>(
  app: App,
  { what, list, digest, save }: Undigested<Row>,
): Promise<void> {
  const unread: string[] = [];
  let saved = 0;
  let last: string | undefined;
  while (saved < savedMost) {
    const rows = await list(last, batch);
    for (const row of rows) {
      const key = digestOrNone(row, digest);
      if (key === undefined) unread.push(row.id);
      else {
        await save(row, key);
        saved += 1;
      }
    }
    last = rows.at(-1)?.id;
    if (rows.length < batch) break;
  }
  if (unread.length === 0) return;
  app.log.warn(
    { what, count: unread.length, ids: unread.slice(0, namedMost) },
    'stored values that cannot be read got no digest',
  );
}

function digestOrNone<Row>(row: Row, digest: (row: Row) => string): string | undefined {
  try {
    return digest(row);
  } catch {
    return undefined;
  }
}
