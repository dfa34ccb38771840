import { eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type DbOrTx, type Tx, transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { lockProvider } from '#server/providers/lock-provider.ts';
import { providers } from '#server/providers/tables.ts';
import type { PayoutMethod } from '#shared/contracts/payouts.ts';
import { AppError } from '#shared/errors.ts';
import { normalisePhone } from '#shared/phone.ts';
import { keyOfDestination, maskDestination, type PayoutDestination, sealDestination } from './destination.ts';
import { findDestination, savePayoutMethod } from './repository.ts';
import { payoutMethods } from './tables.ts';

/** The destination of a provider's payouts, masked. @throws AppError not_found */
export async function getPayoutMethod(db: DbOrTx, providerId: string): Promise<PayoutMethod> {
  const [found] = await db
    .select({
      provider: { id: providers.id, name: providers.name },
      method: {
        channel: payoutMethods.channel,
        destination: payoutMethods.destinationMasked,
        changedAt: payoutMethods.changedAt,
      },
    })
    .from(providers)
    .leftJoin(payoutMethods, eq(payoutMethods.providerId, providers.id))
    .where(eq(providers.id, providerId));
  if (!found) throw new AppError('not_found');
  const { provider, method } = found;
  return { provider, method: method && { ...method, changedAt: method.changedAt.toISOString() } };
}

/**
 * Sets the destination of a provider's payouts, and tells the provider by letter. A payout that was collected before
 * keeps its destination. @throws AppError too_many_tries
 */
export async function setPayoutMethod(
  app: App,
  { personId, providerId, ...wish }: { personId: string; providerId: string; destination: PayoutDestination },
): Promise<PayoutMethod> {
  const destination = withPhoneNormalised(wish.destination);
  const sealed = sealDestination(app.secrets, destination);
  const masked = maskDestination(destination);
  const key = keyOfDestination(app.secrets, destination);
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    // Collecting, approving and retrying payouts wait for one another and for this.
    await lockProvider(tx, providerId);
    await countChange(app, tx, { providerId, at });
    const before = await findDestination(tx, providerId);
    await savePayoutMethod(tx, {
      providerId,
      channel: destination.channel,
      destinationSealed: sealed,
      destinationKey: key,
      destinationMasked: masked,
      changedAt: at,
    });
    await recordAudit(tx, {
      actorId: personId,
      action: 'provider.payout_method_changed',
      subjectType: 'provider',
      subjectId: providerId,
      detail: { channel: destination.channel, from: before?.destinationMasked ?? null, destination: masked },
      at,
    });
    const change = { providerId, destination: masked, changedAt: at.toISOString(), first: !before };
    await enqueue(tx, 'mail-payout-method', change);
    return getPayoutMethod(tx, providerId);
  });
}

/** Each change leaves an audit entry and a letter. */
const changesPerDay = 20;

async function countChange(app: App, tx: Tx, { providerId, at }: { providerId: string; at: Date }): Promise<void> {
  if (!app.config.rateLimits) return;
  await takeTries(tx, [{ subject: `payout-method:${providerId}`, most: changesPerDay, periodMs: 24 * 3_600_000 }], at);
}

const withPhoneNormalised = (destination: PayoutDestination): PayoutDestination =>
  destination.channel === 'mpesa'
    ? { ...destination, phoneNumber: normalisePhone(destination.phoneNumber) ?? destination.phoneNumber }
    : destination;
