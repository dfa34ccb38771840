import type { SharedList } from '#shared/contracts/favorites.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Empty } from '#web/ui/empty.tsx';
import { SavedCards } from './page/saved-cards.tsx';

/** A list as whoever has its link sees it. */
export function SharedListPage({ list: { name, owner, items, total, page, unavailable } }: { list: SharedList }) {
  const { t } = useTranslation('favorites');
  return (
    <div className="page grid grid-cols-1 gap-8 py-8 md:py-12">
      <header className="grid gap-2">
        <h1 className="wrap-anywhere">{name ?? t('title')}</h1>
        <p className="text-ink-soft wrap-anywhere">
          {owner === null ? t('shared.text') : t('shared.by', { name: owner })}
        </p>
      </header>
      {total === 0 ? (
        <Empty title={t('shared.empty')} text={t('shared.empty.text')} />
      ) : (
        <SavedCards items={items} page={page} total={total}>
          {unavailable > 0 && (
            <p className="border-t border-line pt-4 text-ink-soft">{t('gone.count', { count: unavailable })}</p>
          )}
        </SavedCards>
      )}
    </div>
  );
}
