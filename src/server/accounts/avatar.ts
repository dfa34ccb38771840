import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { type Db, type Tx, transaction } from '#server/db/client.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { squarePhoto } from '#server/pictures/square-photo.ts';
import type { User } from '#shared/contracts/accounts.ts';
import { AppError } from '#shared/errors.ts';
import { noteAuthor } from './note-author.ts';
import { noteSessions } from './note-sessions.ts';
import { getUser } from './queries.ts';
import { lockPerson } from './repository.ts';
import { people } from './tables.ts';

/** Each is decoded. */
export const avatarsPerDay = { most: 20, periodMs: 24 * 3_600_000 };

/** The key of an avatar among the files. */
export const avatarKey = (id: string): string => `avatars/${id}`;

/**
 * Gives a person another picture of themselves; the one before is deleted. Its address is a random one, since whoever
 * has it sees the picture.
 * @returns the account
 * @throws AppError not_found, too_many_tries, and what `squarePhoto` throws
 */
export async function changeAvatar(app: App, personId: string, stream: Readable): Promise<User> {
  // Counted before the photo is read and decoded, which takes time and memory.
  if (app.config.rateLimits) {
    const limit = { subject: `avatars:${personId}`, ...avatarsPerDay };
    await transaction(app, (tx) => takeTries(tx, [limit], app.clock.now()));
  }
  return storeAvatar(app, personId, await squarePhoto(await buffer(stream)));
}

/**
 * Gives a person's picture another address, so that whoever has seen the one before sees nothing there. Without a picture, or
 * where it is changed or removed meanwhile, it does nothing.
 */
export async function renewAvatarAddress(app: App, personId: string): Promise<void> {
  const [person] = await app.db.select({ avatar: people.avatar }).from(people).where(eq(people.id, personId));
  const before = person?.avatar;
  const picture = before && (await app.files.get(avatarKey(before)));
  if (!picture) return;
  const id = newAvatarId();
  await app.files.put(avatarKey(id), picture);
  const isRenewed = await transaction(app, async (tx) => {
    if ((await lockPerson(tx, personId))?.avatar !== before) return false;
    await writeAvatar(tx, personId, { avatar: id, at: app.clock.now() });
    return true;
  });
  await removeAvatarFile(app, isRenewed ? before : id);
}

const newAvatarId = (): string => randomBytes(16).toString('hex');

async function storeAvatar(app: App, personId: string, picture: Buffer): Promise<User> {
  const id = newAvatarId();
  // The file is written first, since an account with an avatar must be able to show it.
  await app.files.put(avatarKey(id), picture);
  try {
    return await setAvatar(app, personId, id);
  } catch (problem) {
    // Where only the answer was lost, it is the account's picture.
    if (!(await findOwner(app.db, id))) await removeAvatarFile(app, id);
    throw problem;
  }
}

/** Deletes a person's picture; without one it does nothing. @throws AppError not_found */
export const removeAvatar = (app: App, personId: string): Promise<User> => setAvatar(app, personId, null);

/** What is left of a file when the process ends here is read by nobody: `readAvatar` asks whose it is. */
async function setAvatar(app: App, personId: string, avatar: string | null): Promise<User> {
  const { user, before } = await transaction(app, async (tx) => {
    const person = await lockPerson(tx, personId);
    if (!person) throw new AppError('not_found');
    if (person.avatar !== avatar) await writeAvatar(tx, personId, { avatar, at: app.clock.now() });
    return { user: await getUser(tx, app.secrets, personId), before: person.avatar };
  });
  if (before !== null && before !== avatar) await removeAvatarFile(app, before);
  return user;
}

/** A file that cannot be removed is shown to nobody, and somebody who looks after the machine reads of it. */
export async function removeAvatarFile(app: App, id: string): Promise<void> {
  await app.files.remove(avatarKey(id)).catch((error: unknown) => {
    app.log.error({ err: error, file: avatarKey(id) }, 'the file of an avatar could not be removed');
  });
}

/** By the index `people_avatar`. */
async function findOwner(db: Db, id: string): Promise<string | undefined> {
  const [owner] = await db.select({ id: people.id }).from(people).where(eq(people.avatar, id));
  return owner?.id;
}

/** Names another picture as a person's, or none. The caller has locked the person, and removes the file once this is committed. */
export async function writeAvatar(
  tx: Tx,
  personId: string,
  { avatar, at }: { avatar: string | null; at: Date },
): Promise<void> {
  await tx.update(people).set({ avatar, updatedAt: at }).where(eq(people.id, personId));
  noteSessions(tx);
  // It stands beside their reviews.
  await noteAuthor(tx, personId);
}

/** The picture of whoever has this avatar now, as WebP. @throws AppError not_found */
export async function readAvatar(app: App, id: string): Promise<Buffer> {
  if (!/^[0-9a-f]{32}$/.test(id)) throw new AppError('not_found');
  const picture = (await findOwner(app.readDb, id)) && (await app.files.get(avatarKey(id)));
  if (!picture) throw new AppError('not_found');
  return picture;
}
