import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { newId } from '#server/db/columns.ts';
import { eachOf, type OwnDataPart } from '#server/own-data-part.ts';
import { pointsAccounts, pointsEntries } from './tables.ts';

/** Points: what is left ends with the account; the entries of bookings stay, since they are a part of their prices. */
export const loyaltyOwnData: OwnDataPart = {
  tables: {
    points_accounts: 'nameless',
    points_entries: { kept: 'Points that paid for bookings are a part of their prices.' },
  },
  sections: {
    points: (app, { personId }) =>
      eachOf(({ after, most }) =>
        app.db
          .select({
            id: pointsEntries.id,
            kind: pointsEntries.kind,
            points: pointsEntries.points,
            at: pointsEntries.at,
          })
          .from(pointsEntries)
          .where(and(eq(pointsEntries.personId, personId), gt(pointsEntries.id, after)))
          .orderBy(asc(pointsEntries.id))
          .limit(most),
      ),
  },
  async forget(tx, { personId, at }) {
    const [account] = await tx
      .select({ balance: pointsAccounts.balance })
      .from(pointsAccounts)
      .where(and(eq(pointsAccounts.personId, personId), gt(pointsAccounts.balance, 0)))
      .for('update');
    if (!account) return;
    await tx
      .update(pointsAccounts)
      .set({ balance: sql`${pointsAccounts.balance} - ${account.balance}`, warnsAt: null })
      .where(eq(pointsAccounts.personId, personId));
    await tx.insert(pointsEntries).values({ personId, kind: 'expired', source: newId(), points: -account.balance, at });
  },
};
