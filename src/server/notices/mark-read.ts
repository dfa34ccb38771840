import { and, eq, isNull, lte } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { nowOf, transaction } from '#server/db/client.ts';
import { tellPeople } from '#server/live/tell-people.ts';
import { AppError } from '#shared/errors.ts';
import { notices } from './tables.ts';

/** Marks one of a person's notifications as read. A second time changes nothing. @throws AppError not_found */
export function markNoticeRead(app: App, { id, personId }: { id: string; personId: string }): Promise<void> {
  return transaction(app, async (tx) => {
    const own = and(eq(notices.id, id), eq(notices.personId, personId));
    const changed = await tx
      .update(notices)
      .set({ readAt: nowOf(tx) })
      .where(and(own, isNull(notices.readAt)))
      .returning({ id: notices.id });
    if (changed.length > 0) return tellPeople(tx, [personId], { kind: 'notifications', id });
    const known = await tx.select({ id: notices.id }).from(notices).where(own);
    if (known.length === 0) throw new AppError('not_found');
  });
}

/** Marks all of a person's notifications as read that came until an instant, so that one that comes meanwhile stays unread. */
export function markNoticesRead(app: App, { personId, until }: { personId: string; until: Date }): Promise<void> {
  return transaction(app, async (tx) => {
    const changed = await tx
      .update(notices)
      .set({ readAt: nowOf(tx) })
      .where(and(eq(notices.personId, personId), isNull(notices.readAt), lte(notices.createdAt, until)))
      .returning({ id: notices.id });
    if (changed.length > 0) await tellPeople(tx, [personId], { kind: 'notifications', id: personId });
  });
}
