import { renewRecoveryCodesCall, turnOffSecondFactorCall } from '#shared/contracts/second-factor.ts';
import { formatInstant } from '#shared/dates.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { useLang } from '#web/ui/use-lang.ts';
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

interface RenewCodesProps {
  onDone: (codes: readonly string[]) => void;
  onLeave: () => void;
}

export function RenewCodes({ onDone, onLeave }: RenewCodesProps) {
  const { t } = useTranslation('security');
  return (
    <ProofForm
      password
      code="any"
      button={t('renew.confirm')}
      onLeave={onLeave}
      send={async (proof) => onDone((await api(renewRecoveryCodesCall, { body: proof })).recoveryCodes)}
    >
      <h3 className="text-m">{t('renew')}</h3>
      <p>{t('renew.text')}</p>
    </ProofForm>
  );
}

export function TurnOff({ onDone, onLeave }: { onDone: () => void; onLeave: () => void }) {
  const { t } = useTranslation('security');
  const send = async (proof: { currentPassword: string; code: string }) => {
    await api(turnOffSecondFactorCall, { body: proof });
    onDone();
  };
  return (
    <ProofForm password code="any" danger button={t('turnOff.confirm')} {...{ send, onLeave }}>
      <h3 className="text-m">{t('turnOff.title')}</h3>
      <p>{t('turnOff.text')}</p>
    </ProofForm>
  );
}
