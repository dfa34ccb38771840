import { and, desc, eq, gt } from 'drizzle-orm';
import { agreements, people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import type { OwnData } from '#shared/contracts/own-data.ts';
import { AppError } from '#shared/errors.ts';
import { ownDownloads } from './tables.ts';

const mostAgreements = 20;

/** What the page shows of a person's own data, but for what is in the way of a deletion. @throws AppError not_found */
export async function getOwnData(app: App, personId: string): Promise<Omit<OwnData, 'obstacles'>> {
  const [[person], [download], agreed] = await Promise.all([
    app.db.select({ due: people.deletionDueAt }).from(people).where(eq(people.id, personId)),
    app.db
      .select()
      .from(ownDownloads)
      .where(and(eq(ownDownloads.personId, personId), gt(ownDownloads.expiresAt, app.clock.now())))
      .orderBy(desc(ownDownloads.createdAt))
      .limit(1),
    app.db
      .select({ what: agreements.what, version: agreements.version, at: agreements.at })
      .from(agreements)
      .where(eq(agreements.personId, personId))
      .orderBy(desc(agreements.at), desc(agreements.id))
      .limit(mostAgreements),
  ]);
  if (!person) throw new AppError('not_found');
  return {
    download: download
      ? {
          ...{ id: download.id, status: download.status, done: download.done, total: download.total },
          ...{ bytes: download.bytes, createdAt: download.createdAt.toISOString() },
          expiresAt: download.expiresAt.toISOString(),
        }
      : null,
    deletionDueAt: person.due?.toISOString() ?? null,
    agreements: agreed.map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
  };
}

/** The id of a person's file if it can be opened now; undefined for everybody else's. */
export async function findReadyDownload(app: App, { id, personId }: { id: string; personId: string }) {
  const [row] = await app.db
    .select({ id: ownDownloads.id })
    .from(ownDownloads)
    .where(
      and(
        ...[eq(ownDownloads.id, id), eq(ownDownloads.personId, personId), eq(ownDownloads.status, 'ready')],
        gt(ownDownloads.expiresAt, app.clock.now()),
      ),
    );
  return row?.id;
}
