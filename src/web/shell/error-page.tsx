import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../lib/problem-text.ts';
import { Button, LinkButton } from '../ui/button.tsx';

/** Shown when a page broke, with status 500: what happened, another try, a way home. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const { t } = useTranslation(['shell', 'common']);
  const router = useRouter();
  const textOf = useProblemText();
  return (
    <section className="page grid justify-items-start gap-4 py-16" role="alert">
      <h1>{t('error.title')}</h1>
      <p className="max-w-prose text-ink-soft">{textOf(error)}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void router.invalidate()}>{t('common:tryAgain')}</Button>
        <LinkButton to="/" kind="quiet">
          {t('error.home')}
        </LinkButton>
      </div>
    </section>
  );
}
