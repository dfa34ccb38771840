import { and, desc, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import type { z } from 'zod';
import { people, sessions } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { networkLimits } from '#server/limits/network.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { areBrowserKeys } from '#server/outside/push/browser-keys.ts';
import type { PushRenewalRequest, PushSubscriptionRequest } from '#shared/contracts/push.schemas.ts';
import { AppError } from '#shared/errors.ts';
import { browsersMost } from '#shared/push-limits.ts';
import { pushBrowsers } from './tables.ts';

type Subscription = z.output<typeof PushSubscriptionRequest>;

const hourMs = 3_600_000;
const changesPerPerson = { most: 30, periodMs: hourMs };
const renewalsPerNetwork = { subject: 'push-renewals', most: 60, periodMs: hourMs };

interface Owner {
  id: string;
  sessionId: string;
  userAgent: string;
}

/** By which a browser is found, since its endpoint is sealed. */
export const endpointKeyOf = (app: App, endpoint: string) => app.secrets.digest('push-endpoint', endpoint);

/** @throws AppError invalid_input for an endpoint or keys to which nothing can be sent */
function targetOf(app: App, { endpoint, keys }: Subscription) {
  if (!app.push.accepts(endpoint)) throw new AppError('invalid_input', { fields: { endpoint: 'invalid' } });
  if (!areBrowserKeys(keys)) throw new AppError('invalid_input', { fields: { keys: 'invalid' } });
  const targetSealed = app.secrets.seal(JSON.stringify({ endpoint, ...keys }));
  return { targetSealed, endpointKey: endpointKeyOf(app, endpoint), failingSince: null };
}

/**
 * Shows a person’s notifications in the browser of a session, until that ends. A browser has one person: whoever had it before
 * loses it. Of a person’s browsers the newest ten stay.
 * @throws AppError invalid_input, too_many_tries; sign_in_required when the session ends meanwhile
 */
export async function addPushBrowser(app: App, owner: Owner, subscription: Subscription): Promise<void> {
  const target = targetOf(app, subscription);
  await transaction(app, async (tx) => {
    const now = app.clock.now();
    const { id: personId, sessionId, userAgent } = owner;
    if (app.config.rateLimits)
      await takeTries(tx, [{ subject: `push-browsers:${personId}`, ...changesPerPerson }], now);
    // The person first, as a new password does, so that two browsers that are added at once are counted one after the other.
    await tx.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('no key update');
    const open = and(eq(sessions.id, sessionId), isNull(sessions.endedAt), gt(sessions.expiresAt, now));
    const [session] = await tx.select({ id: sessions.id }).from(sessions).where(open).for('share');
    if (!session) throw new AppError('sign_in_required');
    const { endpointKey } = target;
    await tx
      .delete(pushBrowsers)
      .where(and(eq(pushBrowsers.endpointKey, endpointKey), ne(pushBrowsers.sessionId, sessionId)));
    await tx
      .insert(pushBrowsers)
      .values({ personId, sessionId, userAgent, createdAt: now, ...target })
      .onConflictDoUpdate({ target: pushBrowsers.sessionId, set: { userAgent, ...target } });
    await removeOldest(tx, personId);
  });
}

async function removeOldest(tx: Tx, personId: string): Promise<void> {
  const oldest = await tx
    .select({ id: pushBrowsers.id })
    .from(pushBrowsers)
    .where(eq(pushBrowsers.personId, personId))
    .orderBy(desc(pushBrowsers.createdAt), desc(pushBrowsers.id))
    .offset(browsersMost);
  const ids = oldest.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(pushBrowsers).where(inArray(pushBrowsers.id, ids));
}

/**
 * Sends to another endpoint of a browser, whose push service has given it one. The worker asks for this without a session: who
 * knows the endpoint before, which is a secret, is the browser.
 * @throws AppError invalid_input, too_many_tries; not_found where nothing is sent to the endpoint before
 */
export async function renewPushBrowser(
  app: App,
  { from, ...subscription }: z.output<typeof PushRenewalRequest>,
  ip: string,
): Promise<void> {
  const target = targetOf(app, subscription);
  const before = eq(pushBrowsers.endpointKey, endpointKeyOf(app, from));
  // Committed by itself, so that guesses count.
  if (app.config.rateLimits) {
    await transaction(app, (tx) => takeTries(tx, networkLimits(app.secrets, ip, renewalsPerNetwork), app.clock.now()));
  }
  await transaction(app, async (tx) => {
    const [found] = await tx.select({ id: pushBrowsers.id }).from(pushBrowsers).where(before).for('update');
    if (!found) throw new AppError('not_found');
    const taken = and(eq(pushBrowsers.endpointKey, target.endpointKey), ne(pushBrowsers.id, found.id));
    await tx.delete(pushBrowsers).where(taken);
    await tx.update(pushBrowsers).set(target).where(eq(pushBrowsers.id, found.id));
  });
}

/** No longer shows a person’s notifications in one of their browsers. @throws AppError not_found */
export async function removePushBrowser(app: App, { id, personId }: { id: string; personId: string }): Promise<void> {
  const own = and(eq(pushBrowsers.id, id), eq(pushBrowsers.personId, personId));
  const removed = await app.db.delete(pushBrowsers).where(own).returning({ id: pushBrowsers.id });
  if (removed.length === 0) throw new AppError('not_found');
}
