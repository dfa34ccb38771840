import { useQueryClient } from '@tanstack/react-query';
import type { Booking } from '#shared/contracts/bookings.ts';
import { checkInCall } from '#shared/contracts/papers.ts';
import { markNoShowCall, undoNoShowCall } from '#shared/contracts/provider-bookings.ts';
import { bookingQuery } from '#web/features/booking-view/queries.ts';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { fetchFresh, outdate } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { markKept } from '../check-in/mark-kept.ts';
import { callsThatShowBookings } from '../queries.ts';

/**
 * What is noted at arrival. Each of these calls changes nothing when it is sent twice, so after a lost answer the button may
 * be pressed again.
 * @param onDone it is noted, or the booking shows why it cannot be
 */
export function useArrivalActions({ id, bookingId }: Booking, onDone: () => void) {
  const { t } = useTranslation('provider-bookings');
  const textOf = useProblemText();
  const queries = useQueryClient();
  const { busy, run } = useOneAtATime();
  const query = bookingQuery(id);
  const params = { bookingId: id };

  const note = (send: () => Promise<string>) =>
    run(async () => {
      try {
        const text = await send();
        outdate(queries, ...callsThatShowBookings);
        toast.success(text);
      } catch (problem) {
        toast.error(textOf(problem));
        // The page then shows what is possible now.
        await fetchFresh(queries, query).catch(() => undefined);
      }
      onDone();
    });

  const show = (noted: Booking) => {
    queries.setQueryData(query.queryKey, noted);
    return markKept(queries, noted);
  };

  return {
    busy,
    checkIn: () =>
      note(async () => {
        const { booking } = await api(checkInCall, { body: { code: bookingId } });
        await markKept(queries, { ...booking, noShowAt: null });
        await fetchFresh(queries, query);
        return t(booking.alreadyCheckedIn ? 'checkIn.already' : 'checkIn.done');
      }),
    markNoShow: () =>
      note(async () => {
        await show(await api(markNoShowCall, { params }));
        return t('noShow.done');
      }),
    undoNoShow: () =>
      note(async () => {
        await show(await api(undoNoShowCall, { params }));
        return t('noShow.undone');
      }),
  };
}
