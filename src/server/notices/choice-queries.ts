import { eq, sql } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import {
  channelsFor,
  type NotificationChannel,
  type NotificationChoices,
  type NotificationKind,
} from '#shared/notification-kinds.ts';
import { notificationChoices } from './tables.ts';

/** What a person has chosen; undefined where there is no such person. */
export async function findChoices(db: DbOrTx, personId: string): Promise<NotificationChoices | undefined> {
  const [row] = await db
    .select({
      channels: sql<NotificationChoices['channels']>`${people.preferences}->'notifications'`,
      ...{ off: notificationChoices.off, quietHours: notificationChoices.quietHours },
    })
    .from(people)
    .leftJoin(notificationChoices, eq(notificationChoices.personId, people.id))
    .where(eq(people.id, personId));
  return row && { channels: row.channels, off: row.off ?? {}, quietHours: row.quietHours };
}

/** Whether a person is told of something by a channel. */
export async function isTold(
  db: DbOrTx,
  { personId, kind, by }: { personId: string; kind: NotificationKind; by: NotificationChannel },
): Promise<boolean> {
  const choices = await findChoices(db, personId);
  return choices !== undefined && channelsFor(kind, choices).includes(by);
}
