import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { AppError } from '#shared/errors.ts';
import { deleteIdentitiesSince, listIdentitiesOf } from './identities/repository.ts';
import { countPasskeys, deletePasskeysSince } from './passkeys/repository.ts';
import type { PersonRow } from './repository.ts';

/** Whether a person can sign in by something. The caller has locked the person. */
export async function hasWayIn(tx: Tx, { id, passwordHash }: PersonRow): Promise<boolean> {
  if (passwordHash !== null) return true;
  return (await listIdentitiesOf(tx, id)).length + (await countPasskeys(tx, id)) > 0;
}

/**
 * Makes sure that a person can still sign in after one way was removed. A forgotten password is no way: the letter may not
 * reach them any more. The caller has locked the person.
 * @throws AppError last_way_in
 */
export async function keepWayIn(tx: Tx, person: PersonRow): Promise<void> {
  if (!(await hasWayIn(tx, person))) throw new AppError('last_way_in');
}

interface Removal {
  /** Since when somebody else may have had the account. */
  since: Date;
  at: Date;
  /** The address that the account had until now, where it has another one again: it gets the letter as well. */
  left?: string | undefined;
}

/**
 * Removes what was linked, and passkeys that were added, at or after an instant, since somebody else may have done it; a letter says so. The caller has
 * locked the person, and sets a new password.
 */
export async function deleteWaysInSince(
  app: App,
  tx: Tx,
  personId: string,
  { since, at: instant, left }: Removal,
): Promise<void> {
  const gone = (await deleteIdentitiesSince(tx, personId, since)) + (await deletePasskeysSince(tx, personId, since));
  if (gone === 0) return;
  const at = instant.toISOString();
  await enqueue(tx, 'mail-second-factor', { personId, what: 'ways_removed', at });
  if (left)
    await enqueue(tx, 'mail-second-factor', { personId, what: 'ways_removed', at, sealedTo: app.secrets.seal(left) });
}
