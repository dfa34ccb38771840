import { lt, or } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { forgetUnusedKeys } from './second-factor/forget-keys.ts';
import { emailChanges, emailVerifications, passwordResets, sessions, takeBackLinks } from './tables.ts';

const keptMs = 30 * 24 * 3_600_000;

/** Removes sessions and links that ended 30 days ago, and unused keys: personal data that nothing needs any more. */
export async function forgetOldSessions(app: App): Promise<void> {
  const before = new Date(app.clock.now().getTime() - keptMs);
  await app.db.delete(sessions).where(or(lt(sessions.endedAt, before), lt(sessions.expiresAt, before)));
  await app.db
    .delete(emailVerifications)
    .where(or(lt(emailVerifications.usedAt, before), lt(emailVerifications.expiresAt, before)));
  await app.db.delete(passwordResets).where(lt(passwordResets.expiresAt, before));
  await forgetUnusedKeys(app);
  await app.db.delete(emailChanges).where(lt(emailChanges.expiresAt, before));
  await app.db.delete(takeBackLinks).where(lt(takeBackLinks.expiresAt, before));
}
