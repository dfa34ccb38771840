import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type PaymentOptions, stkPushCall } from '#shared/contracts/payments.ts';
import { api } from '#web/lib/api.ts';
import { createIdempotencyKey } from '#web/lib/idempotency-key.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { isDecided, Problem } from '#web/lib/problem.ts';
import { useFailureWords } from '#web/lib/problem-text.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useAmountText } from '../screens/amount-text.ts';
import { paymentOptionsQuery } from '../state/queries.ts';
import type { Payment } from '../state/use-payment.ts';
import { useRefusal } from '../state/use-refusal.ts';
import { useSending } from '../state/use-sending.ts';

/** Sends the push to a phone, awaits its outcome, and shows why one was refused. */
export function useMpesaPayment(bookingId: string, options: PaymentOptions, payment: Payment) {
  const { t } = useTranslation('payments');
  const wordsFor = useFailureWords();
  const amountText = useAmountText();
  const queries = useQueryClient();
  const [key] = useState(() => createIdempotencyKey());
  const [phoneError, setPhoneError] = useState<string>();
  const { busy, run } = useOneAtATime();
  const { sendingAgain, untilAnswered } = useSending();
  const refused = useRefusal(bookingId, payment, 'mpesa');
  const { queryKey } = paymentOptionsQuery(bookingId);

  const onPriceChanged = async ({ extra }: Problem) => {
    const fresh = { amountKes: Number(extra.amount), rate: Number(extra.rate) };
    queries.setQueryData<PaymentOptions>(queryKey, (old) => old && { ...old, ...fresh });
    const text = t('mpesa.priceChanged', { amount: amountText({ ...options, ...fresh }) });
    payment.show({ at: 'form', notice: { text } });
  };

  const onProviderRefused = async (problem: Problem) => {
    toast.error(problem.message || t('mpesa.refused'));
    const checked = await payment.verify().catch(() => undefined);
    const text = checked?.message ?? t('mpesa.refusedHelp');
    payment.show({ at: 'failed', text, canRetry: checked?.canRetry ?? true });
  };

  const onProblem = async (problem: unknown) => {
    if (isDecided(problem)) key.decided();
    if (!(problem instanceof Problem)) throw problem;
    if (problem.code === 'price_changed') return onPriceChanged(problem);
    if (problem.code === 'provider_refused') return onProviderRefused(problem);
    const { phoneNumber } = problem.fields;
    if (phoneNumber !== undefined) return setPhoneError(phoneNumber);
    return refused(problem);
  };

  const send = (phoneNumber: string) =>
    run(async () => {
      const body = { phoneNumber, amount: options.amountKes, bookingId };
      payment.show({ at: 'form' });
      try {
        const { data } = await untilAnswered(() => api(stkPushCall, { body, idempotencyKey: key.keyFor(body) }));
        key.decided();
        const { phone, promptExpiresAt } = data;
        const unclear = promptExpiresAt === null;
        if (unclear) toast.info(t('mpesa.perhaps'));
        else toast.success(t('mpesa.sent'));
        void payment.watch({ method: 'mpesa', phone, unclear, latePaymentEffect: 'counts' });
      } catch (problem) {
        await onProblem(problem).catch((error: unknown) =>
          payment.show({ at: 'form', notice: wordsFor(error, t('mpesa.refused')) }),
        );
      }
    });

  return { send, busy, sendingAgain, phoneError, clearPhoneError: () => setPhoneError(undefined) };
}
