import { type RefObject, useRef } from 'react';
import type { Booking } from '#shared/contracts/bookings.ts';
import { formatInstant } from '#shared/dates.ts';
import { AnswersPart } from '#web/features/booking-view/answers-part.tsx';
import { Bill } from '#web/features/booking-view/bill.tsx';
import { BookAgain } from '#web/features/booking-view/book-again.tsx';
import { BookingFiles } from '#web/features/booking-view/booking-files.tsx';
import {
  mayBookAgain,
  neverCameText,
  stageOf,
  surplusText,
  wasRefused,
} from '#web/features/booking-view/booking-stage.ts';
import { CompanionsPart } from '#web/features/booking-view/companions-part.tsx';
import { FindSimilar } from '#web/features/booking-view/find-similar.tsx';
import { PhoneRequestNotice } from '#web/features/booking-view/phone-request-notice.tsx';
import { PaymentStatus, StatusBadge } from '#web/features/booking-view/states.tsx';
import { WhereToBe } from '#web/features/booking-view/where-to-be.tsx';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { DateSpan } from '#web/ui/date-span.tsx';
import { Kicker } from '#web/ui/kicker.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useForeign, useLang } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';
import { BookingRefunds } from './booking/booking-refunds.tsx';
import { ServiceSpreadPicture, Spread } from './booking/spread.tsx';
import { BookingCancellation } from './booking-cancellation.tsx';
import { BookingContact, BookingPayment, BookingTrip, Part } from './booking-parts.tsx';
import { BookingTimeline } from './booking-timeline.tsx';
import { BookingChange } from './change/booking-change.tsx';
import { OpenChange } from './change/open-change.tsx';
import { ownReview } from './own-review.ts';

/** The page of one booking. */
export function BookingPage({ booking }: { booking: Booking }) {
  const { t } = useTranslation('dashboard');
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <article className="grid grid-cols-1 gap-12 pb-8 md:gap-16 md:pb-12">
      <Opening booking={booking} heading={heading} />
      <div className="page grid grid-cols-1 gap-x-16 gap-y-12 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] print:block print:space-y-12">
        <div className="grid grid-cols-1 content-start gap-12 print:block print:space-y-12">
          <WhereToBe booking={booking} />
          <BookingTrip booking={booking}>
            <BookingChange booking={booking} heading={heading} />
          </BookingTrip>
          <CompanionsPart booking={booking} />
          <AnswersPart booking={booking} />
          <Part title={t('price')}>
            <Bill {...booking} total={booking.totalAmount} points={booking.pointsSpent} open={booking.payable} />
          </Part>
          <BookingPayment booking={booking} />
          <BookingRefunds booking={booking} />
          <BookingCancellation booking={booking} heading={heading} />
        </div>
        <div className="grid grid-cols-1 content-start gap-12 print:block print:space-y-12">
          <div className="print:hidden">
            <BookingTimeline booking={booking} />
            {booking.role === 'traveller' && (
              <p className="mt-3 flex flex-wrap gap-x-6">
                <TextLink to="/help" hash="changes" className="inline-flex min-h-11 items-center">
                  {t('help')}
                </TextLink>
                <TextLink to="/support" search={{ booking: booking.id }} className="inline-flex min-h-11 items-center">
                  {t('support')}
                </TextLink>
              </p>
            )}
          </div>
          {booking.contact.email !== '' && <BookingContact booking={booking} />}
        </div>
      </div>
    </article>
  );
}

function Opening({ booking, heading }: { booking: Booking; heading: RefObject<HTMLHeadingElement | null> }) {
  const { t } = useTranslation(['dashboard', 'shell', 'bookings']);
  const stage = stageOf(booking);
  const foreign = useForeign();
  const { service, status } = booking;
  return (
    <header>
      <Spread picture={<ServiceSpreadPicture service={service} />}>
        <div className="md:pt-8">
          <Breadcrumbs items={[{ label: t('shell:dashboard'), to: '/dashboard' }, { label: booking.bookingId }]} />
        </div>
        <Kicker>{t('booking', { id: booking.bookingId })}</Kicker>
        <h1 ref={heading} tabIndex={-1} lang={foreign(service.textLang)} className="wrap-anywhere outline-none">
          {service.title}
        </h1>
        <p className="text-l">
          <DateSpan start={booking.startDate} end={booking.endDate} />
        </p>
        <p className="flex flex-wrap items-center gap-3">
          <StatusBadge status={status} approval={booking.approval} />
          <span className="text-ink-soft">
            <PaymentStatus booking={booking} />
          </span>
        </p>
        <WhatNow booking={booking} />
        <NoShow booking={booking} />
        <PhoneRequestNotice booking={booking} stage={stage} />
        {booking.disputed && booking.status === 'confirmed' && <Notice tone="warning">{t('stage.disputed')}</Notice>}
        {booking.change && <OpenChange booking={booking} change={booking.change} heading={heading} />}
        <div className="flex flex-wrap gap-3 md:pb-8">
          {booking.payable && (
            <LinkButton to="/payment/$bookingId" params={{ bookingId: booking.id }}>
              {t('completePayment')}
            </LinkButton>
          )}
          {(booking.review === 'open' || booking.review === 'written') && (
            <LinkButton
              to="/dashboard/bookings/$bookingId"
              params={{ bookingId: booking.id }}
              search={ownReview}
              kind={booking.review === 'open' ? 'primary' : 'quiet'}
            >
              {t(`review.${booking.review}`)}
            </LinkButton>
          )}
          {booking.role === 'traveller' && mayBookAgain(stage) && (
            <BookAgain booking={booking}>{t('bookings:bookAgain')}</BookAgain>
          )}
          {booking.role === 'traveller' && stage === 'completed' && (
            <BookAgain booking={booking} kind="quiet">
              {t('bookings:bookAgain')}
            </BookAgain>
          )}
          {booking.role === 'traveller' && wasRefused(stage) && (
            <FindSimilar booking={booking}>{t('bookings:findSimilar')}</FindSimilar>
          )}
          {booking.role === 'traveller' && (
            <LinkButton to="/messages" search={{ booking: booking.id }} kind="quiet">
              {t('messageHost')}
            </LinkButton>
          )}
          <BookingFiles booking={booking} />
        </div>
      </Spread>
    </header>
  );
}

/** That the host noted that nobody came. */
function NoShow({ booking: { role, noShowAt, status } }: { booking: Booking }) {
  const { t } = useTranslation('dashboard');
  const lang = useLang();
  if (noShowAt === null || status === 'cancelled') return null;
  const date = formatInstant(new Date(noShowAt), lang);
  return <Notice tone="warning">{t(role === 'traveller' ? 'noShow.own' : 'noShow.theirs', { date })}</Notice>;
}

function WhatNow({ booking }: { booking: Booking }) {
  const { t } = useTranslation(['bookings', 'dashboard']);
  const lang = useLang();
  const { charge } = useMoney();
  const stage = stageOf(booking);
  const neverCame = neverCameText(booking);
  // All other texts are written for the traveller.
  if (booking.role !== 'traveller' && stage !== 'cancelled') return null;
  if (stage === 'surplus') return <Notice tone="warning">{t(surplusText(booking))}</Notice>;
  if (wasRefused(stage)) return <Notice tone="warning">{t(`stage.${stage}.text`)}</Notice>;
  if (booking.answerEndsAt) {
    const date = formatInstant(new Date(booking.answerEndsAt), lang);
    return (
      <Notice still>
        {t('stage.asked.text')} {t('asked.until', { date })}
      </Notice>
    );
  }
  if (stage === 'awaited') return <Notice tone="warning">{t('stage.awaited.text')}</Notice>;
  if (stage === 'expired') return <Notice tone="warning">{t('stage.expired.text')}</Notice>;
  if (stage === 'byPoints') return <Notice still>{t('stage.byPoints.text')}</Notice>;
  if (stage === 'holdEnded') return <Notice tone="warning">{t('stage.holdEnded.text')}</Notice>;
  if (stage === 'cancelled') {
    return (
      <Notice still>
        {t('dashboard:stage.cancelled')} {neverCame && t(neverCame)}{' '}
        {booking.refunds.length > 0 &&
          t(booking.moneyBack === 'done' ? 'dashboard:stage.moneyIsBack' : 'dashboard:stage.moneyBack')}{' '}
        {booking.keptAmount > 0 && t('dashboard:stage.kept', { amount: charge(booking.keptAmount) })}
      </Notice>
    );
  }
  if (neverCame) return <Notice tone="warning">{t(neverCame)}</Notice>;
  if (booking.holdEndsAt === null) return null;
  return (
    <p className="text-ink-soft">
      {booking.approval === 'accepted' && t('stage.accepted.text')}{' '}
      {t('held.until', { date: formatInstant(new Date(booking.holdEndsAt), lang) })}
    </p>
  );
}
