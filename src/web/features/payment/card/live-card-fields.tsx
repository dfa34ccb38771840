import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Booking } from '#shared/contracts/bookings.ts';
import type { PaymentOptions } from '#shared/contracts/payments.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { News } from '#web/ui/news.tsx';
import { useMoney } from '#web/ui/use-money.ts';
import type { Payment } from '../state/use-payment.ts';
import { LiveCardSkeleton } from './live-card-skeleton.tsx';
import { useConfirmCard } from './use-confirm-card.ts';

export interface LiveCardProps {
  booking: Booking;
  options: PaymentOptions;
  payment: Payment;
  /** The outcome of a payment is awaited. */
  disabled: boolean;
  onBusy: (busy: boolean) => void;
  onMpesa: () => void;
}

interface LiveCardFieldsProps extends LiveCardProps {
  /** Why the last card was not taken, after a reload. */
  problem: string | undefined;
  /** A card is sent now. */
  onSend: () => void;
  /** The provider has cancelled the intent meanwhile. */
  onCanceled: () => void;
  /** The fields could not be loaded. */
  onLoadFailed: () => void;
}

/** Fields that are not shown by then count as not loaded. */
const fieldsWithinMs = 20_000;

/** The provider's fields, why a card was not taken, and the button. */
export function LiveCardFields(props: LiveCardFieldsProps) {
  const { booking, options, payment, disabled, problem, onSend, onCanceled, onLoadFailed, onBusy } = props;
  const { t } = useTranslation('payments');
  const { charge } = useMoney();
  const stripe = useStripe();
  const elements = useElements();
  const [shown, setShown] = useState(false);
  const { confirm, busy } = useConfirmCard(payment, { onSend, onCanceled });
  useEffect(() => {
    onBusy(busy);
    return () => onBusy(false);
  }, [busy, onBusy]);

  const loadFailed = useRef(onLoadFailed);
  useEffect(() => {
    if (shown) return;
    const timer = setTimeout(() => loadFailed.current(), fieldsWithinMs);
    return () => clearTimeout(timer);
  }, [shown]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (stripe && elements && !busy) void confirm(stripe, elements);
  };
  const { name, email } = booking.contact;
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {!shown && <LiveCardSkeleton />}
      {/* The frame's colour scheme must be that of its surroundings, or browsers give it an opaque background. */}
      <div hidden={!shown} className="scheme-light">
        <PaymentElement
          options={{ defaultValues: { billingDetails: { name, email } } }}
          onReady={() => setShown(true)}
          onLoadError={onLoadFailed}
        />
      </div>
      {problem !== undefined && <News tone="danger">{problem}</News>}
      <Button type="submit" busy={busy} disabled={disabled || !shown} className="w-full">
        {busy ? t('processing') : t('card.pay', { amount: charge(options.amountUsd) })}
      </Button>
    </form>
  );
}
