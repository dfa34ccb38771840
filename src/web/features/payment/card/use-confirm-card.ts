import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { toast } from '#web/lib/toast.ts';
import type { Payment } from '../state/use-payment.ts';
import { useCardWords } from './card-words.ts';

interface Handlers {
  onProblem: (text: string | undefined) => void;
  onClosed: () => void;
}

/**
 * Gives the card to the provider, which asks the bank where it must. What it answers here is only a sign to look: paid
 * is what our own check says.
 */
export function useConfirmCard(payment: Payment, { onProblem, onClosed }: Handlers) {
  const wordsFor = useCardWords();
  const { busy, run } = useOneAtATime();

  // The answer was lost, not the card: our own check may tell.
  const look = () => void payment.watch({ method: 'card', inDoubt: true });

  const refused = (error: StripeError) => {
    // The fields say themselves what is missing in them.
    if (error.type === 'validation_error') return;
    const status = error.payment_intent?.status;
    if (status === 'succeeded' || status === 'processing') return payment.watch({ method: 'card' });
    if (status === 'canceled') return onClosed();
    if (error.type === 'api_connection_error' || error.type === 'api_error') return look();
    const { text, said } = wordsFor({ code: error.code, declineCode: error.decline_code, message: error.message });
    payment.declined();
    toast.error(said);
    onProblem(text);
  };

  const confirm = (stripe: Stripe, elements: StripeElements) =>
    run(async () => {
      onProblem(undefined);
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
        look();
      }
    });

  return { confirm, busy };
}
