import { useQueryClient } from '@tanstack/react-query';
import type { ChargeMethod } from '#shared/payment-methods.ts';
import { Problem } from '#web/lib/problem.ts';
import { useFailureWords } from '#web/lib/problem-text.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { paymentOptionsQuery } from './queries.ts';
import type { Payment } from './use-payment.ts';

/** What both methods do when a payment cannot be started: await the earlier one, reload the booking, or say why. */
export function useRefusal(bookingId: string, payment: Payment, method: ChargeMethod) {
  const { t } = useTranslation('payments');
  const wordsFor = useFailureWords();
  const queries = useQueryClient();
  const options = paymentOptionsQuery(bookingId);

  return async (problem: unknown): Promise<void> => {
    const code = problem instanceof Problem ? problem.code : undefined;
    const seconds = problem instanceof Problem ? Number(problem.extra.retryAfter ?? 0) : 0;
    // The server's text for this code is about M-Pesa.
    const cardRefused = code === 'provider_refused' && method === 'card';
    const { title, text } = cardRefused
      ? { title: t(failed.card), text: t('reason.intent_refused') }
      : wordsFor(problem, t(failed[method]));
    switch (code) {
      case 'payment_in_progress': {
        const fresh = await queries.fetchQuery(options).catch(() => undefined);
        const phone = fresh?.liveAttempt?.phone ?? null;
        const earlier = seconds > 0 ? t('earlier.wait', { count: seconds }) : t('earlier.plain');
        void payment.watch({ method: 'mpesa', phone, earlier });
        return;
      }
      case 'already_paid':
      case 'booking_not_payable':
      case 'request_not_accepted':
      case 'request_closed':
        toast.info(text);
        return payment.reload();
      case 'method_off':
      case 'provider_refused':
      case 'mpesa_limit':
      case 'card_minimum':
        await queries.fetchQuery(options).catch(() => undefined);
        break;
    }
    toast.error(title ?? text);
    const { other, words } = insteadOf[method];
    const otherAvailable = queries.getQueryData(options.queryKey)?.[other].available === true;
    const instead = code !== undefined && isUnavailable(code) && otherAvailable ? t(words) : undefined;
    const wait = seconds > 0 ? t('tryAgainIn', { count: Math.ceil(seconds / 60) }) : undefined;
    const unknown = code === 'network' || code === 'unexpected';
    const safe = unknown ? t('pressAgain') : undefined;
    payment.show({
      at: 'form',
      notice: { ...(title && { title }), text: [text, instead, wait, safe].filter(Boolean).join(' ') },
      // The request may have arrived although its answer was lost.
      ...(unknown && { unchecked: true }),
    });
  };
}

/** What failed, where the server does not say why. */
const failed = { card: 'failed.toast', mpesa: 'mpesa.refused' } as const satisfies Record<ChargeMethod, string>;

/** The method that is proposed where one does not work. */
const insteadOf = {
  card: { other: 'mpesa', words: 'instead.mpesa' },
  mpesa: { other: 'card', words: 'instead.card' },
} as const satisfies Record<ChargeMethod, { other: ChargeMethod; words: string }>;

/** Whether the refusal means that this method cannot be used at the moment. */
const isUnavailable = (code: string) =>
  ['method_off', 'provider_unavailable', 'provider_refused', 'too_many_tries'].includes(code);
