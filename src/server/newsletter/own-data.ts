import { eq } from 'drizzle-orm';
import { findVerifiedAddress } from '#server/accounts/queries.ts';
import type { App } from '#server/app.ts';
import type { OwnDataPart, OwnReader } from '#server/own-data-part.ts';
import { foldEmail } from '#shared/email.ts';
import { findSubscription } from './subscriber-queries.ts';
import { newsletterSubscribers } from './tables.ts';

/** Whether the address of an account is on the list, which knows no accounts, and goes with the account. */
export const newsletterOwnData: OwnDataPart = {
  tables: {},
  sections: { newsletter: readSubscription },
  async forget(tx, { personId }) {
    const email = await findVerifiedAddress(tx, personId);
    if (email === undefined) return;
    await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, foldEmail(email)));
  },
};

async function* readSubscription(app: App, { personId }: OwnReader) {
  const email = await findVerifiedAddress(app.db, personId);
  const found = email === undefined ? undefined : await findSubscription(app.db, email);
  if (found) yield found;
}
