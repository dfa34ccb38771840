import { useRef, useState } from 'react';
import { createPaymentIntentCall } from '#shared/contracts/payments.ts';
import { api } from '#web/lib/api.ts';
import { createIdempotencyKey } from '#web/lib/idempotency-key.ts';
import { isDecided } from '#web/lib/problem.ts';
import { useSending } from '../state/use-sending.ts';

/** What the card's provider needs to find the payment. */
export interface CardIntent {
  clientSecret: string;
  publishableKey: string;
}

/**
 * The booking's intent at the card's provider. Every try with this form uses the same one, so that two cards never pay
 * one booking.
 */
export function useCardIntent(bookingId: string) {
  const [key] = useState(() => createIdempotencyKey());
  const known = useRef<CardIntent>(undefined);
  const { sendingAgain, untilAnswered } = useSending();

  /** @throws Problem */
  const get = async (): Promise<CardIntent> => {
    if (known.current) return known.current;
    const body = { bookingId };
    try {
      const { data } = await untilAnswered(() =>
        api(createPaymentIntentCall, { body, idempotencyKey: key.keyFor(body) }),
      );
      key.decided();
      known.current = { clientSecret: data.clientSecret, publishableKey: data.publishableKey };
      return known.current;
    } catch (problem) {
      if (isDecided(problem)) key.decided();
      throw problem;
    }
  };

  return {
    sendingAgain,
    get,
    isKnown: () => known.current !== undefined,
    /** To be called when the provider has cancelled the intent: the next `get` asks for a new one. */
    forget: () => {
      known.current = undefined;
    },
  };
}
