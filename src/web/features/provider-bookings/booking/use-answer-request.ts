import { useQueryClient } from '@tanstack/react-query';
import type { Booking } from '#shared/contracts/bookings.ts';
import {
  acceptChangeCall,
  acceptRequestCall,
  declineChangeCall,
  declineRequestCall,
} from '#shared/contracts/provider-bookings.ts';
import { bookingQuery } from '#web/features/booking-view/queries.ts';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { isDecided, Problem } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { fetchFresh, outdate } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { callsThatShowBookings } from '../queries.ts';

/**
 * Accepting and declining a request to book, or other dates or guests of a booking. Neither changes anything when it is
 * sent twice, so after a lost answer the button may be pressed again.
 * @param onDone it is answered, or the booking shows why it cannot be
 * @returns `decline` throws the Problem whose `fields.reason` says what is wrong with the reason
 */
export function useAnswerRequest(booking: Booking, onDone: () => void) {
  const { id, change } = booking;
  const { t } = useTranslation('provider-bookings');
  const textOf = useProblemText();
  const queries = useQueryClient();
  const { busy, run } = useOneAtATime();
  const query = bookingQuery(id);
  const params = { bookingId: id };

  const answer = (send: () => Promise<Booking>, text: string) =>
    run(async () => {
      try {
        queries.setQueryData(query.queryKey, await send());
        outdate(queries, ...callsThatShowBookings);
        toast.success(text);
      } catch (problem) {
        // It stands at its field in the dialog, which stays open.
        if (problem instanceof Problem && problem.fields.reason !== undefined) throw problem;
        // The page then shows what is possible now.
        const fresh = isDecided(problem) ? await fetchFresh(queries, query).catch(() => undefined) : undefined;
        const noRoom = problem instanceof Problem && problem.code === 'sold_out';
        const { forMember } = fresh ?? booking;
        toast.error(noRoom ? t(forMember?.timeOff ? 'request.offRefused' : 'request.noRoom') : textOf(problem));
        if (!isDecided(problem)) return;
      }
      onDone();
    });

  if (change?.status === 'asked') {
    const ofChange = { bookingId: id, changeId: change.id };
    return {
      busy,
      accept: () => answer(() => api(acceptChangeCall, { params: ofChange }), t('request.changeAccepted')),
      decline: (reason: string) =>
        answer(() => api(declineChangeCall, { params: ofChange, body: { reason } }), t('request.declined')),
    };
  }
  return {
    busy,
    accept: () => answer(() => api(acceptRequestCall, { params }), t('request.accepted')),
    decline: (reason: string) =>
      answer(() => api(declineRequestCall, { params, body: { reason } }), t('request.declined')),
  };
}
