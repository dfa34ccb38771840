import { useTranslation } from '#web/lib/use-translation.ts';
import { classes } from '#web/ui/classes.ts';
import { Inbox } from './inbox.tsx';
import type { InboxSearch } from './queries.ts';

/** The conversations of a traveller with hosts. */
export function MessagesPage({ search }: { search: InboxSearch }) {
  const { t } = useTranslation('messages');
  return (
    <div className="page grid grid-cols-1 gap-6 py-6 md:py-10">
      {/* An open conversation has the whole screen of a phone. */}
      <header className={classes('grid gap-2', search.conversation !== undefined && 'max-lg:sr-only')}>
        <h1>{t('title')}</h1>
        <p className="text-ink-soft">{t('lead')}</p>
      </header>
      <Inbox search={search} />
    </div>
  );
}
