import { and, asc, eq, isNull } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import type { SmsState } from '#shared/sms-kinds.ts';
import { smsMessagesSent, smsReports } from './tables.ts';

const page = 200;
/** A report may come before we have stored the id that the gateway gave to the message. */
const waitsMs = 3_600_000;

/**
 * Applies what the gateway has reported, at most 200 at a time, each once. One whose message is not known waits for an hour.
 * @param gatewayId those of this message alone
 */
export async function applyReports(app: App, gatewayId?: string): Promise<void> {
  const ofMessage = gatewayId === undefined ? undefined : eq(smsReports.gatewayId, gatewayId);
  const waiting = await app.db
    .select()
    .from(smsReports)
    .where(and(isNull(smsReports.appliedAt), ofMessage))
    .orderBy(asc(smsReports.receivedAt))
    .limit(page);
  for (const report of waiting) await applyReport(app, report);
}

function applyReport(app: App, report: typeof smsReports.$inferSelect): Promise<void> {
  const now = app.clock.now();
  return transaction(app, async (tx) => {
    const { id, state } = smsMessagesSent;
    const ofReport = eq(smsMessagesSent.gatewayId, report.gatewayId);
    const [message] = await tx.select({ id, state }).from(smsMessagesSent).where(ofReport).for('update');
    if (!message && now.getTime() - report.receivedAt.getTime() < waitsMs) return;
    const [marked] = await tx
      .update(smsReports)
      .set({ appliedAt: now })
      .where(and(eq(smsReports.id, report.id), isNull(smsReports.appliedAt)))
      .returning({ id: smsReports.id });
    const next = marked && message && stateAfter(message.state, report.status);
    if (!next) return;
    const reason = next === 'failed' ? (report.reason ?? report.status) : null;
    await tx.update(smsMessagesSent).set({ state: next, reason }).where(eq(id, message.id));
  });
}

const failures = ['Failed', 'Rejected', 'Expired', 'AbsentSubscriber'];

/** That it was delivered may follow whatever was said before; that it failed, only what is not final. */
function stateAfter(state: SmsState, status: string): 'delivered' | 'failed' | undefined {
  if (status === 'Success') return 'delivered';
  return failures.includes(status) && state === 'sent' ? 'failed' : undefined;
}
