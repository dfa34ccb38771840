import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { addresses } from '#web/lib/addresses.ts';
import { useConnection } from '#web/lib/connection.ts';
import { isLostChunk } from '#web/lib/lost-chunks.ts';
import { forgetShownError, isConnectionError, noteShownError } from '#web/lib/offline/shown-error.ts';
import { useFailureWords } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { PageMessage } from '#web/ui/page-message.tsx';
import { PendingPage } from './pending-page.tsx';

export interface ErrorPageProps extends ErrorComponentProps {
  /** What has failed, for a page that has words of its own for it. */
  failed?: string;
}

/** Shown instead of a page that threw an error (status 500) or could not be loaded without a connection. */
export function ErrorPage({ error, failed }: ErrorPageProps) {
  const { t } = useTranslation(['shell', 'common']);
  const router = useRouter();
  const wordsFor = useFailureWords();
  const offline = useConnection().lost && isConnectionError(error);
  const lost = isLostChunk(error);
  if (useRecovering({ error, offline })) return <PendingPage />;
  const heading = t('error.heading');
  const { title = heading, text } = wordsFor(error, failed ?? (offline ? t('error.offline') : heading));
  return (
    <PageMessage
      alert
      {...(!offline && title === heading && { kicker: t('error.title') })}
      title={title}
      text={offline ? t('error.notKept') : lost ? t('common:lostChunk') : text}
    >
      <Button onClick={() => (lost ? window.location.reload() : void router.invalidate())}>
        {t('common:tryAgain')}
      </Button>
      <LinkButton to={addresses.home} kind="quiet">
        {t('error.home')}
      </LinkButton>
      <LinkButton to="/help" kind="plain">
        {t('help')}
      </LinkButton>
    </PageMessage>
  );
}

/** Whether the worker is still being asked for a kept copy of the page. */
function useRecovering({ error, offline }: { error: unknown; offline: boolean }): boolean {
  const [recovering, setRecovering] = useState(offline);
  useEffect(() => {
    void noteShownError(error).then(() => setRecovering(false));
    return forgetShownError;
  }, [error]);
  return recovering;
}
