import { and, eq, lte, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { smsMessagesSent } from './tables.ts';

/** Claims a message that is due. @returns undefined when it is not, or another run has claimed it: only one may send it */
export async function claimSms(app: App, id: string): Promise<typeof smsMessagesSent.$inferSelect | undefined> {
  const now = app.clock.now();
  const { state, dueAt, tries } = smsMessagesSent;
  const [claimed] = await app.db
    .update(smsMessagesSent)
    .set({ state: 'sending', dueAt: null, askedAt: now, tries: sql`${tries} + 1` })
    .where(and(eq(smsMessagesSent.id, id), eq(state, 'waiting'), lte(dueAt, now)))
    .returning();
  return claimed;
}
