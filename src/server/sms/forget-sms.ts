import { lt } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { smsMessagesSent, smsReports } from './tables.ts';

const dayMs = 24 * 3_600_000;
/** Long enough for questions about a trip and its money. */
const keptDays = 180;
const reportsKeptDays = 30;

/** Deletes what was sent by text message, with its numbers, after 180 days, and reports after 30. */
export async function forgetSms(app: App): Promise<void> {
  const before = (days: number) => new Date(app.clock.now().getTime() - days * dayMs);
  await app.db.delete(smsMessagesSent).where(lt(smsMessagesSent.createdAt, before(keptDays)));
  await app.db.delete(smsReports).where(lt(smsReports.receivedAt, before(reportsKeptDays)));
}
