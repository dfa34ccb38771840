import { useRef, useState } from 'react';
import { createPaymentIntentCall } from '#shared/contracts/payments.ts';
import { api } from '#web/lib/api.ts';
import { createOnceKey } from '#web/lib/once-key.ts';
import { isDecided } from '#web/lib/problem.ts';
import { useUntilAnswered } from '#web/lib/until-answered.ts';

/** What the card's provider needs to know which payment is meant. */
export interface CardIntent {
  clientSecret: string;
  publishableKey: string;
}

/** The booking's card payment at the provider: one serves every try with this form, so that two cards never pay one booking. */
export function useCardIntent(bookingId: string) {
  const [key] = useState(() => createOnceKey());
  const known = useRef<CardIntent>(undefined);
  const { sendingAgain, untilAnswered } = useUntilAnswered();

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
    /** It was closed meanwhile and can take no money any more; the next one asked for is a new one. */
    forget: () => {
      known.current = undefined;
    },
  };
}
