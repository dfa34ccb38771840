import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { people } from '#server/accounts/tables.ts';
import { id, instant } from '#server/db/columns.ts';
import type { NotificationChoices, NotificationKind } from '#shared/notification-kinds.ts';
import type { NoticeData } from './notice-data.ts';

/** What somebody has chosen about notifications, beside the channels in `people.preferences`. Without a row nothing is off. */
export const notificationChoices = pgTable('notification_choices', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  off: jsonb('off').$type<NotificationChoices['off']>().notNull(),
  quietHours: jsonb('quiet_hours').$type<NotificationChoices['quietHours']>(),
  changedAt: instant('changed_at').notNull(),
});

/** What somebody was told, for the list behind their bell: 90 days, and the newest 200 of each person. */
export const notices = pgTable(
  'notices',
  {
    id: id(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    /** What it is about, such as the id of a booking: somebody is told once of each kind and key. */
    key: text('key').notNull(),
    /** What its sentence says, and where it leads. No contact data. */
    data: jsonb('data').$type<NoticeData>().notNull(),
    /** False where the person has switched its topic off for the bell; other channels may still tell it. */
    inBell: boolean('in_bell').notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    uniqueIndex('notices_once').on(table.personId, table.kind, table.key),
    index('notices_newest').on(table.personId, table.createdAt, table.id),
    index('notices_unread').on(table.personId).where(sql`read_at is null and in_bell`),
    index('notices_created').on(table.createdAt),
  ],
);
