import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import type { Payment } from '../state/use-payment.ts';
import { useCardWords } from './card-words.ts';

interface Handlers {
  /** The card is sent now. */
  onSend: () => void;
  /** The provider has cancelled the intent. */
  onCanceled: () => void;
}

/**
 * Sends the card to the provider, which asks the cardholder's bank where needed. Its answer here proves nothing:
 * whether the booking is paid, our server says.
 */
export function useConfirmCard(payment: Payment, { onSend, onCanceled }: Handlers) {
  const wordsFor = useCardWords();
  const { busy, run } = useOneAtATime();

  // The provider's answer was lost, so the card may have been charged.
  const check = () => void payment.watch({ method: 'card', answerLost: true });

  const refused = (error: StripeError) => {
    // The provider's fields show what is missing.
    if (error.type === 'validation_error') return;
    const status = error.payment_intent?.status;
    if (status === 'succeeded' || status === 'processing') return payment.watch({ method: 'card' });
    if (status === 'canceled') return onCanceled();
    if (error.type === 'api_connection_error' || error.type === 'api_error') return check();
    payment.declined(wordsFor({ code: error.code, declineCode: error.decline_code, message: error.message }));
  };

  const confirm = (stripe: Stripe, elements: StripeElements) =>
    run(async () => {
      onSend();
      payment.show({ at: 'form' });
      try {
        const { error } = await stripe.confirmPayment({
          elements,
          confirmParams: { return_url: window.location.origin + window.location.pathname },
          redirect: 'if_required',
        });
        if (error) refused(error);
        else void payment.watch({ method: 'card' });
      } catch {
        check();
      }
    });

  return { confirm, busy };
}
