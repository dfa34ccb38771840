import type { PayoutMethod } from '#shared/contracts/payouts.ts';
import { normalisePhone } from '#shared/phone.ts';
import type { App } from '../app.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { transaction } from '../db/client.ts';
import { enqueue } from '../jobs/queue.ts';
import { maskDestination, type PayoutDestination, sealDestination } from '../payments/payouts/destination.ts';
import { getMoneyProvider } from './queries.ts';
import { updatePayoutMethod } from './repository.ts';

type MoneyProvider = Awaited<ReturnType<typeof getMoneyProvider>>;

/** Where a provider's money goes, masked. */
export function payoutMethodOf({ id, name, ...provider }: MoneyProvider): PayoutMethod {
  const { payoutChannel: channel, payoutDestinationMasked: destination, payoutChangedAt } = provider;
  const known = channel && destination && payoutChangedAt;
  return {
    provider: { id, name },
    method: known ? { channel, destination, changedAt: payoutChangedAt.toISOString() } : null,
  };
}

/**
 * Says where a provider's money is to go from now on, and tells the provider by letter. A payout that was collected
 * before keeps its own destination.
 * @throws AppError not_found, forbidden
 */
export async function setPayoutMethod(
  app: App,
  person: { id: string },
  wish: PayoutDestination,
  providerId?: string,
): Promise<PayoutMethod> {
  const destination =
    wish.channel === 'mpesa' ? { ...wish, phoneNumber: normalisePhone(wish.phoneNumber) ?? wish.phoneNumber } : wish;
  const sealed = sealDestination(app.secrets, destination);
  const masked = maskDestination(destination);
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    const provider = await getMoneyProvider(tx, person.id, providerId);
    await updatePayoutMethod(tx, provider.id, { channel: destination.channel, sealed, masked, at });
    await recordAudit(tx, {
      actorId: person.id,
      action: 'provider.payout_method_changed',
      subjectType: 'provider',
      subjectId: provider.id,
      detail: { channel: destination.channel, destination: masked },
      at,
    });
    const change = { providerId: provider.id, destination: masked, changedAt: at.toISOString() };
    await enqueue(tx, 'mail-payout-method', change);
    return payoutMethodOf(await getMoneyProvider(tx, person.id, provider.id));
  });
}
