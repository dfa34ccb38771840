import { and, eq, inArray, isNull } from 'drizzle-orm';
import { nowOf, type Tx } from '#server/db/client.ts';
import { tellPeople } from '#server/live/tell-people.ts';
import type { NotificationKind } from '#shared/notification-kinds.ts';
import { notices } from './tables.ts';

/** Marks what people were told of something as read, since they have seen the thing itself. */
export async function markSeen(
  tx: Tx,
  persons: readonly string[],
  { kind, key }: { kind: NotificationKind; key: string },
): Promise<void> {
  const changed = await tx
    .update(notices)
    .set({ readAt: nowOf(tx) })
    .where(
      and(
        inArray(notices.personId, [...persons]),
        eq(notices.kind, kind),
        eq(notices.key, key),
        isNull(notices.readAt),
      ),
    )
    .returning({ personId: notices.personId });
  const told = changed.map(({ personId }) => personId);
  if (told.length > 0) await tellPeople(tx, told, { kind: 'notifications', id: key });
}
