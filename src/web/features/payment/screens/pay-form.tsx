import { lazy, useState } from 'react';
import type { Booking } from '#shared/contracts/bookings.ts';
import type { PaymentOptions } from '#shared/contracts/payments.ts';
import type { Clock } from '#shared/dates.ts';
import { HoldCountdown } from '#web/features/booking-view/hold-countdown.tsx';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { News } from '#web/ui/news.tsx';
import { CardForm } from '../card/card-form.tsx';
import { LiveCardSkeleton } from '../card/live-card-skeleton.tsx';
import { useCardPayment } from '../card/use-card-payment.ts';
import { MpesaForm } from '../mpesa/mpesa-form.tsx';
import { useMpesaPayment } from '../mpesa/use-mpesa-payment.ts';
import { heldUntil } from '../state/payment-stage.ts';
import type { Payment } from '../state/use-payment.ts';
import { MethodSwitch } from './method-switch.tsx';
import { useChosenMethod } from './use-chosen-method.ts';

// Loaded only where real cards are taken, since it loads the provider's script.
const LiveCard = lazy(() => import('../card/live-card.tsx'));
// Only in the sandbox, and for some cards.
const BankDialog = lazy(() => import('../card/bank-dialog.tsx').then(({ BankDialog }) => ({ default: BankDialog })));

interface PayFormProps {
  booking: Booking;
  options: PaymentOptions;
  payment: Payment;
  clock: Clock;
  /** The outcome of a payment is awaited, so nothing else can be sent. */
  waiting: boolean;
}

/** The two payment methods and the form of the chosen one. */
export function PayForm({ booking, options, payment, clock, waiting }: PayFormProps) {
  const { t } = useTranslation(['payments', 'common']);
  const { stage } = payment;
  const { methods, chosen, choose } = useChosenMethod(booking.id, stage, options);
  // Undefined when none can be used.
  const method = [chosen, ...methods].find((each) => options[each].available);
  const card = useCardPayment(booking.id, payment);
  const mpesa = useMpesaPayment(booking.id, options, payment);
  const [confirming, setConfirming] = useState(false);
  const busy = card.busy || mpesa.busy || confirming || card.questionId !== undefined;
  const disabled = busy || waiting;
  const until = heldUntil(booking);
  const notice = stage.at === 'form' ? stage.notice : undefined;
  return (
    <section aria-labelledby="pay-form" className="grid grid-cols-1 gap-6">
      <h2 id="pay-form">{t('form.title')}</h2>
      {stage.at === 'form' && until !== null && (
        <HoldCountdown
          until={until}
          clock={clock}
          onOver={() => {
            // While a phone or a bank is asked, the answer decides.
            if (!busy) void payment.reload();
          }}
        />
      )}
      {notice && (
        <News tone="warning" title={notice.title}>
          {notice.text}
        </News>
      )}
      {(card.sendingAgain || mpesa.sendingAgain) && <News tone="warning">{t('common:sendingAgain')}</News>}
      <MethodSwitch {...{ methods, method, options, disabled }} onChange={choose} />
      {method === 'card' && !options.card.sandbox && (
        <LazyPart loading={<LiveCardSkeleton />}>
          <LiveCard
            {...{ booking, options, payment }}
            disabled={waiting}
            onBusy={setConfirming}
            onMpesa={() => choose('mpesa')}
          />
        </LazyPart>
      )}
      {method === 'card' && options.card.sandbox && (
        <CardForm
          amountUsd={options.amountUsd}
          clock={clock}
          disabled={waiting}
          busy={card.busy || card.questionId !== undefined}
          onPay={card.pay}
        />
      )}
      {method === 'mpesa' && (
        <MpesaForm
          options={options}
          firstPhone={booking.contact.phone}
          disabled={waiting}
          busy={mpesa.busy}
          error={mpesa.phoneError}
          onEdit={mpesa.clearPhoneError}
          onSend={mpesa.send}
        />
      )}
      {method === undefined && (
        <Notice tone="warning" still>
          {t('method.none')}
        </Notice>
      )}
      {card.questionId !== undefined && (
        <LazyPart>
          <BankDialog id={card.questionId} busy={card.busy} onAnswer={card.answer} />
        </LazyPart>
      )}
    </section>
  );
}
