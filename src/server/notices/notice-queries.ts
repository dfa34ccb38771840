import { and, count, eq, isNull } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { Db, DbOrTx } from '#server/db/client.ts';
import { listOf, mapPage, type Page, type PageNumber, readPage } from '#server/db/page.ts';
import type { OwnNotice } from '#shared/contracts/notifications.ts';
import type { Lang } from '#shared/languages.ts';
import { noticeWords } from './notice-words.ts';
import { notices } from './tables.ts';

const shownNotices = listOf({
  name: 'notifications',
  select: (db: Db, position) =>
    db
      .select({
        ...{ id: notices.id, kind: notices.kind, data: notices.data },
        ...{ createdAt: notices.createdAt, readAt: notices.readAt, position },
      })
      .from(notices)
      .$dynamic(),
  id: notices.id,
  only: eq(notices.inBell, true),
  filters: { personId: (id: string) => eq(notices.personId, id) },
  scope: 'personId',
  sorts: { createdAt: { column: notices.createdAt, index: 'notices_newest' } },
});

interface Asked extends PageNumber {
  personId: string;
  order?: 'asc' | 'desc' | undefined;
  after?: string | undefined;
}

/** What somebody was told, the newest first, in the reader's language. */
export async function listNotices(app: App, asked: Asked, lang: Lang): Promise<Page<OwnNotice>> {
  const page = await readPage(app.db, shownNotices, asked);
  return mapPage(page, ({ id, kind, data, createdAt, readAt }) => ({
    ...{ id, kind, ...noticeWords({ kind, data }, lang) },
    ...{ createdAt: createdAt.toISOString(), read: readAt !== null },
  }));
}

/** How many notifications a person has not read. By `notices_unread`. */
export async function countUnreadNotices(db: DbOrTx, personId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(notices)
    .where(and(eq(notices.personId, personId), isNull(notices.readAt), eq(notices.inBell, true)));
  return row?.count ?? 0;
}
