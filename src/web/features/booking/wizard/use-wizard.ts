import { type SyntheticEvent, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { User } from '#shared/contracts/accounts.ts';
import type { Service } from '#shared/contracts/catalogue.ts';
import { type Clock, today as todayOf } from '#shared/dates.ts';
import { answerErrorsIn } from '#web/features/booking-view/answer-errors.ts';
import { useQuotedStay } from '#web/features/stay-choice/use-quoted-stay.ts';
import { lazyResolver, showProblem } from '#web/lib/form.ts';
import { Problem } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { AddressStay } from '../address-stay.ts';
import type { ContactValues } from './contact-step.tsx';
import { type Draft, pointsSent } from './draft.ts';
import { useUnpaidLimit } from './unpaid-limit.ts';
import { useAnswers } from './use-answers.ts';
import { useCreateBooking } from './use-create-booking.ts';
import { useDraft } from './use-draft.ts';
import { usePoints } from './use-points.ts';

export interface WizardInput {
  service: Service;
  user: User;
  clock: Clock;
  /** Dates and guests that the address names. */
  address: AddressStay;
  onStep: (step: 1 | 2, how?: { replace: boolean }) => void;
}

const { resolver, prepare } = lazyResolver({
  load: async () => (await import('./contact-form.ts')).ContactForm,
});

/** What both steps share: the draft, its price and points, the contact form, and the call that books. */
export function useWizard({ service, user, clock, address, onStep }: WizardInput) {
  const { t } = useTranslation('bookings');
  const textOf = useProblemText();
  const { draft, cut, keep } = useDraft(service, user, address);
  const today = todayOf(clock);
  const quoted = useQuotedStay(service, draft, today);
  const { stay } = quoted;
  const wanted = draft.usePoints ?? false;
  const points = usePoints({ price: quoted.quote.data, wanted, sent: pointsSent(draft, stay) });
  const [pointsError, setPointsError] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const [showsBookings, setShowsBookings] = useState(false);
  const unpaidLimit = useUnpaidLimit(user);
  const answers = useAnswers(service.questions, draft, keep);
  const form = useForm<ContactValues>({
    resolver,
    reValidateMode: 'onSubmit',
    defaultValues: { contact: draft.contact },
  });
  const { book, busy, sendingAgain } = useCreateBooking(service.id, {
    ownPhone: user.phone,
    keep,
    onStayRefused: (problem) => {
      setNotice(textOf(problem));
      onStep(1);
    },
    onProblem: (problem) => {
      if (problem instanceof Problem && problem.code === 'not_found') return setNotice(t('serviceGone'));
      const limit = problem instanceof Problem ? unpaidLimit(problem) : undefined;
      if (limit) {
        setShowsBookings(limit.showsBookings);
        return setNotice(limit.text);
      }
      const ofPoints = problem instanceof Problem ? refusedPoints(problem) : undefined;
      if (ofPoints !== undefined) {
        void points.refetch();
        return setPointsError(ofPoints);
      }
      const ofAnswers = problem instanceof Problem ? answerErrorsIn(problem.fields) : undefined;
      if (ofAnswers) return answers.refuse(ofAnswers);
      const text = textOf(problem);
      if (showProblem(form, problem, { text })) setNotice(isLost(problem) ? `${text} ${t('nothingLost')}` : text);
    },
  });

  // Loaded now, so that the form is checked before it is sent even if the connection is lost by then.
  useEffect(() => prepare(), []);

  const clearNotice = () => {
    setNotice(undefined);
    setShowsBookings(false);
  };
  const keepWith = (changes: Partial<Draft>) => {
    if ('usePoints' in changes) setPointsError(undefined);
    keep({ ...draft, contact: form.getValues('contact'), ...changes });
  };
  const send = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Read first, so that what is wrong with the contact and with the answers is shown together.
    const answered = await answers.read();
    await form.handleSubmit(async ({ contact }) => {
      clearNotice();
      setPointsError(undefined);
      if (!answered || !stay) return;
      const booked = points.toPay.total === 0 ? t('booked') : `${t('booked')} ${t('stage.held.text')}`;
      const done = service.approval === 'request' ? t('stage.asked.title') : booked;
      await book({ draft, stay, approval: service.approval, contact, answers: answered, points: points.used, done });
    })();
  };
  return {
    draft,
    cut,
    keep,
    today,
    quoted,
    points: { ...points, wanted, error: pointsError },
    notice,
    /** The notice is about unpaid bookings, to which a link leads. */
    showsBookings,
    clearNotice,
    form,
    answers,
    submit: (event: SyntheticEvent<HTMLFormElement>) => send(event).catch((problem) => setNotice(textOf(problem))),
    /** Stores changes, with what the contact form holds. */
    keepWith,
    busy,
    sendingAgain,
  };
}

/** Why points were refused, or undefined if they were not. */
const refusedPoints = ({ code, fields, message }: Problem) =>
  fields.points ?? (code === 'points_short' ? message : undefined);

/** The server gave no definite answer, so the same request may be sent again. */
const isLost = (problem: unknown) => problem instanceof Problem && (problem.status === 0 || problem.status >= 500);
