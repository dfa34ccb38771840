import { useRef } from 'react';
import type { Booking } from '#shared/contracts/bookings.ts';
import { AnswersPart } from '#web/features/booking-view/answers-part.tsx';
import { CompanionsPart } from '#web/features/booking-view/companions-part.tsx';
import { StayWords } from '#web/features/booking-view/stay-words.tsx';
import { BookingCancellation } from '#web/features/dashboard/booking-cancellation.tsx';
import { BookingPayment } from '#web/features/dashboard/booking-parts.tsx';
import { BookingTimeline } from '#web/features/dashboard/booking-timeline.tsx';
import { ProviderPage } from '#web/features/provider/provider-page.tsx';
import { useMember } from '#web/features/provider/use-member.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useForeign } from '#web/ui/use-lang.ts';
import { AnswerActions } from './booking/answer-actions.tsx';
import { ArrivalActions } from './booking/arrival-actions.tsx';
import { MoneyParts } from './booking/money-parts.tsx';
import { StateNotices } from './booking/state-notices.tsx';
import { TravellerPart } from './booking/traveller-part.tsx';
import { Marks } from './marks.tsx';
import { ToList } from './to-list.tsx';

const changeMark = ({ change }: Booking) => change && { isAsked: change.status === 'asked' };

/** One booking for a member of its provider. */
export function ProviderBookingPage({ booking }: { booking: Booking }) {
  const { t } = useTranslation('provider-bookings');
  const { rights } = useMember();
  const heading = useRef<HTMLHeadingElement>(null);
  const foreign = useForeign();
  const { contact, bookingId, service } = booking;
  const number = t('number', { id: bookingId });
  return (
    <ProviderPage
      above={rights.includes('bookings') && <ToList />}
      title={
        <span ref={heading} tabIndex={-1} className="outline-none">
          {contact.name || contact.email || number}
        </span>
      }
      lead={
        <>
          <StayWords stay={{ ...booking, extras: [] }} />
          <span lang={foreign(service.textLang)} className="block">
            {service.title}
          </span>
        </>
      }
    >
      {/* Not a grid: in its row the bar with the two answers could not stay in sight. */}
      <div className="flex flex-col gap-5">
        <Marks booking={{ ...booking, change: changeMark(booking) }} />
        <StateNotices booking={booking} />
        <AnswerActions booking={booking} heading={heading} />
        <ArrivalActions booking={booking} heading={heading} />
      </div>
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] print:block print:space-y-10">
        <div className="grid grid-cols-1 content-start gap-10 print:block print:space-y-10">
          <TravellerPart booking={booking} />
          <CompanionsPart booking={booking} />
          <AnswersPart booking={booking} />
          <MoneyParts booking={booking} />
          <BookingPayment booking={booking} />
          <BookingCancellation booking={booking} heading={heading} />
        </div>
        <div className="print:hidden">
          <BookingTimeline booking={booking} />
        </div>
      </div>
    </ProviderPage>
  );
}
