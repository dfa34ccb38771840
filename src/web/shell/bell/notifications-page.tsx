import { Link } from '@tanstack/react-router';
import { useTranslation } from '#web/lib/use-translation.ts';
import { NoticeList } from './notice-list.tsx';
import { PushOffer } from './push-offer.tsx';
import { ReadAll } from './read-all.tsx';

/** Everything that the person was told. */
export function NotificationsPage() {
  const { t } = useTranslation('bell');
  return (
    <div className="page grid max-w-3xl grid-cols-1 gap-6 py-8 md:py-12">
      <header className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <h1 className="mr-auto">{t('title')}</h1>
        <ReadAll />
      </header>
      <div className="-mx-4 border-y border-line sm:mx-0 sm:rounded-m sm:border">
        <PushOffer />
        <NoticeList />
      </div>
      <p className="text-s text-ink-soft">
        {t('kept')}{' '}
        <Link to="/profile" search={{ tab: 'preferences' }} className="underline underline-offset-4">
          {t('choose')}
        </Link>
      </p>
    </div>
  );
}
