import type { App } from '#server/app.ts';
import { transaction, type UseCaseOptions } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { removeAvatarFile, writeAvatar } from './avatar.ts';
import { recordPerson } from './record-person.ts';
import { lockPerson } from './repository.ts';

/** Deletes the picture of somebody as an admin, with the reason in the audit log. @throws AppError not_found, also without one */
export async function takeAvatarDown(
  app: App,
  admin: { id: string },
  { personId, reason }: { personId: string; reason: string },
  { inSameTx }: UseCaseOptions = {},
): Promise<void> {
  const before = await transaction(app, async (tx) => {
    const person = await lockPerson(tx, personId);
    if (!person?.avatar) throw new AppError('not_found');
    const at = app.clock.now();
    await writeAvatar(tx, personId, { avatar: null, at });
    await recordPerson(tx, { by: admin.id, action: 'person.avatar_removed', personId, detail: { reason }, at });
    await inSameTx?.(tx);
    return person.avatar;
  });
  await removeAvatarFile(app, before);
}
