import { asc, eq } from 'drizzle-orm';
import { deviceName } from '#server/accounts/device-name.ts';
import { all, type OwnDataPart } from '#server/own-data-part.ts';
import { pushBrowsers } from './push/tables.ts';
import { notices, notificationChoices } from './tables.ts';

/** What somebody has chosen about notifications, what they were told, and which browsers show it. */
export const noticesOwnData: OwnDataPart = {
  tables: { notices: 'erased', notification_choices: 'erased', push_browsers: 'erased' },
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
    // At most ten of each person.
    async *pushBrowsers(app, { personId }) {
      const { userAgent, createdAt, sentAt } = pushBrowsers;
      const rows = app.db
        .select({ userAgent, createdAt, sentAt })
        .from(pushBrowsers)
        .where(eq(pushBrowsers.personId, personId))
        .orderBy(asc(createdAt));
      for (const { userAgent: name, ...row } of await rows) yield { device: deviceName(name), ...row };
    },
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
    await tx.delete(pushBrowsers).where(eq(pushBrowsers.personId, personId));
    await tx.delete(notices).where(eq(notices.personId, personId));
    await tx.delete(notificationChoices).where(eq(notificationChoices.personId, personId));
  },
};
