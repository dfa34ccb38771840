import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import type { PreferencesRequest } from '#shared/contracts/accounts.schemas.ts';
import type { User } from '#shared/contracts/accounts.ts';
import { AppError } from '#shared/errors.ts';
import { renewAvatarAddress } from './avatar.ts';
import { noteAuthor } from './note-author.ts';
import { noteSessions } from './note-sessions.ts';
import { getUser } from './queries.ts';
import { findPerson, lockPerson } from './repository.ts';
import { people } from './tables.ts';

/** Saves preferences. Absent ones stay as they are, even when two devices save different ones at the same time. */
export async function updatePreferences(
  app: App,
  person: { id: string },
  changes: z.output<typeof PreferencesRequest>,
): Promise<User> {
  if (changes.privacy?.profileVisible === false) await hideAvatar(app, person.id);
  return transaction(app, async (tx) => {
    const before = await lockPerson(tx, person.id);
    if (!before) throw new AppError('not_found');
    const preferences = { ...before.preferences, ...changes };
    noteSessions(tx);
    await tx.update(people).set({ preferences, updatedAt: app.clock.now() }).where(eq(people.id, person.id));
    const { profileVisible } = before.preferences.privacy;
    if (preferences.privacy.profileVisible !== profileVisible) await noteAuthor(tx, person.id);
    return getUser(tx, app.secrets, person.id);
  });
}

/** Whoever has seen the address of the picture while it was shown sees nothing there from now on. */
async function hideAvatar(app: App, personId: string): Promise<void> {
  const person = await findPerson(app.db, personId);
  if (person?.preferences.privacy.profileVisible) await renewAvatarAddress(app, personId);
}
