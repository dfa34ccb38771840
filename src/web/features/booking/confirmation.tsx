import type { Booking } from '#shared/contracts/bookings.ts';
import type { Clock } from '#shared/dates.ts';
import { AnswersPart } from '#web/features/booking-view/answers-part.tsx';
import { Bill } from '#web/features/booking-view/bill.tsx';
import { BookAgain } from '#web/features/booking-view/book-again.tsx';
import { BookingSheet } from '#web/features/booking-view/booking-sheet.tsx';
import {
  type BookingStage,
  mayBookAgain,
  neverCameText,
  stageOf,
  surplusText,
  wasRefused,
} from '#web/features/booking-view/booking-stage.ts';
import { FindSimilar } from '#web/features/booking-view/find-similar.tsx';
import { HoldCountdown } from '#web/features/booking-view/hold-countdown.tsx';
import { PhoneRequestNotice } from '#web/features/booking-view/phone-request-notice.tsx';
import { Receipt } from '#web/features/booking-view/receipt.tsx';
import { StatusBadge } from '#web/features/booking-view/states.tsx';
import { WhereToBe } from '#web/features/booking-view/where-to-be.tsx';
import { addresses } from '#web/lib/addresses.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Horizon } from '#web/ui/horizon.tsx';
import { AnswerBy, Facts, WhatHappensAfterAsking, WhatHappensNext } from './confirmation-parts.tsx';
import { Progress } from './progress.tsx';

const titles = {
  asked: 'stage.asked.title',
  declined: 'stage.declined.title',
  unanswered: 'stage.unanswered.title',
  held: 'stage.held.title',
  unpaid: 'stage.unpaid.title',
  byPoints: 'stage.byPoints.title',
  holdEnded: 'stage.holdEnded.title',
  confirmed: 'stage.confirmed.title',
  completed: 'stage.completed.title',
  expired: 'stage.expired.title',
  awaited: 'stage.holdEnded.title',
  surplus: 'stage.surplus.title',
  cancelled: 'stage.cancelled.title',
} as const satisfies Record<BookingStage, string>;

const texts = {
  asked: 'stage.asked.text',
  declined: 'stage.declined.text',
  unanswered: 'stage.unanswered.text',
  held: 'stage.held.text',
  unpaid: 'stage.unpaid.text',
  byPoints: 'stage.byPoints.text',
  holdEnded: 'stage.holdEnded.text',
  confirmed: 'stage.confirmed.text',
  completed: 'stage.completed.text',
  expired: 'stage.expired.text',
  awaited: 'stage.awaited.text',
  cancelled: 'stage.cancelled.text',
} as const satisfies Record<Exclude<BookingStage, 'surplus'>, string>;

interface ConfirmationProps {
  booking: Booking;
  clock: Clock;
  onChanged: () => void;
}

/** The page after booking: what was booked, its state, and what comes next. */
export function Confirmation({ booking, clock, onChanged }: ConfirmationProps) {
  const { t } = useTranslation('bookings');
  const stage = stageOf(booking);
  const neverCame = neverCameText(booking);
  const toPay = stage === 'held' || stage === 'unpaid';
  const isAccepted = stage === 'held' && booking.approval === 'accepted';
  return (
    <div className="page grid grid-cols-1 gap-8 py-8 sm:gap-10 sm:py-12">
      {toPay ? <Progress at={3} /> : <Horizon />}
      <div className="grid grid-cols-1 items-start gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <header className="grid grid-cols-1 justify-items-start gap-5" aria-live="polite">
          <p className="flex flex-wrap items-center gap-3 text-s font-semibold text-accent">
            {t('reference', { reference: booking.bookingId })}{' '}
            <StatusBadge status={booking.status} approval={booking.approval} />
          </p>
          <h1 className="text-3xl">{t(isAccepted ? 'stage.accepted.title' : titles[stage])}</h1>
          <div className="grid max-w-prose gap-4 text-ink-soft">
            <p className="wrap-anywhere text-l">
              {t(stage === 'surplus' ? surplusText(booking) : texts[stage], { email: booking.contact.email })}
            </p>
            {booking.answerEndsAt !== null && <AnswerBy until={booking.answerEndsAt} />}
            {neverCame && <p>{t(neverCame)}</p>}
            <PhoneRequestNotice booking={booking} stage={stage} />
            {toPay && booking.holdEndsAt !== null && (
              <HoldCountdown until={booking.holdEndsAt} clock={clock} onOver={onChanged} />
            )}
          </div>
          <NextStep booking={booking} stage={stage} />
        </header>
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <BookingSheet booking={booking}>
            <Bill {...booking} total={booking.totalAmount} points={booking.pointsSpent} open={toPay} />
            <Receipt payments={booking.payments} />
          </BookingSheet>
        </div>
        <div className="grid gap-10">
          <WhereToBe booking={booking} />
          <AnswersPart booking={booking} />
          {toPay && <WhatHappensNext />}
          {stage === 'asked' && <WhatHappensAfterAsking />}
          <Facts booking={booking} />
        </div>
      </div>
    </div>
  );
}

function NextStep({ booking, stage }: { booking: Booking; stage: BookingStage }) {
  const { t } = useTranslation('bookings');
  const mine = (
    <LinkButton to={addresses.dashboard} kind="quiet">
      {t('myBookings')}
    </LinkButton>
  );
  if (stage === 'held' || stage === 'unpaid') {
    return (
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/payment/$bookingId" params={{ bookingId: booking.id }}>
          {t('pay')}
        </LinkButton>
        {mine}
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-3">
      {wasRefused(stage) && <FindSimilar booking={booking}>{t('findSimilar')}</FindSimilar>}
      {mayBookAgain(stage) && <BookAgain booking={booking}>{t('bookAgain')}</BookAgain>}
      {mine}
    </div>
  );
}
