import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { type ProviderRight, providerRights } from '#shared/rights.ts';
import { keepManaged, listHolders } from './holders.ts';
import { deleteMember, endOffersBeyond, findRights, getManagerRights, lockTeam, updateRights } from './repository.ts';
import { countTeamChange, onlyOwnRights, recordTeam, tellTeamChange } from './team-changes.ts';

/** A member who changes another one, or themselves. */
interface Asked {
  providerId: string;
  personId: string;
  memberId: string;
}

/**
 * Sets what a member may do. Whoever changes it gives and takes only rights that they have themselves. It holds from the
 * commit on, in every process: memberships are read for each call.
 * @throws AppError not_found, forbidden, rights_not_yours, last_manager, too_many_tries
 */
export function changeRights(app: App, { providerId, personId, memberId }: Asked, wanted: readonly ProviderRight[]) {
  const rights = providerRights.filter((right) => wanted.includes(right));
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    await lockTeam(tx, providerId);
    const own = await getManagerRights(tx, { providerId, personId });
    const member = { providerId, personId: memberId };
    const before = await findRights(tx, member);
    if (!before) throw new AppError('not_found');
    const changed = providerRights.filter((right) => before.includes(right) !== rights.includes(right));
    if (changed.length === 0) return;
    onlyOwnRights(own, changed);
    keepManaged(await listHolders(tx, providerId), { personId: memberId, rights });
    await countTeamChange(app, tx, providerId);
    await updateRights(tx, member, rights);
    await endOffersBeyond(tx, member, { rights, at });
    const detail = { personId: memberId, before, after: rights };
    await recordTeam(tx, { by: personId, providerId, action: 'provider.member_rights_changed', detail, at });
    await tellTeamChange(tx, { ...member, by: personId, what: 'changed', rights, at });
  });
}

/**
 * Ends somebody's membership: their next call is refused. Whoever removes them has all their rights.
 * @throws AppError not_found, forbidden, rights_not_yours, last_manager, too_many_tries
 */
export function removeMember(app: App, { providerId, personId, memberId }: Asked): Promise<void> {
  return transaction(app, async (tx) => {
    await lockTeam(tx, providerId);
    const own = await getManagerRights(tx, { providerId, personId });
    const rights = await findRights(tx, { providerId, personId: memberId });
    if (!rights) throw new AppError('not_found');
    onlyOwnRights(own, rights);
    await endMembership(app, tx, { providerId, personId: memberId, rights, by: personId });
  });
}

/** A member leaves by themselves. @throws AppError not_found, last_manager, too_many_tries */
export function leaveProvider(app: App, member: { providerId: string; personId: string }): Promise<void> {
  return transaction(app, async (tx) => {
    await lockTeam(tx, member.providerId);
    const rights = await findRights(tx, member);
    if (!rights) throw new AppError('not_found');
    await endMembership(app, tx, { ...member, rights, by: member.personId });
  });
}

interface Ended {
  providerId: string;
  personId: string;
  /** What they may do until now. */
  rights: readonly ProviderRight[];
  by: string;
}

async function endMembership(app: App, tx: Tx, { rights, by, ...member }: Ended): Promise<void> {
  const at = app.clock.now();
  const { providerId, personId } = member;
  keepManaged(await listHolders(tx, providerId), { personId, rights: [] });
  await countTeamChange(app, tx, providerId);
  await deleteMember(tx, member);
  await endOffersBeyond(tx, member, { rights: [], at });
  const left = by === personId;
  const action = left ? 'provider.member_left' : 'provider.member_removed';
  await recordTeam(tx, { by, providerId, action, detail: { personId, rights }, at });
  await tellTeamChange(tx, { ...member, by, what: left ? 'left' : 'removed', rights: [], at });
}
