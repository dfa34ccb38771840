import type { App } from '#server/app.ts';
import { type Tx, transaction, type UseCaseOptions } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { AppError } from '#shared/errors.ts';
import { type IdentityProvider, identityProviderNames } from '#shared/identity-providers.ts';
import { deleteIdentity } from './identities/repository.ts';
import { lockAccount } from './lock-account.ts';
import { deletePasskey } from './passkeys/repository.ts';
import { recordPerson } from './record-person.ts';
import { endSessionsOf } from './repository.ts';
import { hasWayIn } from './ways-in.ts';

/** An account at Google or Facebook, or a passkey. */
export type WayIn = { provider: IdentityProvider } | { passkeyId: string };

type Removal = WayIn & { personId: string; reason: string };

/**
 * Removes a way by which a person signs in, as an admin: a linked account or a passkey. All their sessions end, since one may
 * have been opened by it, and a letter says so.
 * @throws AppError not_found; person_deleted; invalid_input for oneself; person_last_way_in: without it the person could not sign in
 */
export async function removeWayIn(
  app: App,
  admin: { id: string },
  { personId, reason, ...way }: Removal,
  { inSameTx }: UseCaseOptions = {},
): Promise<void> {
  if (personId === admin.id) throw new AppError('invalid_input', { fields: { id: 'own_way_in' } });
  await transaction(app, async (tx) => {
    const at = app.clock.now();
    const person = await lockAccount(tx, personId);
    const removed = await remove(tx, personId, way);
    if (!removed) throw new AppError('not_found');
    if (!(await hasWayIn(tx, person))) throw new AppError('person_last_way_in');
    await endSessionsOf(tx, personId, { now: at });
    const { action, detail, ...told } = removed;
    await recordPerson(tx, { by: admin.id, action, personId, detail: { ...detail, reason }, at });
    await enqueue(tx, 'mail-second-factor', { personId, ...told, at: at.toISOString() });
    await inSameTx?.(tx);
  });
}

/** @returns what the log and the letter say; undefined where the person does not have it */
async function remove(tx: Tx, personId: string, way: WayIn) {
  if ('provider' in way) {
    const { provider } = way;
    const name = identityProviderNames[provider];
    const said = { action: 'person.identity_unlinked', detail: { provider }, what: 'identity_removed', name } as const;
    return (await deleteIdentity(tx, { personId, provider })) ? said : undefined;
  }
  const name = await deletePasskey(tx, { personId, passkeyId: way.passkeyId });
  if (name === undefined) return undefined;
  return { action: 'person.passkey_removed', detail: {}, what: 'passkey_removed_by_team', name } as const;
}
