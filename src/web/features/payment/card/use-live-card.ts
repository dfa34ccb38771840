import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { within } from '#web/lib/within.ts';
import { takeReturnFromBank } from '../return-from-bank.ts';
import type { Payment } from '../state/use-payment.ts';
import { useRefusal } from '../state/use-refusal.ts';
import { useCardWords } from './card-words.ts';
import { type CardIntent, useCardIntent } from './use-card-intent.ts';

// A request may neither fail nor be answered; after these times it counts as failed.
const scriptWithinMs = 20_000;
const answerWithinMs = 15_000;

/** Whether the provider's fields can be shown. `text` says why not. */
type LiveCard =
  | { at: 'loading' }
  | { at: 'failed'; text: string }
  | { at: 'ready'; stripe: Stripe; clientSecret: string };

/**
 * Loads the provider's script and the booking's intent. After a reload, or a return from a bank's page, it first reads
 * the intent's state: if the card may have been charged the outcome is awaited, and if it was declined the reason is
 * shown: on a screen of its own right after the bank's page, else in the form.
 */
export function useLiveCard(bookingId: string, payment: Payment) {
  const { t } = useTranslation('payments');
  const wordsFor = useCardWords();
  const intent = useCardIntent(bookingId);
  const refused = useRefusal(bookingId, payment, 'card');
  const [state, setState] = useState<LiveCard>({ at: 'loading' });
  const [problem, setProblem] = useState<string>();
  const here = useRef(true);

  const failToLoad = () => setState({ at: 'failed', text: t('card.scriptLost') });

  const onCanceled = async () => {
    intent.forget();
    // The server then learns that the intent is cancelled, and makes a new one.
    const checked = await payment.verify().catch(() => undefined);
    if (!here.current) return;
    if (checked && !checked.canRetry) return payment.reload();
    setState({ at: 'failed', text: t('card.closed') });
  };

  const begin = async () => {
    setState({ at: 'loading' });
    // Taken in any case, so that a later reload does not count as a return.
    const returned = takeReturnFromBank(bookingId);
    let found: CardIntent;
    try {
      found = await intent.get();
    } catch (error) {
      if (!here.current) return;
      setState({ at: 'failed', text: t('card.notReady') });
      return refused(error);
    }
    const stripe = await within(scriptWithinMs, loadStripe(found.publishableKey)).catch(() => null);
    const read =
      stripe && (await within(answerWithinMs, stripe.retrievePaymentIntent(found.clientSecret)).catch(() => null));
    if (!here.current) return;
    if (!read) return failToLoad();
    const now = read.paymentIntent;
    if (now?.status === 'canceled') return onCanceled();
    setState({ at: 'ready', stripe, clientSecret: found.clientSecret });
    if (now?.status === 'succeeded' || now?.status === 'processing') return payment.watch({ method: 'card' });
    if (now?.last_payment_error) {
      const { code, decline_code: declineCode, message } = now.last_payment_error;
      const words = wordsFor({ code, declineCode, message });
      if (returned) return payment.declined(words);
      payment.noteDeclined();
      setProblem(words.text);
    }
  };

  const first = useRef(begin);
  useEffect(() => {
    here.current = true;
    void first.current();
    return () => {
      here.current = false;
    };
  }, []);
  return { state, sendingAgain: intent.sendingAgain, begin, failToLoad, onCanceled, problem, setProblem };
}
