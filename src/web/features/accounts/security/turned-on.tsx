import { renewRecoveryCodesCall, turnOffSecondFactorCall } from '#shared/contracts/second-factor.ts';
import { formatInstant } from '#shared/dates.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { useSignInAgain } from '../sign-in-again.tsx';
import { ProofForm } from './proof-form.tsx';

/** So few are worth a warning. */
const few = 3;

/** Since when it is on, and how many recovery codes are left. */
export function State({ since, codesLeft }: { since: string; codesLeft: number }) {
  const { t } = useTranslation('security');
  const lang = useLang();
  return (
    <>
      <FactList
        facts={[
          [t('since'), formatInstant(new Date(since), lang)],
          [t('left'), t('left.value', { left: codesLeft })],
        ]}
      />
      {codesLeft <= few && (
        <Notice still tone="warning">
          {t('left.few')}
        </Notice>
      )}
    </>
  );
}

interface ChangeProps {
  /** Without a password a recent sign-in is asked for beside the code. */
  hasPassword: boolean;
  onLeave: () => void;
}

interface RenewCodesProps extends ChangeProps {
  onDone: (codes: readonly string[]) => void;
}

export function RenewCodes({ hasPassword, onDone, onLeave }: RenewCodesProps) {
  const { t } = useTranslation('security');
  const { dialog, run } = useSignInAgain();
  return (
    <>
      <ProofForm
        password={hasPassword}
        code="any"
        button={t('renew.confirm')}
        onLeave={onLeave}
        send={async (proof) => {
          const renewed = await run(() => api(renewRecoveryCodesCall, { body: proof }));
          if (renewed) onDone(renewed.recoveryCodes);
        }}
      >
        <h3 className="text-m">{t('renew')}</h3>
        <p>{t('renew.text')}</p>
      </ProofForm>
      {dialog}
    </>
  );
}

export function TurnOff({ hasPassword, onDone, onLeave }: ChangeProps & { onDone: () => void }) {
  const { t } = useTranslation('security');
  const { dialog, run } = useSignInAgain();
  const send = async (proof: { currentPassword: string; code: string }) => {
    if (await run(() => api(turnOffSecondFactorCall, { body: proof }))) onDone();
  };
  return (
    <>
      <ProofForm password={hasPassword} code="any" danger button={t('turnOff.confirm')} {...{ send, onLeave }}>
        <h3 className="text-m">{t('turnOff.title')}</h3>
        <p>{t('turnOff.text')}</p>
      </ProofForm>
      {dialog}
    </>
  );
}
