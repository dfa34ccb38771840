import { lt } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { notices } from './tables.ts';

/** How long notifications are kept. */
const keptMs = 90 * 24 * 3_600_000;

/** Runs once a day: deletes notifications after 90 days. By `notices_created`. */
export async function forgetNotices(app: App): Promise<void> {
  await app.db.delete(notices).where(lt(notices.createdAt, new Date(app.clock.now().getTime() - keptMs)));
}
