import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';

const views = [
  { to: '/admin/services', label: 'view.waiting', exact: true },
  { to: '/admin/services/providers', label: 'view.providers', exact: false },
  { to: '/admin/services/listings', label: 'view.listings', exact: false },
  { to: '/admin/services/documents', label: 'view.documents', exact: false },
] as const;

/** Title of the four lists, and the ways from one to another. */
export function ListPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation('admin-approvals');
  return (
    <div className="grid grid-cols-1 gap-6">
      <header className="grid max-w-2xl gap-2">
        <h1>{t('title')}</h1>
        <p className="text-ink-soft">{t('lead')}</p>
      </header>
      <nav aria-label={t('view.nav')}>
        <ul className="flex flex-wrap gap-x-5 border-b border-line sm:gap-x-8">
          {views.map(({ to, label, exact }) => (
            <li key={to}>
              <Link
                to={to}
                activeOptions={{ exact, includeSearch: false }}
                className="-mb-px inline-flex min-h-11 min-w-11 items-center justify-center border-b-2 border-transparent text-s font-medium text-ink-soft transition-colors hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-ink sm:text-m"
              >
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}
