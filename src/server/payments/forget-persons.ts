import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { App } from '../app.ts';
import { withoutPersons } from '../redact.ts';
import { reconciliationIssues } from './reconciliation/tables.ts';
import { hookTokens, paymentAttempts, providerEvents } from './tables.ts';

/** How long a provider's body is kept as it came. */
const KEPT_MS = 180 * 24 * 3_600_000;
/** How an event's note ends once its body names nobody. */
const redacted = 'redacted';
const batch = 200;

/**
 * Keeps of old callbacks and webhooks what happened and not to whom: phones, names and addresses go, also the phone that
 * M-Pesa writes into what it calls a push; ids, codes and amounts stay. Callback paths that have run out are removed,
 * and what people typed as the account of money without an owner is forgotten with its closed case. A second run
 * changes nothing.
 * @see payments reference, section 4, job retention
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

/** Nobody asks M-Pesa about a push any more; our own id in the phone's place keeps it unlike all others. */
async function redactPushes(app: App, before: Date): Promise<void> {
  const { checkoutRequestId, createdAt, id } = paymentAttempts;
  // Written out, not handed over: only so the partial index is known to hold them.
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
