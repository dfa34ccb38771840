import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { UnbrokenMpesa } from '#web/ui/unbroken-mpesa.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { FoldedNav } from '../folded-nav.tsx';
import { waitingQuery } from '../money-queries.ts';
import { views, waitingInAll } from './money-views.ts';

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
