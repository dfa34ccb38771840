import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { AdminOverview } from '#shared/contracts/admin-overview.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { UnbrokenMpesa } from '#web/ui/unbroken-mpesa.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { FoldedNav } from '../folded-nav.tsx';
import { waitingQuery } from '../money-queries.ts';

const views = [
  { to: '/admin/payments', label: 'view.payments', exact: true },
  { to: '/admin/payments/refunds', label: 'view.refunds', exact: false, waits: 'refunds' },
  { to: '/admin/payments/payouts', label: 'view.payouts', exact: false, waits: 'payouts' },
  { to: '/admin/payments/owed', label: 'view.owed', exact: false },
  { to: '/admin/payments/transfers', label: 'view.transfers', exact: false, waits: 'transfers' },
  { to: '/admin/payments/disputes', label: 'view.disputes', exact: false, waits: 'disputes' },
  { to: '/admin/payments/ledger', label: 'view.ledger', exact: false },
  { to: '/admin/payments/statement', label: 'view.statement', exact: false },
  { to: '/admin/payments/events', label: 'view.events', exact: false },
  { to: '/admin/payments/jobs', label: 'view.jobs', exact: false, waits: 'deadJobs' },
  { to: '/admin/payments/cases', label: 'view.cases', exact: false, waits: 'cases' },
  { to: '/admin/payments/consents', label: 'view.consents', exact: false, waits: 'consents' },
] as const satisfies { to: string; label: string; exact: boolean; waits?: keyof AdminOverview['waiting'] }[];

/** How much waits in all of these places; a dispute that waits is counted once, although it has a case, too. */
function waitingInAll(waiting: AdminOverview['waiting']): number {
  const sum = views.reduce((before, view) => before + ('waits' in view ? waiting[view.waits] : 0), 0);
  return sum - Math.min(waiting.disputes, waiting.cases);
}

interface MoneyPageProps {
  /** What the list or the page has, in a sentence. */
  lead: string;
  children: ReactNode;
}

/** Title of the pages about money, and the ways from one to another, with how much waits there. */
export function MoneyPage({ lead, children }: MoneyPageProps) {
  const { t } = useTranslation('admin-payments');
  const waiting = useQuery(waitingQuery).data;
  const { pathname } = useLocation();
  const here = views.findLast(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  const all = waiting ? waitingInAll(waiting) : 0;
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{t('title')}</h1>
      <FoldedNav
        label={t('view.nav')}
        current={
          <>
            {here && (
              <span>
                <UnbrokenMpesa text={t(here.label)} />
              </span>
            )}
            {all > 0 && (
              <span className="text-s font-normal text-warning">{t('view.waitingInAll', { count: all })}</span>
            )}
          </>
        }
      >
        <ul className="flex flex-wrap gap-x-5 border-b border-line max-md:grid sm:gap-x-7">
          {views.map(({ to, label, exact, ...view }) => (
            <li key={to}>
              <Link
                to={to}
                activeOptions={{ exact, includeSearch: false }}
                className="-mb-px inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 border-b-2 max-md:justify-start border-transparent text-s font-medium text-ink-soft transition-colors hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-ink"
              >
                {t(label)}
                <Count of={'waits' in view ? waiting?.[view.waits] : 0} />
              </Link>
            </li>
          ))}
        </ul>
      </FoldedNav>
      <p className="max-w-prose text-ink-soft">{lead}</p>
      {children}
    </div>
  );
}

/** How much waits behind a way; nothing where nothing does. */
function Count({ of = 0 }: { of: number | undefined }) {
  const { t } = useTranslation('admin-payments');
  const lang = useLang();
  if (of === 0) return null;
  return (
    <span className="rounded-full bg-warning-soft px-1.5 text-s font-semibold text-warning tabular-nums">
      {new Intl.NumberFormat(`${lang}-KE`).format(of)}
      <span className="sr-only"> {t('view.waits')}</span>
    </span>
  );
}
