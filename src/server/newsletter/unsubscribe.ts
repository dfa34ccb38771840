import { eq } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { App } from '#server/app.ts';
import { sameDigest } from '#server/secrets.ts';
import { newsletterSubscribers } from './tables.ts';
import { unsubscribeSignature } from './unsubscribe-address.ts';

/**
 * Takes whoever the link is for off the list; a second time does nothing.
 * @returns whether the link is one of ours
 */
export async function unsubscribe(app: App, { id, signature }: { id: string; signature: string }): Promise<boolean> {
  if (!isUuid(id) || !sameDigest(signature, unsubscribeSignature(app, id))) return false;
  await app.db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.id, id));
  return true;
}
