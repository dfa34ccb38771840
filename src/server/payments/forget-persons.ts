import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { App } from '../app.ts';
import { withoutPersons } from '../redact.ts';
import { reconciliationIssues } from './reconciliation/tables.ts';
import { hookTokens, providerEvents } from './tables.ts';

/** How long a provider's body is kept as it came. */
const KEPT_MS = 180 * 24 * 3_600_000;
/** How an event's note ends once its body names nobody. */
const redacted = 'redacted';
const batch = 200;

/**
 * Keeps of old callbacks and webhooks what happened and not to whom: phones, names and addresses go, ids, codes and
 * amounts stay. Callback paths that have run out are removed, and what people typed as the account of money without an
 * owner is forgotten with its closed case. A second run changes nothing.
 * @see payments reference, section 4, job retention
 */
export async function forgetPersons(app: App): Promise<void> {
  const now = app.clock.now();
  const before = new Date(now.getTime() - KEPT_MS);
  await redactEvents(app, before);
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

async function redactEvents(app: App, before: Date): Promise<void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const old = await app.db
      .select({ id: providerEvents.id, raw: providerEvents.raw, note: providerEvents.note })
      .from(providerEvents)
      .where(
        and(
          gt(providerEvents.id, after),
          lt(providerEvents.receivedAt, before),
          sql`coalesce(${providerEvents.note}, '') not like ${`%${redacted}`}`,
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
