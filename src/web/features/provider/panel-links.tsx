import { Link, useLocation } from '@tanstack/react-router';
import type { KeyOf } from '#shared/i18n/translate.ts';
import type { ProviderRight } from '#shared/rights.ts';
import { useSession } from '#web/lib/session.ts';
import { useUnread } from '#web/lib/unread.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LineDrawing } from '#web/ui/line-drawing.tsx';
import { useMember } from './use-member.ts';

interface PanelEntry {
  key: KeyOf<'provider-panel'>;
  to: string;
  /** Whoever has none of these at the organisation does not see the entry. */
  rights?: ProviderRight[];
  /** Pages that belong to it, and whose addresses do not begin with its own. */
  further?: string;
  drawing: string;
}

/** The pages of the panel, in the order in which they are shown. */
const entries: PanelEntry[] = [
  { key: 'overview', to: '/provider', drawing: 'M4 4.5h7v7H4zM14 4.5h6v4h-6zM14 11.5h6v8h-6zM4 14.5h7v5H4z' },
  { key: 'services', to: '/provider/services', rights: ['manage'], drawing: 'M4 10.5 12 4l8 6.5V20H4zM9.5 20v-6h5v6' },
  {
    key: 'bookings',
    to: '/provider/bookings',
    rights: ['bookings'],
    further: '/provider/check-in',
    drawing: 'M5.5 4.5h13V20h-13zM9 2.8h6v3.4H9zM9 11h6.5M9 15l1.6 1.6 3.2-3.2',
  },
  {
    key: 'messages',
    to: '/provider/messages',
    rights: ['bookings'],
    drawing: 'M4 5h16v11.5h-7.5L8 20.5v-4H4zM8 9h8M8 12.5h5',
  },
  {
    key: 'earnings',
    to: '/provider/earnings',
    rights: ['money'],
    drawing: 'M3.5 7.5h15a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2h-15zM3.5 7.5V7A2.5 2.5 0 0 1 6 4.5h11v3M16.5 13.7v.2',
  },
  {
    key: 'settings',
    to: '/provider/settings',
    drawing:
      'M4 7h9M18 7h2M4 17h2M11 17h9M15.5 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM8.5 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  },
  {
    key: 'calendar',
    to: '/provider/calendar',
    rights: ['bookings', 'manage'],
    drawing:
      'M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5v4M15.5 3.5v4M8.3 13.6v.2M12 13.6v.2M15.7 13.6v.2M8.3 16.8v.2M12 16.8v.2',
  },
  {
    key: 'reviews',
    to: '/provider/reviews',
    rights: ['manage'],
    drawing: 'M4 5h16v11.5h-7.5L8 20.5v-4H4zM12 7.6l1 2.1 2.3.3-1.7 1.6.4 2.3-2-1.1-2 1.1.4-2.3-1.7-1.6 2.3-.3z',
  },
];

/** So many have room side by side at the foot of a phone. */
const footMost = 6;

/** What stands at the foot of a phone, and what is behind “More” there, where not all has room. */
export function footOf(found: readonly PanelEntry[]): { shown: readonly PanelEntry[]; more: readonly PanelEntry[] } {
  if (found.length <= footMost) return { shown: found, more: [] };
  return { shown: found.slice(0, footMost - 1), more: found.slice(footMost - 1) };
}

/** The pages that somebody with these rights may open. */
export const entriesFor = (mine: readonly ProviderRight[]): PanelEntry[] =>
  entries.filter(({ rights }) => !rights || rights.some((right) => mine.includes(right)));

/**
 * What a link from the panel adds to its address: the business, where the person acts for several. The type `never` fits the
 * parameters of every page.
 */
export function useBusinessSearch(): never {
  const { providerId } = useMember();
  const several = (useSession().user?.memberships.length ?? 0) > 1;
  return (several ? { providerId } : {}) as never;
}

/** How many conversations are unread; nothing where there are none. */
function Unread() {
  const { t } = useTranslation('provider-panel');
  const { providerId } = useMember();
  const count = useUnread(providerId);
  if (count === 0) return null;
  return (
    <span className="rounded-full bg-action px-2 py-0.5 text-xs font-semibold text-on-action max-lg:absolute max-lg:top-1 max-lg:right-1/4 lg:ml-auto">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('unread', { count })}</span>
    </span>
  );
}

interface PanelLinkProps {
  entry: PanelEntry;
  className: string;
  icon: string;
}

/** One of the panel's pages; the current one is marked. */
export function PanelLink({ entry: { key, to, further, drawing }, className, icon }: PanelLinkProps) {
  const { t } = useTranslation('provider-panel');
  const search = useBusinessSearch();
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <Link
      to={to}
      search={search}
      activeOptions={{ exact: to === '/provider', includeSearch: false }}
      className={className}
      {...(pathname === further && { 'aria-current': 'page' })}
    >
      <LineDrawing path={drawing} className={icon} />
      <span>{t(key)}</span>
      {key === 'messages' && <Unread />}
    </Link>
  );
}
