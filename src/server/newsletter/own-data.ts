import { and, eq, isNotNull } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import type { DbOrTx } from '#server/db/client.ts';
import type { OwnDataPart, OwnReader } from '#server/own-data-part.ts';
import { foldEmail } from '#shared/email.ts';
import { findSubscription } from './subscriber-queries.ts';
import { newsletterSubscribers } from './tables.ts';

/** Whether the address of an account is on the list, which knows no accounts, and goes with the account. */
export const newsletterOwnData: OwnDataPart = {
  tables: {},
  sections: { newsletter: readSubscription },
  async forget(tx, { personId }) {
    const email = await findOwnAddress(tx, personId);
    if (email === undefined) return;
    await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, foldEmail(email)));
  },
};

async function* readSubscription(app: App, { personId }: OwnReader) {
  const email = await findOwnAddress(app.db, personId);
  const found = email === undefined ? undefined : await findSubscription(app.db, email);
  if (found) yield found;
}

/** The address of an account, once it is verified: before that it may be a stranger's, of whom nobody learns by it that they subscribed. */
async function findOwnAddress(db: DbOrTx, personId: string): Promise<string | undefined> {
  const [person] = await db
    .select({ email: people.email })
    .from(people)
    .where(and(eq(people.id, personId), isNotNull(people.emailVerifiedAt)));
  return person?.email;
}
