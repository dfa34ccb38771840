import { and, isNull, lte } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { messagePictures } from '../tables.ts';
import { pictureIdIn, picturesFolder } from './picture-file.ts';
import { deletePictures, knownPictures } from './remove-files.ts';

const dayMs = 24 * 3_600_000;
const batch = 200;

/**
 * Runs once a day: removes photos whose message was not sent within a day, and files that no photo names, as an upload leaves
 * that a crash has cut. By `message_pictures_unsent`.
 */
export async function forgetPictures(app: App): Promise<void> {
  const before = new Date(app.clock.now().getTime() - dayMs);
  await transaction(app, (tx) =>
    deletePictures(tx, and(isNull(messagePictures.messageId), lte(messagePictures.createdAt, before))),
  );
  await removeOrphans(app);
}

async function removeOrphans(app: App): Promise<void> {
  // The row of an upload follows its files within seconds.
  const old = (await app.files.list(picturesFolder)).filter(({ ageMs }) => ageMs > dayMs);
  for (let at = 0; at < old.length; at += batch) {
    const some = old.slice(at, at + batch).filter(({ key }) => pictureIdIn(key) !== '');
    const ids = some.map(({ key }) => pictureIdIn(key));
    const known = new Set((await knownPictures(app.db, ids)).map(({ id }) => id));
    for (const { key } of some) if (!known.has(pictureIdIn(key))) await app.files.remove(key);
  }
}
