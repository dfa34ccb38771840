import type { PaymentProvider } from '#shared/payment-methods.ts';
import type { Attempt } from './repository.ts';

/** How payment providers differ in what may happen to an attempt. */
interface ProviderRules {
  /** Whether an open attempt can be cancelled, so that another may begin: a card form can, a prompt on a phone cannot. */
  canBeCancelled: boolean;
  /** Whether an attempt of unknown outcome may have been paid: a prompt may have been shown, a card form was not. */
  mayBePaidWhileUnknown: boolean;
  /** Whether a payment may count on a callback alone, before the provider itself has confirmed it. */
  mayBeUnverified: boolean;
  /** The provider's id of an attempt; null until the provider has answered. */
  providerIdOf(attempt: Pick<Attempt, 'stripeIntentId' | 'checkoutRequestId'>): string | null;
}

/** The rules of each payment provider. A new one must state them here. */
export const providerRules: Readonly<Record<PaymentProvider, ProviderRules>> = {
  stripe: {
    canBeCancelled: true,
    mayBePaidWhileUnknown: false,
    mayBeUnverified: false,
    providerIdOf: ({ stripeIntentId }) => stripeIntentId,
  },
  daraja: {
    canBeCancelled: false,
    mayBePaidWhileUnknown: true,
    mayBeUnverified: true,
    providerIdOf: ({ checkoutRequestId }) => checkoutRequestId,
  },
};

/** Whether a payment counts on a callback alone: the provider itself has not confirmed it yet. */
export const isUnverified = ({ provider, verified }: Pick<Attempt, 'provider' | 'verified'>): boolean =>
  providerRules[provider].mayBeUnverified && !verified;
