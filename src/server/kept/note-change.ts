import { sql } from 'drizzle-orm';
import { atCommit, keptOf, type Tx } from '#server/db/client.ts';
import type { Category } from '#shared/categories.ts';
import { categorySubject, type Move, type Subject } from './subjects.ts';
import { publicVersions } from './tables.ts';

/** The channel of PostgreSQL on which every process hears of the changes of the others. */
export const CHANNEL = 'public_versions';

/** More listings than that are not named: whoever hears of the change then drops everything. A message has 8,000 bytes. */
const namedMax = 100;

/** What an open transaction has changed so far: for each subject the listings. */
const notedIn = new WeakMap<object, Map<Subject, Set<string>>>();

/** Notes that what is seen of these listings changes when the transaction commits. */
export function noteListings(tx: Tx, listings: readonly { id: string; category: Category }[]): void {
  for (const { id, category } of listings) note(tx, categorySubject(category), id);
}

/** Notes that what is seen of a subject changes when the transaction commits. Listings are noted by `noteListings`. */
export const noteChange = (tx: Tx, subject: Exclude<Subject, `category:${string}`>): void => note(tx, subject);

function note(tx: Tx, subject: Subject, listingId?: string): void {
  const { session } = tx._;
  let noted = notedIn.get(session);
  if (!noted) {
    const all = new Map<Subject, Set<string>>();
    notedIn.set(session, all);
    noted = all;
    const kept = keptOf(tx);
    atCommit(tx, async (last) => {
      const moves = await moveVersions(last, all);
      return () => kept.moved(moves);
    });
  }
  const ids = noted.get(subject) ?? new Set();
  noted.set(subject, ids);
  if (listingId !== undefined) ids.add(listingId);
}

/**
 * Moves the versions of these subjects and tells the other processes, who hear of it when this commits. One statement, the
 * last of its transaction: the rows, which writers of one category share, are locked shortly and in the same order.
 */
export async function moveVersions(
  tx: Pick<Tx, 'execute'>,
  noted: ReadonlyMap<Subject, ReadonlySet<string>>,
): Promise<Move[]> {
  const inOrder = [...noted].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const listed = inOrder.map(([subject, ids]) => ({ subject, ids: ids.size > namedMax ? null : [...ids] }));
  const { rows } = await tx.execute<{ subject: Subject; version: string }>(sql`
    with noted as materialized (
      select subject, ids from jsonb_to_recordset(${JSON.stringify(listed)}::jsonb) as n(subject text, ids jsonb)
    ), moved as (
      insert into ${publicVersions} (subject, version) select subject, 1 from noted order by subject
      on conflict (subject) do update set version = ${publicVersions.version} + 1
      returning subject, version
    )
    select moved.subject, moved.version,
      pg_notify(${CHANNEL}, json_build_object('subject', subject, 'version', version, 'listingIds', ids)::text) as told
    from moved join noted using (subject)`);
  return rows.map(({ subject, version }) => {
    return { subject, version: Number(version), listingIds: [...(noted.get(subject) ?? [])] };
  });
}
