import { sql } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import { nowOf, type Tx } from '#server/db/client.ts';
import { statement } from '#server/db/statement.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { tellPeople } from '#server/live/tell-people.ts';
import { notificationKinds } from '#shared/notification-kinds.ts';
import type { Notice } from './notice-data.ts';
import { pushBrowsers, pushesDue } from './push/tables.ts';
import { notices, notificationChoices } from './tables.ts';

/** So many are kept for one person. */
export const noticesMost = 200;

interface Told {
  people: string[];
  kind: string;
  topic: string;
  key: string;
  data: string;
  again: boolean;
  at: Date;
  /** How many stay beside the new one. */
  beside: number;
}

const {
  people: ids,
  kind,
  topic,
  key,
  data,
  again,
  at,
  beside,
} = {
  people: sql`${sql.placeholder('people')}::uuid[]`,
  kind: sql`${sql.placeholder('kind')}::text`,
  topic: sql`${sql.placeholder('topic')}::text`,
  key: sql`${sql.placeholder('key')}::text`,
  data: sql`${sql.placeholder('data')}::jsonb`,
  again: sql`${sql.placeholder('again')}::boolean`,
  at: sql`${sql.placeholder('at')}::timestamptz`,
  beside: sql`${sql.placeholder('beside')}::integer`,
};

interface Added {
  id: string;
  personId: string;
  /** Whether a browser is to show it. */
  pushed: boolean;
}

/**
 * Adds a row for each person, in the order of their ids, takes away their oldest beyond the limit, and plans it for their
 * browsers. One that is removed at the same time is passed over: the lock waits for that. An unread one stays behind the bell,
 * also where the bell has been switched off since for what it is about.
 */
const addNotices = statement<Told & Record<string, unknown>, Added>(
  'add-notices',
  () => sql`
    with old as (
      delete from ${notices} where id in (
        select oldest.id from unnest(${ids}) person(id), lateral (
          select n.id from ${notices} n where n.person_id = person.id and (n.kind, n.key) <> (${kind}, ${key})
          order by n.created_at desc, n.id desc offset ${beside}) oldest)
    ),
    told as (
      insert into ${notices} (id, person_id, kind, key, data, in_bell, created_at)
      select gen_random_uuid(), p.id, ${kind}, ${key}, ${data}, not coalesce(c.off -> ${topic} ? 'bell', false), ${at}
      from ${people} p left join ${notificationChoices} c on c.person_id = p.id
      where p.id = any(${ids}) and p.suspended_at is null and p.deleted_at is null
      order by p.id
      on conflict (person_id, kind, key) do update
        set data = excluded.data, in_bell = excluded.in_bell or (${notices.inBell} and ${notices.readAt} is null),
          created_at = excluded.created_at, read_at = null
        where ${again}
      returning id, person_id
    ),
    planned as (
      insert into ${pushesDue} (notice_id, browser_id, due_at)
      select told.id, b.id, ${at} from told join ${pushBrowsers} b on b.person_id = told.person_id
      order by b.id for key share of b
      on conflict (notice_id, browser_id) do update set due_at = excluded.due_at, tries = 0
      returning notice_id
    )
    select id, person_id as "personId", exists (select from planned where notice_id = told.id) as "pushed" from told`,
);

/**
 * Tells people of something: it stands behind their bell if, and only if, the transaction commits, and their open pages show
 * it at once. Nothing is told to whoever is suspended or whose account is deleted.
 * @param persons their ids, 150 at most
 */
export async function tellPersons(tx: Tx, persons: readonly string[], notice: Notice): Promise<void> {
  const told = await addNotices.rows(tx, {
    ...{ people: persons.toSorted(), kind: notice.kind, topic: notificationKinds[notice.kind].topic, key: notice.key },
    ...{ data: JSON.stringify(notice.data), again: notice.again ?? false, at: nowOf(tx), beside: noticesMost - 1 },
  });
  for (const { id: noticeId, pushed } of told) if (pushed) await enqueue(tx, 'push-notice', { noticeId });
  const names = told.map(({ personId }) => personId);
  if (names.length > 0) await tellPeople(tx, names, { kind: 'notifications', id: notice.key });
}
