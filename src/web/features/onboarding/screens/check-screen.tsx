import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy } from 'react';
import { submitApplicationCall } from '#shared/contracts/onboarding.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { News } from '#web/ui/news.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { keepApplication, refreshAccount } from '../queries.ts';
import { partOfStep, screenBefore, screenOfMissing, screenOfStep } from '../screens.ts';
import type { ScreenProps } from '../wizard/screen-props.ts';
import { Summary } from '../wizard/summary.tsx';
import { useSave } from '../wizard/use-save.ts';

const Unverified = lazy(() => import('../wizard/unverified.tsx'));

/** The whole application to be read once more, what it lacks, and the button that sends it. */
export function CheckScreen({ application }: ScreenProps) {
  const { t } = useTranslation('application');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { show, busy, run, failure, clear } = useSave();
  const missing = application.steps.flatMap((step) => step.missing);
  const send = () =>
    run(async () => {
      clear();
      try {
        const { application: sent } = await api(submitApplicationCall, {});
        await refreshAccount();
        keepApplication(queries, sent);
        await navigate({ to: '/onboard/$step', params: { step: 'status' } });
      } catch (problem) {
        await show(problem, t('check.failed'));
      }
    });
  return (
    <div className="grid grid-cols-1 gap-8">
      {missing.length > 0 && (
        <Notice tone="warning" still title={t('check.incomplete', { count: missing.length })}>
          <ul className="mt-2 grid">
            {missing.map((part) => (
              <li key={part}>
                <TextLink
                  to="/onboard/$step"
                  params={{ step: screenOfMissing[part] }}
                  className="inline-flex min-h-11 items-center text-inherit"
                >
                  {t(`missing.${part}`)}
                </TextLink>
              </li>
            ))}
          </ul>
          {missing.some((part) => screenOfMissing[part] === 'documents') && <p>{t('check.documents')}</p>}
        </Notice>
      )}
      {application.rejectReason && <ToMend application={application} />}
      <LazyPart lost={null}>
        <Unverified />
      </LazyPart>
      <Summary application={application} />
      {failure && (
        <News tone="danger" title={failure.title}>
          {failure.text}
        </News>
      )}
      <div className="grid gap-4 border-t border-line pt-6">
        <p className="max-w-prose text-s text-ink-soft">{t('check.agree')}</p>
        <div className="flex flex-wrap-reverse items-center gap-3">
          <LinkButton kind="quiet" to="/onboard/$step" params={{ step: screenBefore('check') ?? 'kind' }}>
            {t('back')}
          </LinkButton>
          <Button busy={busy} disabled={missing.length > 0} onClick={() => void send()}>
            {application.status === 'rejected' ? t('check.sendAgain') : t('check.send')}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** What the team has asked to be changed, with the ways there. */
function ToMend({ application: { rejectReason, rejectedSteps } }: Pick<ScreenProps, 'application'>) {
  const { t } = useTranslation('application');
  return (
    <Notice tone="danger" still title={t('check.mend')}>
      <p className="whitespace-pre-line wrap-anywhere">{rejectReason}</p>
      <ul className="grid">
        {rejectedSteps.map((step) => (
          <li key={step}>
            <TextLink
              to="/onboard/$step"
              params={{ step: screenOfStep[step] }}
              className="inline-flex min-h-11 items-center text-inherit"
            >
              {t('rejected.mend', { name: t(partOfStep[step]) })}
            </TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
