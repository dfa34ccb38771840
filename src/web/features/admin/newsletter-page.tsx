import { useFocusAfterAct } from '#web/lib/use-focus-after-act.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { AdminList } from './list/admin-list.tsx';
import { SubscriberControls } from './newsletter/subscriber-controls.tsx';
import { useSubscriberTable } from './newsletter/subscriber-table.tsx';
import type { NewsletterListSearch } from './newsletter-search.ts';
import { subscribersQuery } from './queries.ts';

/** Who gets the newsletter; words, filters and page are in the address. */
export function NewsletterListPage({ search }: { search: NewsletterListSearch }) {
  const { t } = useTranslation('admin-newsletter');
  const { place, onActed } = useFocusAfterAct<HTMLHeadingElement>();
  const isWhole = Object.keys(search).every((name) => name === 'page');
  const action = (
    <LinkButton to="/admin/newsletter" search={{}} kind="quiet">
      {t('all')}
    </LinkButton>
  );
  return (
    <div className="grid grid-cols-1 gap-6">
      <header className="grid max-w-2xl gap-2">
        <h1 ref={place} tabIndex={-1} className="outline-none">
          {t('title')}
        </h1>
        <p className="text-ink-soft">{t('lead')}</p>
      </header>
      <SubscriberControls search={search} />
      <AdminList
        query={subscribersQuery(search)}
        none={
          isWhole ? { title: t('nobody'), text: t('nobodyText') } : { title: t('none'), text: t('noneText'), action }
        }
        table={useSubscriberTable({ onActed })}
      />
    </div>
  );
}
