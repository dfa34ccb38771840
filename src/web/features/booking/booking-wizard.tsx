import { lazy, useEffect } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { News } from '#web/ui/news.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { BookNow } from './wizard/book-now.tsx';
import { ContactStep } from './wizard/contact-step.tsx';
import { PointsSwitch } from './wizard/points-switch.tsx';
import { QuoteSummary } from './wizard/quote-summary.tsx';
import { StayForm } from './wizard/stay-form.tsx';
import { useFocusOnStep } from './wizard/use-focus-on-step.ts';
import { useWizard, type WizardInput } from './wizard/use-wizard.ts';

// Not at first: it asks the server whether it is of use.
const SmsTick = lazy(() => import('./wizard/sms-tick.tsx').then(({ SmsTick }) => ({ default: SmsTick })));
// Many listings offer and ask nothing.
const HostParts = lazy(() => import('./wizard/host-parts.tsx').then(({ HostParts }) => ({ default: HostParts })));

interface WizardProps extends WizardInput {
  step: 1 | 2;
}

/** The two steps of booking: the stay, then the contact. */
export function BookingWizard({ step, ...input }: WizardProps) {
  const { t } = useTranslation(['bookings', 'common']);
  const { service, onStep } = input;
  const wizard = useWizard(input);
  const { draft, quoted, points, clearNotice } = wizard;
  const { stay } = quoted;

  // Without a stay that can be booked (a typed address, a day that has passed or is sold out) there is no second step.
  // Once the booking has been sent, its own places may be those that lack, so then the server's answer decides.
  const isRefused = (quoted.tooFew || quoted.datesRefused) && draft.key === undefined;
  const withoutStay = step === 2 && (stay === undefined || isRefused);
  useEffect(() => {
    if (withoutStay) onStep(1, { replace: true });
  }, [withoutStay, onStep]);
  const heading = useFocusOnStep(step);
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
        {wizard.notice !== undefined && <News tone="danger">{wizard.notice}</News>}
        {wizard.showsBookings && (
          <div>
            <LinkButton to="/dashboard" kind="quiet">
              {t('myBookings')}
            </LinkButton>
          </div>
        )}
        {wizard.sendingAgain && <News tone="warning">{t('common:sendingAgain')}</News>}
        {step === 1 ? (
          <StayForm
            {...{ service, quoted, today: wizard.today, cut: wizard.cut }}
            value={draft}
            onChange={(value) => {
              clearNotice();
              wizard.keep({ ...draft, ...value });
            }}
            onDone={() => {
              clearNotice();
              onStep(2);
            }}
          />
        ) : (
          <SecondStep {...{ wizard, service }} user={input.user} onChangeStay={() => onStep(1)} />
        )}
      </div>
    </div>
  );
}

interface SecondStepProps {
  wizard: ReturnType<typeof useWizard>;
  service: WizardInput['service'];
  user: WizardInput['user'];
  onChangeStay: () => void;
}

/** The contact, what may be added, the host's questions, the switch for points, and the button that books. */
function SecondStep({ wizard, service, user, onChangeStay }: SecondStepProps) {
  const { t } = useTranslation('bookings');
  const { form, points, busy, quoted, cut, draft, answers } = wizard;
  const byRequest = service.approval === 'request';
  return (
    <form ref={answers.form} noValidate className="grid grid-cols-1 gap-8" onSubmit={wizard.submit}>
      <div className="grid grid-cols-1 gap-3">
        <div onChange={() => wizard.keepWith({})}>
          <ContactStep form={form} />
        </div>
        {!user.preferences.notifications.sms && (
          <LazyPart lost={null}>
            <SmsTick
              control={form.control}
              ownPhone={user.phone}
              checked={draft.wantsSms ?? false}
              onChange={(wantsSms) => wizard.keepWith({ wantsSms })}
            />
          </LazyPart>
        )}
      </div>
      {service.questions.length + service.extras.length > 0 && (
        <LazyPart loading={<Skeleton lines={8} />}>
          <HostParts {...{ service, wizard }} />
        </LazyPart>
      )}
      {cut && <Notice>{t('guestsCut', { count: draft.guests })}</Notice>}
      <BookNow {...{ stay: quoted.stay, byRequest, busy, onChangeStay }} toPay={points.toPay}>
        <PointsSwitch
          balance={points.balance}
          usable={points.usable}
          checked={points.wanted}
          error={points.error}
          onChange={(usePoints) => wizard.keepWith({ usePoints })}
        />
      </BookNow>
    </form>
  );
}
