import { useState } from 'react';
import type { Booking } from '#shared/contracts/bookings.ts';
import type { PaymentOptions } from '#shared/contracts/payments.ts';
import type { Clock } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { HoldCountdown } from '../booking/hold-countdown.tsx';
import { BankDialog } from './bank-dialog.tsx';
import { CardForm } from './card-form.tsx';
import { MethodSwitch } from './method-switch.tsx';
import { MpesaForm } from './mpesa-form.tsx';
import { useCardPayment } from './use-card-payment.ts';
import { useMpesaPayment } from './use-mpesa-payment.ts';
import type { Method, Payment } from './use-payment.ts';

interface PayFormProps {
  booking: Booking;
  options: PaymentOptions;
  payment: Payment;
  clock: Clock;
  /** The outcome of what was sent is awaited: nothing can be sent meanwhile. */
  waiting: boolean;
}

/** The two ways to pay and the form of the chosen one. */
export function PayForm({ booking, options, payment, clock, waiting }: PayFormProps) {
  const { t } = useTranslation(['payments', 'common']);
  const { stage } = payment;
  const [chosen, choose] = useState<Method>(() => firstMethod(options, stage));
  const card = useCardPayment(booking.id, payment);
  const mpesa = useMpesaPayment(booking.id, options, payment);
  const busy = card.busy || mpesa.busy || card.questionId !== undefined;
  const disabled = busy || waiting;
  const notice = stage.at === 'form' ? stage.notice : undefined;
  return (
    <section aria-labelledby="pay-form" className="grid grid-cols-1 gap-6">
      <h2 id="pay-form">{t('form.title')}</h2>
      {stage.at === 'form' && booking.holdEndsAt !== null && (
        <HoldCountdown
          until={booking.holdEndsAt}
          clock={clock}
          onOver={() => {
            // What is being answered on a phone or by a bank ends by itself.
            if (!busy) void payment.lookAgain();
          }}
        />
      )}
      {notice !== undefined && <Notice tone="warning">{notice}</Notice>}
      {(card.sendingAgain || mpesa.sendingAgain) && <Notice tone="warning">{t('common:sendingAgain')}</Notice>}
      <MethodSwitch method={chosen} options={options} disabled={disabled} onChange={choose} />
      {chosen === 'card' && options.card.available && (
        <CardForm
          amountUsd={options.amountUsd}
          sandbox={options.card.sandbox}
          clock={clock}
          disabled={waiting}
          busy={card.busy || card.questionId !== undefined}
          onPay={card.pay}
        />
      )}
      {chosen === 'mpesa' && options.mpesa.available && (
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
      {!options.card.available && !options.mpesa.available && (
        <Notice tone="warning" still>
          {t('method.none')}
        </Notice>
      )}
      {card.questionId !== undefined && <BankDialog id={card.questionId} busy={card.busy} onAnswer={card.answer} />}
    </section>
  );
}

/** The card, unless it cannot be used or an M-Pesa request is open. */
function firstMethod({ card, mpesa }: PaymentOptions, stage: Payment['stage']): Method {
  if (stage.at === 'waiting') return stage.method;
  return card.available || !mpesa.available ? 'card' : 'mpesa';
}
