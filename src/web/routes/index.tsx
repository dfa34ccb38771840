import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { addresses } from '../lib/addresses.ts';
import { pageHead } from '../lib/head.ts';
import { LinkButton } from '../ui/button.tsx';

export const Route = createFileRoute('/')({
  head: ({ match }) => {
    const { i18n } = match.context.texts;
    return pageHead(match.context, {
      title: i18n.t('tagline', { ns: 'shell' }),
      description: i18n.t('description', { ns: 'shell' }),
      path: '/',
    });
  },
  component: Home,
});

function Home() {
  const { t } = useTranslation('shell');
  return (
    <section className="page grid justify-items-start gap-6 py-24">
      <h1 className="max-w-3xl">{t('tagline')}</h1>
      <p className="max-w-prose text-l text-ink-soft">{t('description')}</p>
      <LinkButton to={addresses.services}>{t('services')}</LinkButton>
    </section>
  );
}
