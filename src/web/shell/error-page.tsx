import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { addresses } from '../lib/addresses.ts';
import { isLostPiece } from '../lib/lost-pieces.ts';
import { useProblemText } from '../lib/problem-text.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { PageMessage } from '../ui/states.tsx';

/** Shown when a page broke, with status 500: what happened, another try, a way home. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const { t } = useTranslation(['shell', 'common']);
  const router = useRouter();
  const textOf = useProblemText();
  const lost = isLostPiece(error);
  return (
    <PageMessage
      alert
      kicker={t('error.title')}
      title={t('error.heading')}
      text={lost ? t('common:lostPiece') : textOf(error)}
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
