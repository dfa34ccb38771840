import { eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type DbOrTx, transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { providers } from '#server/providers/tables.ts';
import type { PayoutMethod } from '#shared/contracts/payouts.ts';
import { AppError } from '#shared/errors.ts';
import { normalisePhone } from '#shared/phone.ts';
import { maskDestination, type PayoutDestination, sealDestination } from './destination.ts';
import { updatePayoutMethod } from './repository.ts';

/** The destination of a provider's payouts, masked. @throws AppError not_found */
export async function getPayoutMethod(db: DbOrTx, providerId: string): Promise<PayoutMethod> {
  const [found] = await db
    .select({
      provider: { id: providers.id, name: providers.name },
      channel: providers.payoutChannel,
      destination: providers.payoutDestinationMasked,
      changedAt: providers.payoutChangedAt,
    })
    .from(providers)
    .where(eq(providers.id, providerId));
  if (!found) throw new AppError('not_found');
  const { provider, channel, destination, changedAt } = found;
  const known = channel && destination && changedAt;
  return { provider, method: known ? { channel, destination, changedAt: changedAt.toISOString() } : null };
}

/**
 * Sets the destination of a provider's payouts, and tells the provider by letter. A payout that was collected before
 * keeps its destination.
 */
export async function setPayoutMethod(
  app: App,
  { personId, providerId, ...wish }: { personId: string; providerId: string; destination: PayoutDestination },
): Promise<PayoutMethod> {
  const destination = withPhoneNormalised(wish.destination);
  const sealed = sealDestination(app.secrets, destination);
  const masked = maskDestination(destination);
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    await updatePayoutMethod(tx, providerId, { channel: destination.channel, sealed, masked, at });
    await recordAudit(tx, {
      actorId: personId,
      action: 'provider.payout_method_changed',
      subjectType: 'provider',
      subjectId: providerId,
      detail: { channel: destination.channel, destination: masked },
      at,
    });
    const change = { providerId, destination: masked, changedAt: at.toISOString() };
    await enqueue(tx, 'mail-payout-method', change);
    return getPayoutMethod(tx, providerId);
  });
}

const withPhoneNormalised = (destination: PayoutDestination): PayoutDestination =>
  destination.channel === 'mpesa'
    ? { ...destination, phoneNumber: normalisePhone(destination.phoneNumber) ?? destination.phoneNumber }
    : destination;
