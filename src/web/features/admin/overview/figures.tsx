import type { ReactNode } from 'react';
import type { AdminOverview } from '#shared/contracts/admin-overview.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { classes } from '#web/ui/classes.ts';
import { LineDrawing } from '#web/ui/line-drawing.tsx';
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
            <Change now={sums[key]} before={sumsBefore[key]} words={words} />
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

/** From this percentage on it says less than what there was before. */
const largePercent = 1000;

interface ChangeProps {
  now: number;
  before: number;
  /** A figure as text. */
  words: (value: number) => string;
}

/** What a figure was before and by how much it has changed, which is left out where there were hardly any before. */
function Change({ now, before, words }: ChangeProps) {
  const { t } = useTranslation('admin-overview');
  const percent = before < shareFrom ? undefined : Math.round(((now - before) / before) * 100);
  const value = words(before);
  if (percent !== undefined && percent >= largePercent) return <Moved up>{t('change.from', { value })}</Moved>;
  return (
    <>
      {percent === 0 && <span className="block">{t('change.same')}</span>}
      {percent !== undefined && percent > 0 && <Moved up>{t('change.up', { percent })}</Moved>}
      {percent !== undefined && percent < 0 && <Moved>{t('change.down', { percent: -percent })}</Moved>}
      <span className="block">{t('change.before', { value })}</span>
    </>
  );
}

function Moved({ up = false, children }: { up?: boolean; children: ReactNode }) {
  return (
    <span className={classes('flex items-start gap-1', up ? 'text-success' : 'text-danger')}>
      <LineDrawing
        path={up ? 'M12 19.5V5M6 11l6-6 6 6' : 'M12 4.5V19M6 13l6 6 6-6'}
        className="mt-0.5 size-4 shrink-0"
      />
      {children}
    </span>
  );
}
