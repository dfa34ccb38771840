import { useState } from 'react';
import { confirmSecondFactorCall, type Enrolment, startSecondFactorCall } from '#shared/contracts/second-factor.ts';
import { api } from '#web/lib/api.ts';
import { Problem } from '#web/lib/problem.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { textLinkClasses } from '#web/ui/text-link.tsx';
import { useSignInAgain } from '../sign-in-again.tsx';
import { ProofForm } from './proof-form.tsx';
import { useCopy } from './use-copy.ts';

interface SetUpProps {
  /** Without a password a recent sign-in is asked for. */
  hasPassword: boolean;
  /** It is on; the codes are shown only now. */
  onDone: (codes: readonly string[]) => void;
  /** It was turned on meanwhile, on another device or by a request whose answer was lost. */
  onKnown: () => void;
  onLeave: () => void;
}

/** First the password, or for whoever has none a recent sign-in; then the key for the app, and the first code from it. */
export function SetUp({ hasPassword, onDone, onKnown, onLeave }: SetUpProps) {
  const { t } = useTranslation('security');
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [refused, setRefused] = useState<string>();
  const { dialog, run } = useSignInAgain();
  const unlessKnown = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      if (problem.code === 'second_factor_on') return onKnown();
      if (problem.code !== 'second_factor_not_started') throw problem;
      setEnrolment(undefined);
      setRefused(problem.message);
    }
  };
  if (enrolment) {
    return (
      <ProofForm
        key="code"
        code="app"
        button={t('turnOn')}
        onLeave={onLeave}
        send={({ code }) =>
          unlessKnown(async () => onDone((await api(confirmSecondFactorCall, { body: { code } })).recoveryCodes))
        }
      >
        <Steps enrolment={enrolment} />
      </ProofForm>
    );
  }
  return (
    <>
      <ProofForm
        key="password"
        password={hasPassword}
        button={t('continue')}
        onLeave={onLeave}
        send={({ currentPassword }) =>
          unlessKnown(async () => {
            const started = await run(() => api(startSecondFactorCall, { body: { currentPassword } }));
            if (!started) return;
            setEnrolment(started);
            setRefused(undefined);
          })
        }
      >
        {!hasPassword && <p>{t('noPassword')}</p>}
        {refused !== undefined && <Notice tone="warning">{refused}</Notice>}
      </ProofForm>
      {dialog}
    </>
  );
}

/** What to do, with the key as a QR code, as a link for the device itself, and in letters. */
function Steps({ enrolment: { key, uri, qr } }: { enrolment: Enrolment }) {
  const { t } = useTranslation('security');
  const copy = useCopy();
  return (
    <ol className="grid list-decimal gap-4 pl-5">
      <li>{t('steps.app')}</li>
      <li>
        <div className="grid justify-items-start gap-3">
          <p>{t('steps.scan')}</p>
          <svg
            role="img"
            aria-label={t('qr')}
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            shapeRendering="crispEdges"
            className="w-56 max-w-full rounded-m forced-color-adjust-none"
          >
            {/* Apps read dark squares on a light ground, in the dark theme too. */}
            <path d={`M0 0h${qr.size}v${qr.size}H0z`} fill="#fff" />
            <path d={qr.path} fill="#000" />
          </svg>
          <p>
            <a href={uri} className={textLinkClasses}>
              {t('key.open')}
            </a>
          </p>
          <p className="grid gap-1">
            <span>{t('key')}</span>
            <code className="font-mono text-m wrap-anywhere select-all">{inGroups(key)}</code>
          </p>
          <Button kind="quiet" onClick={() => void copy(key)}>
            {t('key.copy')}
          </Button>
        </div>
      </li>
      <li>{t('steps.code')}</li>
    </ol>
  );
}

/** Groups of four are easier to type. */
const inGroups = (key: string): string => key.replace(/(.{4})(?=.)/g, '$1 ');
