import type { ReactNode } from 'react';
import type { ProviderOverview } from '#shared/contracts/provider-overview.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Stat } from '#web/ui/stat.tsx';
import { useAmount } from '#web/ui/use-amount.ts';
import { useLang } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';

/** Services, bookings, revenue and rating; those that the member may not see are left out. */
export function OverviewFigures({ overview }: { overview: ProviderOverview }) {
  const { t } = useTranslation('provider-overview');
  const lang = useLang();
  const amount = useAmount();
  const { services, bookings, revenue, rating, reviewCount } = overview;
  const count = (value: number) => value.toLocaleString(`${lang}-KE`);
  const further = [
    services.waiting > 0 && t('services.waiting', { count: services.waiting }),
    services.drafts > 0 && t('services.drafts', { count: services.drafts }),
    services.rejected > 0 && t('services.rejected', { count: services.rejected }),
    services.paused > 0 && t('services.paused', { count: services.paused }),
  ].filter((text) => text !== false);
  return (
    <section aria-label={t('figures')} className="rounded-l bg-sunken px-4 py-6 sm:px-7">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-x-4 gap-y-7 md:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
        <Stat label={<Named name={t('services.listed')} more={further.join(', ')} />}>{count(services.listed)}</Stat>
        {bookings && (
          <Stat
            label={
              <Named
                name={t('bookings.upcoming')}
                more={t('bookings.months', { now: bookings.thisMonth, before: bookings.lastMonth })}
              />
            }
          >
            {count(bookings.upcoming)}
          </Stat>
        )}
        {revenue && (
          <Stat
            label={
              <Named
                name={t('revenue.month')}
                more={
                  <>
                    {t('revenue.before', { amount: amount(revenue.lastMonth) })}
                    <br />
                    {t('revenue.total', { amount: amount(revenue.total) })}
                  </>
                }
              />
            }
          >
            <Revenue dollars={revenue.thisMonth} />
          </Stat>
        )}
        <Stat
          label={<Named name={t('rating.mean')} more={rating === null ? '' : t('rating.of', { count: reviewCount })} />}
        >
          {rating === null ? <span className="text-l">{t('rating.none')}</span> : rating.toFixed(1)}
        </Stat>
      </dl>
    </section>
  );
}

/** What is charged, and about how much that is in the chosen currency. It may break where a column is narrow. */
function Revenue({ dollars }: { dollars: number }) {
  const amount = useAmount();
  const about = useMoney().about(Math.abs(dollars));
  return (
    <span className="text-l">
      {amount(dollars).replaceAll('\u00a0', ' ')}
      {about && <span className="block font-text text-s text-ink-soft">{dollars < 0 ? `−${about}` : about}</span>}
    </span>
  );
}

function Named({ name, more }: { name: string; more: ReactNode }) {
  return (
    <>
      <span className="font-semibold text-ink">{name}</span>
      {more !== '' && <span className="block">{more}</span>}
    </>
  );
}
