import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { getSecondFactorCall, type SecondFactor } from '#shared/contracts/second-factor.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { outdate } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge, Notice } from '#web/ui/badge.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { secondFactorQuery } from '../second-factor-query.ts';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { SetUp } from './set-up.tsx';
import { RenewCodes, State, TurnOff } from './turned-on.tsx';

/** What is being done; without it the state is shown. */
type Step = 'set_up' | 'renew' | 'turn_off' | { codes: readonly string[] };

interface SecondFactorPartProps {
  /** Names the account in the file of codes. */
  email: string;
  /** The password is asked for whenever this is changed; without one a recent sign-in is. */
  hasPassword: boolean;
}

/** Two-step verification: its state, setting it up, its recovery codes, turning it off. */
export function SecondFactorPart({ email, hasPassword }: SecondFactorPartProps) {
  const { t } = useTranslation('security');
  const textOf = useProblemText();
  const { data, error, refetch, isFetching } = useQuery(secondFactorQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  const [step, setStep] = useState<Step>();
  const shown = useRef<Step>(undefined);
  // What was pressed is gone with the step before.
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <section aria-labelledby="second-factor" className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="second-factor" ref={heading} tabIndex={-1} className="text-l outline-none">
          {t('title')}
        </h2>
        {data && <Badge tone={data.since ? 'success' : 'neutral'}>{t(data.since ? 'on' : 'off')}</Badge>}
      </div>
      {data ? (
        <Content {...{ data, step, setStep, email, hasPassword }} />
      ) : error ? (
        <LoadError text={textOf(error)} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton />
      )}
    </section>
  );
}

interface ContentProps extends SecondFactorPartProps {
  data: SecondFactor;
  step: Step | undefined;
  setStep: (step: Step | undefined) => void;
}

function Content({ data, step, setStep, email, hasPassword }: ContentProps) {
  const { t } = useTranslation('security');
  const queries = useQueryClient();
  const changed = (next: Step | undefined, done?: string) => {
    outdate(queries, getSecondFactorCall);
    setStep(next);
    if (done !== undefined) toast.success(done);
  };
  const leave = () => setStep(undefined);
  if (typeof step === 'object') return <RecoveryCodeList codes={step.codes} email={email} onKept={leave} />;
  if (!data.since) {
    if (step === 'set_up') {
      return (
        <SetUp
          hasPassword={hasPassword}
          onDone={(codes) => changed({ codes }, t('turnedOn'))}
          onKnown={() => changed(undefined, t('turnedOn'))}
          onLeave={leave}
        />
      );
    }
    return (
      <>
        {data.required && (
          <Notice still tone="warning" title={t('required')}>
            {t('required.text')}
          </Notice>
        )}
        <p className="max-w-prose">{t('what')}</p>
        <div>
          <Button onClick={() => setStep('set_up')}>{t('setUp')}</Button>
        </div>
      </>
    );
  }
  if (step === 'renew')
    return <RenewCodes {...{ hasPassword }} onDone={(codes) => changed({ codes })} onLeave={leave} />;
  if (step === 'turn_off')
    return <TurnOff {...{ hasPassword }} onDone={() => changed(undefined, t('turnedOff'))} onLeave={leave} />;
  return (
    <>
      <State since={data.since} codesLeft={data.codesLeft} />
      <div className="flex flex-wrap gap-3">
        {data.required && (
          <LinkButton to="/admin" className="max-sm:flex-auto">
            {t('required.ready')}
          </LinkButton>
        )}
        <Button kind="quiet" onClick={() => setStep('renew')} className="max-sm:flex-auto">
          {t('renew')}
        </Button>
        <Button kind="danger" onClick={() => setStep('turn_off')} className="max-sm:flex-auto">
          {t('turnOff')}
        </Button>
      </div>
    </>
  );
}
