import { Link } from '@tanstack/react-router';
import { lazy, useRef, useState } from 'react';
import type { FavoriteList } from '#shared/contracts/favorites.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import type { ListAct } from './list-acts.ts';

const ListDialog = lazy(() => import('./list-dialogs.tsx'));

interface ListBarProps {
  lists: readonly FavoriteList[];
  chosen: FavoriteList;
}

/** The lists, of which one is chosen, and what can be done with it. */
export function ListBar({ lists, chosen }: ListBarProps) {
  const { t } = useTranslation('favorites');
  const [act, setAct] = useState<ListAct>();
  const [open, setOpen] = useState(false);
  const pressed = useRef<HTMLButtonElement>(null);
  const button = (name: ListAct, label: string) => (
    <Button
      kind={name === 'share' ? 'quiet' : 'plain'}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => {
        pressed.current = currentTarget;
        setAct(name);
        setOpen(true);
      }}
    >
      {label}
    </Button>
  );
  return (
    <div className="grid grid-cols-1 gap-4 border-b border-line pb-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <nav aria-label={t('lists.label')} className="min-w-0">
          <ul className="flex flex-wrap gap-2">
            {lists.map(({ id, name, count }) => (
              <li key={id} className="min-w-0">
                <Link
                  to="/favorites"
                  search={id === lists[0]?.id ? {} : { list: id }}
                  // By itself the router would take the first list for chosen, whatever list the address names.
                  activeOptions={{ exact: true }}
                  aria-current={id === chosen.id ? 'page' : undefined}
                  className="flex min-h-11 items-center gap-2 rounded-m border border-line-strong px-4 wrap-anywhere hover:border-ink aria-[current=page]:border-brand aria-[current=page]:bg-brand aria-[current=page]:text-on-brand"
                >
                  <span className="min-w-0">{name ?? t('title')}</span>
                  <span className="text-s tabular-nums">
                    <span aria-hidden="true">{count}</span>
                    <span className="sr-only">{t('lists.count', { count })}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {button('new', t('lists.new'))}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {button('share', t('share'))}
        {chosen.name !== null && button('rename', t('lists.rename'))}
        {chosen.name !== null && button('delete', t('lists.delete'))}
      </div>
      {act && (
        <LazyPart>
          <ListDialog key={act} act={act} list={chosen} open={open} onClose={() => setOpen(false)} returnTo={pressed} />
        </LazyPart>
      )}
    </div>
  );
}
