import { useTranslation } from '#web/lib/use-translation.ts';
import type { UsersSearch } from './search.ts';
import { UserControls } from './users/user-controls.tsx';
import { UserList } from './users/user-list.tsx';

/** Everybody with an account; words, filters, order and page are in the address. */
export function UsersPage({ search }: { search: UsersSearch }) {
  const { t } = useTranslation('admin-users');
  return (
    <div className="grid grid-cols-1 gap-6">
      <header className="grid max-w-2xl gap-2">
        <h1>{t('title')}</h1>
        <p className="text-ink-soft">{t('lead')}</p>
      </header>
      <UserControls search={search} />
      <UserList search={search} />
    </div>
  );
}
