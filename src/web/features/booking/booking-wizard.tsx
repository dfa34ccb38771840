import { useEffect } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { News } from '#web/ui/news.tsx';
import { BookNow } from './wizard/book-now.tsx';
import { ContactStep } from './wizard/contact-step.tsx';
import { PointsSwitch } from './wizard/points-switch.tsx';
import { QuoteSummary } from './wizard/quote-summary.tsx';
import { StayForm } from './wizard/stay-form.tsx';
import { useFocusOnStep } from './wizard/use-focus-on-step.ts';
import { useWizard, type WizardInput } from './wizard/use-wizard.ts';

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

  // Without a valid stay (a typed address, a day that has passed meanwhile) there is no second step.
  const withoutStay = step === 2 && stay === undefined;
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
          <SecondStep wizard={wizard} onChangeStay={() => onStep(1)} />
        )}
      </div>
    </div>
  );
}

interface SecondStepProps {
  wizard: ReturnType<typeof useWizard>;
  onChangeStay: () => void;
}

/** The contact, the switch for points, and the button that books. */
function SecondStep({ wizard, onChangeStay }: SecondStepProps) {
  const { form, points, busy, quoted } = wizard;
  return (
    <form noValidate className="grid grid-cols-1 gap-8" onSubmit={wizard.submit}>
      <div onChange={wizard.keepContact}>
        <ContactStep form={form} />
      </div>
      <BookNow {...{ stay: quoted.stay, busy, onChangeStay }} toPay={points.toPay}>
        <PointsSwitch
          balance={points.balance}
          usable={points.usable}
          checked={points.wanted}
          error={points.error}
          onChange={wizard.keepUsePoints}
        />
      </BookNow>
    </form>
  );
}
