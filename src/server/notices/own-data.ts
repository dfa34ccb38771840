import { asc, eq } from 'drizzle-orm';
import { all, type OwnDataPart } from '#server/own-data-part.ts';
import { notices, notificationChoices } from './tables.ts';

/** What somebody has chosen about notifications, and what they were told. */
export const noticesOwnData: OwnDataPart = {
  tables: { notices: 'erased', notification_choices: 'erased' },
  sections: {
    notificationChoices: (app, { personId }) =>
      all(
        app.db
          .select({
            ...{ off: notificationChoices.off, quietHours: notificationChoices.quietHours },
            changedAt: notificationChoices.changedAt,
          })
          .from(notificationChoices)
          .where(eq(notificationChoices.personId, personId)),
      ),
    // At most 200 of each person.
    notices: (app, { personId }) =>
      all(
        app.db
          .select({ kind: notices.kind, data: notices.data, createdAt: notices.createdAt, readAt: notices.readAt })
          .from(notices)
          .where(eq(notices.personId, personId))
          .orderBy(asc(notices.createdAt), asc(notices.id)),
      ),
  },
  async forget(tx, { personId }) {
    await tx.delete(notices).where(eq(notices.personId, personId));
    await tx.delete(notificationChoices).where(eq(notificationChoices.personId, personId));
  },
};
