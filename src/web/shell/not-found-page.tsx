import { useTranslation } from 'react-i18next';
import { addresses } from '../lib/addresses.ts';
import { LinkButton } from '../ui/button.tsx';

/** Shown at addresses without a page, with status 404. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <section className="page grid justify-items-start gap-4 py-16">
      <h1>{t('notFound.title')}</h1>
      <p className="max-w-prose text-ink-soft">{t('notFound.text')}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={addresses.services}>{t('notFound.services')}</LinkButton>
        <LinkButton to="/" kind="quiet">
          {t('error.home')}
        </LinkButton>
      </div>
    </section>
  );
}
