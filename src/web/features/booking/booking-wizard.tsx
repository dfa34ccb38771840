import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { User } from '#shared/contracts/accounts.ts';
import type { Service } from '#shared/contracts/catalogue.ts';
import { type Clock, formatDate, today as todayOf } from '#shared/dates.ts';
import { showProblem } from '#web/lib/form.ts';
import { Problem } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateSpan } from '#web/ui/date-span.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { ContactForm } from './contact-form.ts';
import { ContactStep, type ContactValues } from './contact-step.tsx';
import type { AddressStay } from './draft.ts';
import { tooFewKeys } from './places-left.ts';
import { quoteQuery } from './queries.ts';
import { QuoteSummary } from './quote-summary.tsx';
import { checkStay, type DateProblem, type StayInput, type StayProblems } from './stay.ts';
import { StayStep } from './stay-step.tsx';
import { useCreateBooking } from './use-create-booking.ts';
import { useDraft } from './use-draft.ts';
import { WaysToPay } from './ways-to-pay.tsx';

interface WizardProps {
  service: Service;
  user: User;
  clock: Clock;
  /** Dates and guests that the address brought. */
  address: AddressStay;
  step: 1 | 2;
  onStep: (step: 1 | 2, how?: { replace: boolean }) => void;
}

/** Two steps to a booking: the stay, then the contact. */
export function BookingWizard({ service, user, clock, address, step, onStep }: WizardProps) {
  const { t } = useTranslation(['bookings', 'common', 'fields']);
  const lang = useLang();
  const textOf = useProblemText();
  const { draft, keep } = useDraft(service, user, address);
  const [problems, setProblems] = useState<StayProblems>({});
  const [notice, setNotice] = useState<string>();
  const today = todayOf(clock);
  const checked = checkStay(service, draft, today);
  const stay = 'stay' in checked ? checked.stay : undefined;
  const quote = useQuery(quoteQuery(service.id, stay));
  const price = stay && !quote.isPlaceholderData ? quote.data : undefined;
  const tooFew = price !== undefined && price.available < price.places;
  const datesRefused = quote.error instanceof Problem && quote.error.code === 'invalid_dates';

  const form = useForm<ContactValues>({
    resolver: zodResolver(ContactForm),
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
      const shown = showProblem(form, problem, textOf);
      if (shown !== undefined) setNotice(isLost(problem) ? `${shown} ${t('nothingLost')}` : shown);
    },
  });

  // The second step without a stay (a typed address, a day that has passed meanwhile) has nothing to sum up.
  const lost = step === 2 && stay === undefined;
  useEffect(() => {
    if (lost) onStep(1, { replace: true });
  }, [lost, onStep]);
  const heading = useFocusOnStep(step);

  const changeStay = (value: StayInput, field: keyof StayInput) => {
    setNotice(undefined);
    setProblems(field === 'guests' ? problems : {});
    keep({ ...draft, ...value });
  };
  const next = () => {
    if ('problems' in checked) return setProblems(checked.problems);
    if (quote.error && !datesRefused) {
      toast.error(textOf(quote.error));
      void quote.refetch();
      return;
    }
    if (!price || tooFew || datesRefused) return;
    setNotice(undefined);
    onStep(2);
  };
  const submit = form.handleSubmit(async ({ contact }) => {
    setNotice(undefined);
    if (stay) await book(draft, stay, contact);
  });

  const message = (problem: DateProblem | undefined) => problem && t(problem, { date: formatDate(today, lang) });
  return (
    <form
      noValidate
      className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-x-20"
      onSubmit={(event) => {
        event.preventDefault();
        if (step === 1) next();
        else void submit(event);
      }}
      onChange={() => {
        if (step === 2) keep({ ...draft, contact: form.getValues('contact') });
      }}
    >
      <div className="lg:order-1">
        <QuoteSummary service={service} quote={quote} asked={stay !== undefined} />
      </div>
      <div className="grid grid-cols-1 gap-8">
        <div className="grid gap-1">
          <p className="text-s font-semibold text-accent">{t('stepOf', { step })}</p>
          <h2 ref={heading} tabIndex={-1} className="outline-none">
            {t(step === 1 ? 'step.stay' : 'step.contact')}
          </h2>
        </div>
        {notice !== undefined && <Notice tone="danger">{notice}</Notice>}
        {sendingAgain && <Notice tone="warning">{t('common:sendingAgain')}</Notice>}
        {step === 1 ? (
          <>
            <StayStep
              service={service}
              value={draft}
              today={today}
              errors={{
                startDate: message(problems.startDate) ?? (datesRefused ? textOf(quote.error) : undefined),
                endDate: message(problems.endDate),
                guests: tooFew ? t(tooFewKeys[service.priceUnit], { count: price.available }) : undefined,
              }}
              onChange={changeStay}
            />
            <div>
              <Button type="submit" busy={stay !== undefined && quote.isFetching && !price} className="max-sm:w-full">
                {t('next')}
              </Button>
            </div>
          </>
        ) : (
          <>
            <ContactStep form={form} />
            <div className="grid gap-4 border-t border-line pt-6">
              {stay && (
                <p className="font-medium">
                  <DateSpan start={stay.startDate} end={stay.endDate} />, {t('guestCount', { count: stay.guests })}
                </p>
              )}
              {price && <WaysToPay total={price.total} totalKes={price.totalKes} />}
              <div className="flex flex-wrap gap-3">
                <Button type="submit" busy={busy} className="max-sm:w-full">
                  {t(busy ? 'booking' : 'book')}
                </Button>
                <Button kind="quiet" disabled={busy} onClick={() => onStep(1)} className="max-sm:w-full">
                  {t('changeStay')}
                </Button>
              </div>
              <p className="text-s text-ink-soft">{t('payLater')}</p>
            </div>
          </>
        )}
      </div>
    </form>
  );
}

/** No clear answer came, so the same try may be repeated. */
const isLost = (problem: unknown) => problem instanceof Problem && (problem.status === 0 || problem.status >= 500);

/** A change of step moves the focus to its heading, as a new page would. */
function useFocusOnStep(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, [step]);
  return heading;
}
