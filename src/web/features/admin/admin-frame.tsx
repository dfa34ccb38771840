import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { KeyOf } from '#shared/i18n/translate.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LineDrawing } from '#web/ui/line-drawing.tsx';
import { FoldedNav } from './folded-nav.tsx';
import { useNotedPages } from './list/last-lists.ts';

interface Entry {
  key: KeyOf<'admin-panel'>;
  to: string;
  drawing: string;
}

/** The pages of the panel, in the order in which they are shown. */
const entries: Entry[] = [
  { key: 'overview', to: '/admin', drawing: 'M4 20V10M10 20V4M16 20v-7M3 20h18' },
  {
    key: 'users',
    to: '/admin/users',
    drawing:
      'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.4-3.7 2.9-6 6.5-6s6.1 2.3 6.5 6M15.5 4.4a3.5 3.5 0 0 1 0 6.2M18 14.6c2 .9 3.2 2.8 3.5 5.4',
  },
  { key: 'services', to: '/admin/services', drawing: 'M4 10.5 12 4l8 6.5V20H4zM9.5 20v-6h5v6' },
  {
    key: 'bookings',
    to: '/admin/bookings',
    drawing: 'M4 6.5h16V20H4zM4 10.5h16M8 4v4M16 4v4M8.5 15.5l2.5 2.2 4.5-4.2',
  },
  { key: 'payments', to: '/admin/payments', drawing: 'M3 6.5h18v11H3zM3 10h18M6.5 14h4' },
  {
    key: 'reviews',
    to: '/admin/reviews',
    drawing: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.2 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.2 5.9-.8z',
  },
  {
    key: 'tickets',
    to: '/admin/tickets',
    drawing: 'M4 5h16v11H10.5L6 20v-4H4zM8 9h8M8 12h5',
  },
  {
    key: 'help',
    to: '/admin/help',
    drawing: 'M5 4.5h9l5 5v10H5zM13.5 4.5v5.5H19M8.5 13.5h7M8.5 16.5h4.5',
  },
  {
    key: 'newsletter',
    to: '/admin/newsletter',
    drawing: 'M3.5 6h17v12h-17zM3.5 7l8.5 6.5L20.5 7',
  },
  { key: 'settings', to: '/admin/settings', drawing: 'M4 7h9M17 7h3M4 17h3M11 17h9M13 4.5h4v5h-4zM7 14.5h4v5H7z' },
  { key: 'audit', to: '/admin/audit', drawing: 'M5 4h11l3 3v13H5zM8.5 10h7M8.5 13.5h7M8.5 17h4.5' },
];

/** What surrounds the pages for admins: the ways to them, at the left on wide screens, above the page on others. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('admin-panel');
  const { pathname } = useLocation();
  const here = entries.findLast(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  useNotedPages();
  return (
    <div className="page grid grid-cols-1 gap-x-12 gap-y-6 py-5 md:py-8 lg:grid-cols-[13rem_minmax(0,1fr)] lg:py-10 print:block">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 self-start border-b border-line pb-3 lg:sticky lg:top-24 lg:grid lg:content-start lg:justify-stretch lg:gap-4 lg:border-0 lg:pb-0 print:hidden">
        <p className="font-display text-l leading-tight max-md:hidden lg:border-b lg:border-line lg:pb-4">
          {t('name')}
        </p>
        <FoldedNav label={t('nav')} current={here ? `${t('name')}: ${t(here.key)}` : t('name')}>
          <ul className="flex flex-wrap gap-1 lg:grid">
            {entries.map(({ key, to, drawing }) => (
              <li key={key}>
                <Link
                  to={to}
                  activeOptions={{ includeSearch: false, exact: to === '/admin' }}
                  className="flex min-h-11 items-center gap-2.5 rounded-m px-3 text-ink-soft transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand lg:min-h-12"
                >
                  <LineDrawing path={drawing} className="size-5.5" />
                  {t(key)}
                </Link>
              </li>
            ))}
          </ul>
        </FoldedNav>
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
