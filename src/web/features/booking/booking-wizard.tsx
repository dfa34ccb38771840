import { type SyntheticEvent, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { User } from '#shared/contracts/accounts.ts';
import type { Service } from '#shared/contracts/catalogue.ts';
import { type Clock, today as todayOf } from '#shared/dates.ts';
import { useQuotedStay } from '#web/features/stay-choice/use-quoted-stay.ts';
import { lazyResolver, showProblem } from '#web/lib/form.ts';
import { Problem } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { News } from '#web/ui/news.tsx';
import type { AddressStay } from './address-stay.ts';
import { BookNow } from './wizard/book-now.tsx';
import { ContactStep, type ContactValues } from './wizard/contact-step.tsx';
import { pointsSent } from './wizard/draft.ts';
import { PointsSwitch } from './wizard/points-switch.tsx';
import { QuoteSummary } from './wizard/quote-summary.tsx';
import { StayForm } from './wizard/stay-form.tsx';
import { useCreateBooking } from './wizard/use-create-booking.ts';
import { useDraft } from './wizard/use-draft.ts';
import { useFocusOnStep } from './wizard/use-focus-on-step.ts';
import { usePoints } from './wizard/use-points.ts';

interface WizardProps {
  service: Service;
  user: User;
  clock: Clock;
  /** Dates and guests that the address names. */
  address: AddressStay;
  step: 1 | 2;
  onStep: (step: 1 | 2, how?: { replace: boolean }) => void;
}

const { resolver, prepare } = lazyResolver({
  load: async () => (await import('./wizard/contact-form.ts')).ContactForm,
});

/** The two steps of booking: the stay, then the contact. */
export function BookingWizard({ service, user, clock, address, step, onStep }: WizardProps) {
  const { t } = useTranslation(['bookings', 'common']);
  const textOf = useProblemText();
  const { draft, cut, keep } = useDraft(service, user, address);
  const today = todayOf(clock);
  const quoted = useQuotedStay(service, draft, today);
  const { stay } = quoted;
  const points = usePoints({
    price: quoted.quote.data,
    wanted: draft.usePoints ?? false,
    sent: pointsSent(draft, stay),
  });
  const [pointsError, setPointsError] = useState<string>();
  const [notice, setNotice] = useState<string>();

  const form = useForm<ContactValues>({
    resolver,
    reValidateMode: 'onSubmit',
    defaultValues: { contact: draft.contact },
  });
  const { book, busy, sendingAgain } = useCreateBooking(service.id, {
    keep,
    onStayRefused: (problem) => {
      setNotice(textOf(problem));
      onStep(1);
    },
    onProblem: (problem) => {
      if (problem instanceof Problem && problem.code === 'not_found') return setNotice(t('serviceGone'));
      const ofPoints = problem instanceof Problem ? refusedPoints(problem) : undefined;
      if (ofPoints !== undefined) {
        void points.refetch();
        return setPointsError(ofPoints);
      }
      const text = showProblem(form, problem, textOf);
      if (text !== undefined) setNotice(isLost(problem) ? `${text} ${t('nothingLost')}` : text);
    },
  });

  // Loaded now, so that the form is checked before it is sent even if the connection is lost by then.
  useEffect(() => prepare(), []);

  // Without a valid stay (a typed address, a day that has passed meanwhile) there is no second step.
  const withoutStay = step === 2 && stay === undefined;
  useEffect(() => {
    if (withoutStay) onStep(1, { replace: true });
  }, [withoutStay, onStep]);
  const heading = useFocusOnStep(step);

  const send = form.handleSubmit(async ({ contact }) => {
    setNotice(undefined);
    setPointsError(undefined);
    if (stay) await book({ draft, stay, contact, points: points.used });
  });
  const submit = (event: SyntheticEvent) => send(event).catch((problem) => setNotice(textOf(problem)));

  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-x-20">
      <div className="lg:order-1">
        <QuoteSummary
          service={service}
          quote={quoted.quote}
          asked={stay !== undefined}
          points={points.used}
          toPay={points.toPay}
        />
      </div>
      <div className="grid grid-cols-1 gap-8">
        <div className="grid gap-1">
          <p className="text-s font-semibold text-accent">{t('stepOf', { step })}</p>
          <h2 ref={heading} tabIndex={-1} className="outline-none">
            {t(step === 1 ? 'step.stay' : 'step.contact')}
          </h2>
        </div>
        {notice !== undefined && <News tone="danger">{notice}</News>}
        {sendingAgain && <News tone="warning">{t('common:sendingAgain')}</News>}
        {step === 1 ? (
          <StayForm
            {...{ service, quoted, today, cut }}
            value={draft}
            onChange={(value) => {
              setNotice(undefined);
              keep({ ...draft, ...value });
            }}
            onDone={() => {
              setNotice(undefined);
              onStep(2);
            }}
          />
        ) : (
          <form noValidate className="grid grid-cols-1 gap-8" onSubmit={submit}>
            <div onChange={() => keep({ ...draft, contact: form.getValues('contact') })}>
              <ContactStep form={form} />
            </div>
            <BookNow {...{ stay, busy }} toPay={points.toPay} onChangeStay={() => onStep(1)}>
              <PointsSwitch
                balance={points.balance}
                usable={points.usable}
                checked={draft.usePoints ?? false}
                error={pointsError}
                onChange={(usePoints) => {
                  setPointsError(undefined);
                  keep({ ...draft, contact: form.getValues('contact'), usePoints });
                }}
              />
            </BookNow>
          </form>
        )}
      </div>
    </div>
  );
}

/** Why points were not taken, if that is what was refused. */
const refusedPoints = ({ code, fields, message }: Problem) =>
  fields.points ?? (code === 'points_short' ? message : undefined);

/** The server gave no definite answer, so the same request may be sent again. */
const isLost = (problem: unknown) => problem instanceof Problem && (problem.status === 0 || problem.status >= 500);
