import { lt } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { auditNetworks } from './tables.ts';

const keptMs = 180 * 24 * 3_600_000;

/** Deletes from where admins acted more than 180 days ago. By `audit_networks_at`. */
export async function forgetOldNetworks(app: App): Promise<void> {
  await app.db.delete(auditNetworks).where(lt(auditNetworks.at, new Date(app.clock.now().getTime() - keptMs)));
}
