import { lt } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { notices } from '#server/notices/tables.ts';

const newMs = 10 * 24 * 3_600_000;

/** Marks what the demo's people were told more than ten days ago as read, as if they had used Twende all the time. */
export async function readNotices(app: App, now: Date): Promise<void> {
  const before = new Date(now.getTime() - newMs);
  await app.db.update(notices).set({ readAt: before }).where(lt(notices.createdAt, before));
}
