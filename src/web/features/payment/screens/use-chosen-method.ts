import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import type { PaymentOptions } from '#shared/contracts/payments.ts';
import { type ChargeMethod, chargeMethods } from '#shared/payment-methods.ts';
import { keepNote, readNote } from '#web/lib/tab-notes.ts';
import type { Stage } from '../state/payment-stage.ts';

/**
 * The method whose form is shown: at first the one that is awaited, else the one that was chosen in this tab before,
 * else the one that failed last, else the first one. `methods` begins with M-Pesa where prices are shown in shillings.
 */
export function useChosenMethod(bookingId: string, stage: Stage, { lastFailure }: PaymentOptions) {
  const { currency } = useRouteContext({ from: '__root__' });
  const [methods] = useState(() => (currency.get() === 'KES' ? chargeMethods.toReversed() : [...chargeMethods]));
  const note = `pay-by:${bookingId}`;
  const [chosen, setChosen] = useState(() => {
    if (stage.at === 'waiting') return stage.method;
    const noted = readNote(note);
    return methods.find((method) => method === noted) ?? lastFailure?.method ?? methods[0] ?? 'card';
  });
  const choose = (method: ChargeMethod) => {
    keepNote(note, method);
    setChosen(method);
  };
  return { methods, chosen, choose };
}
