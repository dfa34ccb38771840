import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { withoutPersons } from '#server/redact.ts';
import { reconciliationIssues } from '../cases/tables.ts';
import { paymentAttempts } from '../records/tables.ts';
import { hookTokens, providerEvents } from './tables.ts';

/** How long the raw body of an event is kept unchanged. */
const KEPT_MS = 180 * 24 * 3_600_000;
/** How the note of an event ends after its body was redacted. */
const redacted = 'redacted';
const batch = 200;

/**
 * Removes personal data from what is older than 180 days: phones, names and addresses from the bodies of callbacks and
 * webhooks, the phone number from the CheckoutRequestID of pushes, and the account reference that the payer typed from the
 * closed cases of unattributed receipts. Ids, codes and amounts stay. Callback paths that have expired are deleted. A second
 * run changes nothing.
 */
export async function forgetPersons(app: App): Promise<void> {
  const now = app.clock.now();
  const before = new Date(now.getTime() - KEPT_MS);
  await redactEvents(app, before);
  await redactPushes(app, before);
  await app.db.delete(hookTokens).where(lt(hookTokens.expiresAt, now));
  await app.db
    .update(reconciliationIssues)
    .set({ found: sql`${reconciliationIssues.found} - 'accountReference'` })
    .where(
      and(
        eq(reconciliationIssues.code, 'unattributed_receipt'),
        lt(reconciliationIssues.closedAt, before),
        sql`${reconciliationIssues.found} ? 'accountReference'`,
      ),
    );
}

/** M-Pesa is not asked about such old pushes any more. Our own id replaces the phone, so that the column stays unique. */
async function redactPushes(app: App, before: Date): Promise<void> {
  const { checkoutRequestId, createdAt, id } = paymentAttempts;
  // Written into the statement instead of passed as a parameter, or PostgreSQL would not use the partial index.
  const named = sql.raw("'^(ws_CO_[0-9]{17})[17][0-9]{8}$'");
  await app.db
    .update(paymentAttempts)
    .set({ checkoutRequestId: sql`regexp_replace(${checkoutRequestId}, ${named}, '\\1-' || ${id})` })
    .where(and(lt(createdAt, before), sql`${checkoutRequestId} ~ ${named}`));
}

async function redactEvents(app: App, before: Date): Promise<void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const old = await app.db
      .select({ id: providerEvents.id, raw: providerEvents.raw, note: providerEvents.note })
      .from(providerEvents)
      .where(
        and(
          gt(providerEvents.id, after),
          lt(providerEvents.receivedAt, before),
          sql`coalesce(${providerEvents.note}, '') not like '%redacted'`,
        ),
      )
      .orderBy(asc(providerEvents.id))
      .limit(batch);
    for (const { id, raw, note } of old) {
      await app.db
        .update(providerEvents)
        .set({ raw: withoutPersons(raw), note: note ? `${note}; ${redacted}` : redacted })
        .where(eq(providerEvents.id, id));
    }
    const last = old.at(-1);
    if (!last) return;
    after = last.id;
  }
}
