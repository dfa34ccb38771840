import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type ChangeQuote, createChangeCall, quoteChangeCall } from '#shared/contracts/booking-changes.ts';
import { type Booking, getDashboardCall, listBookingsCall } from '#shared/contracts/bookings.ts';
import { getAvailabilityCall, getQuoteCall } from '#shared/contracts/catalogue.ts';
import { countsOf, readExtrasText } from '#shared/extras.ts';
import { readPartyText } from '#shared/party.ts';
import type { AnswersSent } from '#shared/questions.ts';
import { type AnswerErrors, answerErrorsIn } from '#web/features/booking-view/answer-errors.ts';
import { bookingQuery } from '#web/features/booking-view/queries.ts';
import type { Stay } from '#web/features/stay-choice/stay.ts';
import { api } from '#web/lib/api.ts';
import { createIdempotencyKey } from '#web/lib/idempotency-key.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { isDecided, Problem } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { callQuery, outdate } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { useUntilAnswered } from '#web/lib/until-answered.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type ChangeOutcome, changeOutcome, outcomeOf } from './change-outcome.ts';

/** Refusals after which the booking must be read again, since it has changed meanwhile. */
const overtaken = ['not_changeable', 'request_not_changeable', 'change_open', 'disputed'];

interface Ends {
  /** The server refuses answers to the host's questions. */
  onAnswersRefused: (errors: AnswerErrors) => void;
  onDone: () => void;
  /** The booking was read again and can no longer be changed. */
  onOvertaken: () => void;
}

/**
 * The price of other dates or guests, and the call that changes the booking. Its repeated requests have one effect; a
 * dearer change is held and leads to the payment.
 * @param stay undefined while the dates are not valid or are those of the booking
 */
export function useChangeBooking(
  booking: Booking,
  stay: Stay | undefined,
  { onAnswersRefused, onDone, onOvertaken }: Ends,
) {
  const { t } = useTranslation('dashboard');
  const textOf = useProblemText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [key] = useState(() => createIdempotencyKey());
  const [notice, setNotice] = useState<string>();
  const { busy, run } = useOneAtATime();
  const { sendingAgain, untilAnswered, stop } = useUntilAnswered();
  const params = { bookingId: booking.id };
  const { quote, price, tooFew } = useChangeQuote(booking.id, stay);

  const reloadBooking = () => {
    outdate(queries, listBookingsCall, getDashboardCall, getQuoteCall, getAvailabilityCall);
    return queries.fetchQuery(bookingQuery(booking.id));
  };

  /** Leads to the payment of a held change; says that the host was asked, or that an applied one is done. */
  const end = async (outcome: ChangeOutcome) => {
    key.decided();
    if (outcome === 'held') return navigate({ to: '/payment/$bookingId', params });
    toast.success(t(outcome === 'asked' ? 'change.sent' : 'change.done'));
    onDone();
  };

  const onProblem = async (problem: unknown, asked: ChangeQuote) => {
    if (isDecided(problem)) key.decided();
    else {
      const outcome = await reloadBooking().then(
        (now) => changeOutcome(now, asked),
        () => undefined,
      );
      if (outcome) return end(outcome);
    }
    const code = problem instanceof Problem ? problem.code : '';
    if (overtaken.includes(code)) {
      toast.error(textOf(problem));
      await reloadBooking();
      return onOvertaken();
    }
    const ofAnswers = problem instanceof Problem ? answerErrorsIn(problem.fields) : undefined;
    if (ofAnswers) return onAnswersRefused(ofAnswers);
    setNotice(isDecided(problem) ? textOf(problem) : `${textOf(problem)} ${t('change.unsure')}`);
    // The difference depends on the booking, which may have been changed elsewhere, and answers are final at some time.
    if (code === 'quote_changed' || code === 'answers_closed') await reloadBooking();
    await quote.refetch();
  };

  const send = async (asked: ChangeQuote, changed: AnswersSent) => {
    setNotice(undefined);
    const { startDate, endDate, guests, total, refund, pointsBack, amountDue, policy } = asked;
    const party = sentParty(asked.party);
    const extras = countsOf(asked);
    const answers = Object.keys(changed).length > 0 ? changed : undefined;
    const body = { startDate, endDate, guests, party, extras, total, refund, pointsBack, amountDue, policy, answers };
    try {
      const change = await untilAnswered(() =>
        api(createChangeCall, { params, body, idempotencyKey: key.keyFor(body) }),
      );
      key.decided();
      await reloadBooking();
      await end(outcomeOf(change));
    } catch (problem) {
      await onProblem(problem, asked).catch((error: unknown) => setNotice(textOf(error)));
    }
  };

  return {
    quote,
    price,
    tooFew,
    notice,
    clearNotice: () => setNotice(undefined),
    busy,
    sendingAgain,
    /** Ends the repeated sending. */
    stop,
    change: (priced: ChangeQuote, answers: AnswersSent) => run(() => send(priced, answers)),
  };
}

/** What the price is asked for. */
function bodyOf(stay: Stay | undefined) {
  const { party, extras = '', ...dates } = stay ?? { startDate: '', guests: 1, party: undefined };
  return {
    ...dates,
    ...(party !== undefined && { party: readPartyText(party) }),
    extras: readExtrasText(extras) ?? [],
  };
}

/** A party as it is sent; a listing that tells nobody apart is sent none. */
const sentParty = (party: ChangeQuote['party']) =>
  party.length > 0 ? party.map(({ kind, count }) => ({ kind, count })) : undefined;

/** The price of other dates or guests, read again for each stay. */
function useChangeQuote(bookingId: string, stay: Stay | undefined) {
  const quote = useQuery({
    ...callQuery(quoteChangeCall, { params: { bookingId }, body: bodyOf(stay) }),
    enabled: stay !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
  // While the price of other dates is loading the last one is shown, but nothing may be decided by it.
  const price = stay && !quote.isPlaceholderData && !quote.error ? quote.data : undefined;
  return { quote, price, tooFew: price !== undefined && price.available < price.places };
}
