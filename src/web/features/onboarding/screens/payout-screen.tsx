import { useQueryClient } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { useSignInAgain } from '#web/features/accounts/sign-in-again.tsx';
import { useSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { PayoutFields, usePayoutMethod } from '../payout-form.tsx';
import { applicationQuery } from '../queries.ts';
import { ScreenForm } from '../wizard/screen-form.tsx';
import type { ScreenProps } from '../wizard/screen-props.ts';
import { useSave } from '../wizard/use-save.ts';

// Its dialog is loaded once there is something to lose, since it would make the first load of these pages too large.
const LeaveQuestion = lazy(() =>
  import('#web/ui/leave-question.tsx').then(({ LeaveQuestion: question }) => ({ default: question })),
);

/** Where the provider's earnings go; what is set already is shown masked. */
export function PayoutScreen({ application, goOn }: ScreenProps) {
  const { t } = useTranslation('application');
  const { providerId, payoutMethod, contact, steps } = application;
  const isSet = steps.some(({ step, done }) => step === 'payout' && done);
  const mine = useSession().user?.memberships.find((one) => one.providerId === providerId);
  // Where the account does not name it yet, the server decides.
  const mayChange = mine === undefined || mine.rights.includes('money');
  const [changing, setChanging] = useState(!isSet);
  const queries = useQueryClient();
  const method = usePayoutMethod();
  const signIn = useSignInAgain();
  const { show, busy, run, failure, fields, setFields, clear } = useSave();
  const next = async () => {
    if (!changing || !mayChange) return goOn();
    const differs = method.check();
    if (Object.keys(differs).length > 0) return setFields(differs);
    let saved = false;
    await run(async () => {
      clear();
      try {
        saved = (await signIn.run(() => method.send(providerId))) !== undefined;
        if (!saved) return;
        method.forget();
        await queries.fetchQuery(applicationQuery);
      } catch (problem) {
        await show(problem, t('notSaved'));
      }
    });
    if (saved) await goOn();
  };
  return (
    <ScreenForm screen="payout" busy={busy} failure={failure} onNext={next}>
      {isSet && (
        <p className="flex gap-2 font-semibold text-brand">
          <Icon name="check" />
          {payoutMethod ? t('payout.present', { destination: payoutMethod.destination }) : t('payout.hidden')}
        </p>
      )}
      {!mayChange && !isSet && <p>{t('payout.forbidden')}</p>}
      {mayChange && changing && (
        <>
          <PayoutFields typed={method.typed} setTyped={method.setTyped} problems={fields} onEdit={clear} />
          <p className="max-w-prose text-s text-ink-soft">{t('payout.checked', { email: contact.email })}</p>
        </>
      )}
      {mayChange && isSet && (
        <div>
          <Button kind="quiet" onClick={() => setChanging(!changing)}>
            {changing ? t('payout.keep', { destination: payoutMethod?.destination ?? '' }) : t('payout.change')}
          </Button>
        </div>
      )}
      {changing && method.isTyped && (
        <LazyPart lost={null}>
          <LeaveQuestion asks={!busy} />
        </LazyPart>
      )}
      {signIn.dialog}
    </ScreenForm>
  );
}
