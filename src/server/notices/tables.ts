import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { people } from '#server/accounts/tables.ts';
import { instant } from '#server/db/columns.ts';
import type { NotificationChoices } from '#shared/notification-kinds.ts';

/** What somebody has chosen about notifications, beside the channels in `people.preferences`. Without a row nothing is off. */
export const notificationChoices = pgTable('notification_choices', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  off: jsonb('off').$type<NotificationChoices['off']>().notNull(),
  quietHours: jsonb('quiet_hours').$type<NotificationChoices['quietHours']>(),
  changedAt: instant('changed_at').notNull(),
});
