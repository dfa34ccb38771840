import type { App } from '#server/app.ts';
import type { PaymentProvider } from '#shared/payment-methods.ts';
import type { Attempt } from '../../records/repository.ts';
import { cancelOpenIntent } from '../card/cancel-open-intent.ts';

type Cancel = (app: App, attempt: Attempt) => Promise<void>;

/** How an open attempt is cancelled at each provider that allows it (`canBeCancelled` in records/provider-rules.ts). */
const cancelAt: Readonly<Record<PaymentProvider, Cancel | undefined>> = {
  stripe: cancelOpenIntent,
  daraja: undefined,
};

/**
 * Cancels an open attempt whose booking or change has ended, or was paid by another attempt.
 * @throws Error when its provider cannot cancel, AppError as `cancelOpenIntent`
 */
export async function cancelAttempt(app: App, attempt: Attempt): Promise<void> {
  const cancel = cancelAt[attempt.provider];
  if (!cancel) throw new Error(`An open attempt at ${attempt.provider} cannot be cancelled`);
  await cancel(app, attempt);
}
