import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { cancelChangeCall } from '#shared/contracts/booking-changes.ts';
import type { Booking } from '#shared/contracts/bookings.ts';
import { getAvailabilityCall, getQuoteCall } from '#shared/contracts/catalogue.ts';
import { formatInstant } from '#shared/dates.ts';
import { bookingQuery } from '#web/features/booking-view/queries.ts';
import { StayWords } from '#web/features/booking-view/stay-words.tsx';
import { api } from '#web/lib/api.ts';
import { createIdempotencyKey } from '#web/lib/idempotency-key.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { isDecided } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { outdate } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';

interface OpenChangeProps {
  booking: Pick<Booking, 'id' | 'role'>;
  change: NonNullable<Booking['change']>;
  /** Gets the focus once the change is cancelled. */
  heading: RefObject<HTMLElement | null>;
}

/**
 * A change that waits for its host, or is held until it is paid: its dates and guests, amount and time, with buttons to pay
 * or cancel it.
 */
export function OpenChange({ booking: { id: bookingId, role }, change, heading }: OpenChangeProps) {
  const { t } = useTranslation('dashboard');
  const lang = useLang();
  const { charge } = useMoney();
  const { amountDue, refund, pointsBack, answerEndsAt, holdEndsAt, payable } = change;
  const at = (instant: string) => formatInstant(new Date(instant), lang);
  const { giveUp, busy } = useGiveUp({ bookingId, changeId: change.id }, () => heading.current?.focus());
  return (
    <Notice tone="warning" still>
      <div className="grid gap-3">
        <p className="font-semibold">{t(answerEndsAt ? 'change.asked' : 'change.waits')}</p>
        <p>
          <StayWords stay={change} />
          {amountDue > 0 && <>: {t('change.more', { amount: charge(amountDue) })}</>}
          {refund > 0 && <>: {t('change.refunds', { amount: charge(refund) })}</>}
        </p>
        {answerEndsAt && pointsBack > 0 && <p>{t('change.pointsBack', { count: pointsBack })}</p>}
        {answerEndsAt && <p>{t('change.answerBy', { date: at(answerEndsAt) })}</p>}
        {holdEndsAt !== null && <p>{t('change.held', { date: at(holdEndsAt) })}</p>}
        <div className="flex flex-wrap gap-3">
          {payable && (
            <LinkButton to="/payment/$bookingId" params={{ bookingId }}>
              {t('change.pay')}
            </LinkButton>
          )}
          {role === 'traveller' && (
            <Button kind="quiet" busy={busy} onClick={() => void giveUp()}>
              {t('change.giveUp')}
            </Button>
          )}
        </div>
      </div>
    </Notice>
  );
}

function useGiveUp(params: { bookingId: string; changeId: string }, onDone: () => void) {
  const { t } = useTranslation('dashboard');
  const textOf = useProblemText();
  const queries = useQueryClient();
  const [key] = useState(() => createIdempotencyKey());
  const { busy, run } = useOneAtATime();
  const giveUp = () =>
    run(async () => {
      try {
        await api(cancelChangeCall, { params, idempotencyKey: key.keyFor(params) });
        toast.success(t('change.givenUp'));
        onDone();
      } catch (problem) {
        if (isDecided(problem)) key.decided();
        toast.error(textOf(problem));
      }
      outdate(queries, getQuoteCall, getAvailabilityCall);
      // Read the booking again whatever the answer was.
      await queries
        .fetchQuery(bookingQuery(params.bookingId))
        .catch((problem: unknown) => toast.error(textOf(problem)));
    });
  return { giveUp, busy };
}
