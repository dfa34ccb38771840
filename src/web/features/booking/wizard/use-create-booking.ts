import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { v4 as newKey } from 'uuid';
import { createBookingCall, getDashboardCall, listBookingsCall } from '#shared/contracts/bookings.ts';
import { getAvailabilityCall, getQuoteCall, getServiceCall, type Service } from '#shared/contracts/catalogue.ts';
import { getChoicesCall } from '#shared/contracts/notifications.ts';
import { getTripSmsCall, switchOnTripSmsCall } from '#shared/contracts/trip-sms.ts';
import { readExtrasText } from '#shared/extras.ts';
import { readPartyText } from '#shared/party.ts';
import type { AnswersSent } from '#shared/questions.ts';
import { answerErrorsIn } from '#web/features/booking-view/answer-errors.ts';
import type { Stay } from '#web/features/stay-choice/stay.ts';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { isDecided, Problem } from '#web/lib/problem.ts';
import { outdate } from '#web/lib/queries.ts';
import { updateUser } from '#web/lib/session.ts';
import { toast } from '#web/lib/toast.ts';
import { useUntilAnswered } from '#web/lib/until-answered.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type Contact, type Draft, withKey, withoutKey } from './draft.ts';
import { smsPhone } from './sms-phone.ts';
import { forgetDraft } from './use-draft.ts';

interface BookInput {
  draft: Draft;
  stay: Stay;
  /** How the page says that it is booked. */
  approval: Service['approval'];
  contact: Contact;
  answers: AnswersSent;
  points: number;
  /** What the page says once it is done. */
  done: string;
}

interface Handlers {
  /** The phone of the account. */
  ownPhone: string | null;
  keep: (draft: Draft) => void;
  /** Dates or places were refused, which the first step can change. */
  onStayRefused: (problem: Problem) => void;
  /** Any other problem. */
  onProblem: (problem: unknown) => void;
}

/** The listing has changed since it was read: how it is booked, what it asks, or what may be added. */
const isAboutListing = ({ code, fields }: Problem) =>
  code === 'mode_changed' || code === 'questions_changed' || 'extras' in fields || answerErrorsIn(fields) !== undefined;

/** Switches on SMS about trips. @returns whether that was saved */
async function switchOn(queries: QueryClient): Promise<boolean> {
  try {
    const { user } = await api(switchOnTripSmsCall, {});
    updateUser(user);
    outdate(queries, getTripSmsCall, getChoicesCall);
    return true;
  } catch {
    return false;
  }
}

/**
 * Books once, however often the request is sent: one without a definite answer is sent again under the same idempotency
 * key, first by itself, then by the person. Success leads to the confirmation page.
 */
export function useCreateBooking(serviceId: string, { ownPhone, keep, onStayRefused, onProblem }: Handlers) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { busy, run } = useOneAtATime();
  const { t } = useTranslation('bookings');
  const { sendingAgain, untilAnswered } = useUntilAnswered();

  const send = async ({ draft, stay, approval, contact, answers, points, done }: BookInput) => {
    // Where no SMS can go, the tick is not shown, and does not count.
    const wantsSms = draft.wantsSms === true && smsPhone(contact.phone, ownPhone) !== undefined;
    const { party: told, extras: added, ...dates } = stay;
    const party = told === undefined ? undefined : readPartyText(told);
    const extras = added && readExtrasText(added);
    const body = {
      serviceId,
      ...dates,
      ...(party && { party }),
      ...(extras && { extras }),
      approval,
      contact,
      answers,
      points,
    };
    const sent = { usePoints: draft.usePoints ?? false, points, stay };
    const keyed = withKey({ ...draft, contact, sent }, body, newKey);
    keep(keyed);
    try {
      // First, since points may pay for the booking at once. Whether it can be saved or not, the booking does not wait for it.
      const saved = !wantsSms || (await switchOn(queries));
      const { id } = await untilAnswered(() => api(createBookingCall, { body, idempotencyKey: keyed.key }));
      forgetDraft(serviceId);
      toast.success(done);
      if (!saved && !(await switchOn(queries))) toast.error(t('sms.failed'));
      await navigate({ to: '/confirmation/$id', params: { id }, replace: true });
      outdate(queries, listBookingsCall, getDashboardCall, getQuoteCall, getAvailabilityCall);
    } catch (problem) {
      if (isDecided(problem)) keep(withoutKey(keyed));
      if (problem instanceof Problem && isAboutListing(problem)) outdate(queries, getServiceCall);
      if (problem instanceof Problem && ['sold_out', 'invalid_dates'].includes(problem.code)) {
        outdate(queries, getQuoteCall, getAvailabilityCall);
        onStayRefused(problem);
      } else onProblem(problem);
    }
  };

  return {
    busy,
    sendingAgain,
    book: (input: BookInput) => run(() => send(input)),
  };
}
