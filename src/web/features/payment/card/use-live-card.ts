import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { within } from '#web/lib/within.ts';
import type { Payment } from '../state/use-payment.ts';
import { useRefusal } from '../state/use-refusal.ts';
import { useCardWords } from './card-words.ts';
import { type CardIntent, useCardIntent } from './use-card-intent.ts';

/** A request may hang without ever failing; whoever wants to pay is told in the end. */
const scriptMs = 20_000;
const answerMs = 15_000;

/** How far the provider's fields are: on their way, not to be had (and why), or here. */
type LiveCard =
  | { at: 'loading' }
  | { at: 'lost'; text: string }
  | { at: 'ready'; stripe: Stripe; clientSecret: string };

/**
 * Brings the provider's script and the booking's card payment. After a reload, or back from a bank, it looks first how
 * that payment stands: what may have been paid is waited for, what was declined is told.
 */
export function useLiveCard(bookingId: string, payment: Payment) {
  const { t } = useTranslation('payments');
  const wordsFor = useCardWords();
  const intent = useCardIntent(bookingId);
  const refused = useRefusal(bookingId, payment, 'card');
  const [state, setState] = useState<LiveCard>({ at: 'loading' });
  const [problem, setProblem] = useState<string>();
  const here = useRef(true);

  const lose = () => setState({ at: 'lost', text: t('card.scriptLost') });

  const close = async () => {
    intent.forget();
    // So that the server learns of it, too, and makes another one.
    const checked = await payment.verify().catch(() => undefined);
    if (!here.current) return;
    if (checked && !checked.canRetry) return payment.lookAgain();
    setState({ at: 'lost', text: t('card.closed') });
  };

  const begin = async () => {
    setState({ at: 'loading' });
    let found: CardIntent;
    try {
      found = await intent.get();
    } catch (error) {
      if (!here.current) return;
      setState({ at: 'lost', text: t('card.notReady') });
      return refused(error);
    }
    const stripe = await within(scriptMs, loadStripe(found.publishableKey)).catch(() => null);
    const looked =
      stripe && (await within(answerMs, stripe.retrievePaymentIntent(found.clientSecret)).catch(() => null));
    if (!here.current) return;
    if (!looked) return lose();
    const now = looked.paymentIntent;
    if (now?.status === 'canceled') return close();
    setState({ at: 'ready', stripe, clientSecret: found.clientSecret });
    if (now?.status === 'succeeded' || now?.status === 'processing') return payment.watch({ method: 'card' });
    if (now?.last_payment_error) {
      const { code, decline_code: declineCode, message } = now.last_payment_error;
      payment.declined();
      setProblem(wordsFor({ code, declineCode, message }).text);
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
  return { state, sendingAgain: intent.sendingAgain, begin, lose, close, problem, setProblem };
}
