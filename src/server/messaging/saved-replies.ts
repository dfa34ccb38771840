import { and, asc, eq, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { type DbOrTx, type Tx, transaction } from '#server/db/client.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { lockProvider } from '#server/providers/lock-provider.ts';
import type { SavedReply } from '#shared/contracts/messages.ts';
import { AppError } from '#shared/errors.ts';
import { messageLimits } from '#shared/message-rules.ts';
import { savedReplies } from './tables.ts';

const changesPerHour = { most: 100, periodMs: 3_600_000 };

const columns = { id: savedReplies.id, title: savedReplies.title, text: savedReplies.text };

/** The saved replies of a provider, by their titles; 20 at most. */
export const listSavedReplies = (db: DbOrTx, providerId: string): Promise<SavedReply[]> =>
  db
    .select(columns)
    .from(savedReplies)
    .where(eq(savedReplies.providerId, providerId))
    .orderBy(sql`lower(${savedReplies.title})`, asc(savedReplies.id));

interface Reply {
  providerId: string;
  title: string;
  text: string;
}

/** @throws AppError replies_full, reply_known (another one has this title), too_many_tries */
export function createSavedReply(app: App, { providerId, title, text }: Reply): Promise<SavedReply> {
  return transaction(app, async (tx) => {
    await lockReplies(app, tx, providerId);
    const known = await listSavedReplies(tx, providerId);
    if (known.length >= messageLimits.replies) throw new AppError('replies_full');
    checkTitle(known, title);
    const row = { providerId, title, text, createdAt: app.clock.now() };
    const [made] = await tx.insert(savedReplies).values(row).returning(columns);
    if (!made) throw new Error('a saved reply was not stored');
    return made;
  });
}

/** @throws AppError not_found, reply_known, too_many_tries */
export function changeSavedReply(
  app: App,
  { id, providerId, title, text }: Reply & { id: string },
): Promise<SavedReply> {
  return transaction(app, async (tx) => {
    await lockReplies(app, tx, providerId);
    const known = await listSavedReplies(tx, providerId);
    if (!known.some((one) => one.id === id)) throw new AppError('not_found');
    checkTitle(
      known.filter((one) => one.id !== id),
      title,
    );
    await tx.update(savedReplies).set({ title, text }).where(eq(savedReplies.id, id));
    return { id, title, text };
  });
}

/** @throws AppError not_found, too_many_tries */
export function deleteSavedReply(app: App, { id, providerId }: { id: string; providerId: string }): Promise<void> {
  return transaction(app, async (tx) => {
    await lockReplies(app, tx, providerId);
    const deleted = await tx
      .delete(savedReplies)
      .where(and(eq(savedReplies.id, id), eq(savedReplies.providerId, providerId)))
      .returning({ id: savedReplies.id });
    if (deleted.length === 0) throw new AppError('not_found');
  });
}

/** All changes of a provider's replies begin with this, so that they come one after the other and the limit holds. */
async function lockReplies(app: App, tx: Tx, providerId: string): Promise<void> {
  await lockProvider(tx, providerId);
  if (!app.config.rateLimits) return;
  await takeTries(tx, [{ subject: `saved-replies:${providerId}`, ...changesPerHour }], app.clock.now());
}

function checkTitle(others: readonly SavedReply[], title: string): void {
  const key = title.toLowerCase();
  if (others.some((one) => one.title.toLowerCase() === key)) throw new AppError('reply_known');
}
