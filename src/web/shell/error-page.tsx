import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { addresses } from '#web/lib/addresses.ts';
import { useConnection } from '#web/lib/connection.ts';
import { isLostPiece } from '#web/lib/lost-pieces.ts';
import { forgetShownError, isUnreached, noteShownError } from '#web/lib/offline/shown-error.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { PageMessage } from '#web/ui/page-message.tsx';
import { PendingPage } from './pending-page.tsx';

/** Shown when a page broke, with status 500, or lacks the connection: what happened, another try, a way home. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const { t } = useTranslation(['shell', 'common']);
  const router = useRouter();
  const textOf = useProblemText();
  const offline = useConnection().lost && isUnreached(error);
  const lost = isLostPiece(error);
  if (useMending(error, offline)) return <PendingPage />;
  return (
    <PageMessage
      alert
      {...(!offline && { kicker: t('error.title') })}
      title={offline ? t('error.offline') : t('error.heading')}
      text={offline ? t('error.notKept') : lost ? t('common:lostPiece') : textOf(error)}
    >
      <Button onClick={() => (lost ? window.location.reload() : void router.invalidate())}>
        {t('common:tryAgain')}
      </Button>
      <LinkButton to={addresses.home} kind="quiet">
        {t('error.home')}
      </LinkButton>
    </PageMessage>
  );
}

/** Whether a kept copy of the page is still being looked for. */
function useMending(error: unknown, offline: boolean): boolean {
  const [mending, setMending] = useState(offline);
  useEffect(() => {
    void noteShownError(error).then(() => setMending(false));
    return forgetShownError;
  }, [error]);
  return mending;
}
