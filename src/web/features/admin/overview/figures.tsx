import type { ReactNode } from 'react';
import type { AdminOverview } from '#shared/contracts/admin-overview.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Stat } from '#web/ui/stat.tsx';
import { useAmount } from '#web/ui/use-amount.ts';
import { useLang } from '#web/ui/use-lang.ts';

/** Users, services, bookings and revenue of the chosen days, each beside that of the days before. */
export function Figures({ overview: { sums, sumsBefore, totals } }: { overview: AdminOverview }) {
  const { t } = useTranslation('admin-overview');
  const lang = useLang();
  const amount = useAmount();
  const number = (value: number) => value.toLocaleString(`${lang}-KE`);
  const stat = (
    key: keyof typeof sums & `${'people' | 'listings' | 'bookings' | 'received' | 'commission'}`,
    more: ReactNode,
  ) => {
    const isMoney = key === 'received' || key === 'commission';
    const words = isMoney ? amount : number;
    return (
      <Stat
        label={
          <>
            <span className="block font-semibold text-ink">{t(`figure.${key}`)}</span>
            <span className="block">
              <Change now={sums[key]} before={sumsBefore[key]} />
            </span>
            <span className="block">{t('change.before', { value: words(sumsBefore[key]) })}</span>
            {more}
          </>
        }
      >
        <span className={isMoney ? 'text-l' : undefined}>{words(sums[key]).replaceAll('\u00a0', ' ')}</span>
      </Stat>
    );
  };
  return (
    <section aria-label={t('figures')} className="rounded-l bg-sunken px-4 py-6 sm:px-7">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-x-4 gap-y-7 md:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
        {stat('people', <span className="block">{t('figure.people.more', { count: totals.people })}</span>)}
        {stat('listings', <span className="block">{t('figure.listings.more', { count: totals.listings })}</span>)}
        {stat(
          'bookings',
          <>
            <span className="block">{t('figure.bookings.value', { amount: amount(sums.value) })}</span>
            {sums.cancelled > 0 && (
              <span className="block">{t('figure.bookings.more', { count: sums.cancelled })}</span>
            )}
          </>,
        )}
        {stat('received', <span className="block">{t('figure.received.more')}</span>)}
        {stat('commission', <span className="block">{t('figure.commission.more')}</span>)}
      </dl>
    </section>
  );
}

/** With fewer before, a share of them says little, and how many there were is said below. */
const shareFrom = 10;

/** By how much a figure has changed, in words; nothing where there were hardly any before. */
function Change({ now, before }: { now: number; before: number }) {
  const { t } = useTranslation('admin-overview');
  if (before < shareFrom) return null;
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return <span>{t('change.same')}</span>;
  return percent > 0 ? (
    <span className="text-success">▲ {t('change.up', { percent })}</span>
  ) : (
    <span className="text-danger">▼ {t('change.down', { percent: -percent })}</span>
  );
}
