import type { ProviderOverview } from '#shared/contracts/provider-overview.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Chart } from '#web/ui/chart.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Rating } from '#web/ui/rating.tsx';
import { useAmount } from '#web/ui/use-amount.ts';
import { useForeign, useLang } from '#web/ui/use-lang.ts';
import { monthWords } from '../month-words.ts';
import { PanelSection } from '../panel-section.tsx';

/** How each listing did in the last six months. */
export function Performance({ overview: { performance, months } }: { overview: ProviderOverview }) {
  const { t } = useTranslation('provider-overview');
  return (
    <PanelSection title={t('performance.title')} text={t('performance.text')}>
      <ul className="grid gap-8">
        {performance.map((one) => (
          <ServiceRow key={one.service.id} of={one} months={months} />
        ))}
      </ul>
    </PanelSection>
  );
}

interface ServiceRowProps {
  of: ProviderOverview['performance'][number];
  months: string[];
}

function ServiceRow({ of: { service, rating, reviewCount, bookings, revenue }, months }: ServiceRowProps) {
  const { t } = useTranslation('provider-overview');
  const lang = useLang();
  const foreign = useForeign();
  const amount = useAmount();
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const pointsOf = (values: number[], textOf: (value: number) => string) =>
    months.map((month, place) => {
      const { label, name } = monthWords(month, lang);
      const value = values[place] ?? 0;
      return { key: month, label, name, value: Math.max(0, value), text: textOf(value) };
    });
  const earned = revenue && Math.round(sum(revenue) * 100) / 100;
  return (
    <li className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-4 border-b border-line pb-6 last:border-0 md:gap-x-8 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)]">
      <div className="col-span-full flex min-w-0 items-start gap-4 md:col-span-1">
        <div className="w-16 shrink-0 overflow-hidden rounded-m sm:w-20">
          <Picture
            image={service.image}
            alt=""
            placeholder={service.imagePlaceholder}
            sizes="5rem"
            className="aspect-square"
          />
        </div>
        <div className="grid min-w-0 gap-1">
          <h3 lang={foreign(service.textLang)} className="wrap-anywhere">
            {service.title}
          </h3>
          <Rating rating={rating} count={reviewCount} />
        </div>
      </div>
      {bookings && (
        <Chart
          small
          title={t('performance.bookings', { count: sum(bookings) })}
          unit={t('performance.byBooked')}
          shape="bars"
          tick={String}
          points={pointsOf(bookings, (value) => t('performance.bookings', { count: value }))}
        />
      )}
      {revenue && earned !== null && (
        <Chart
          small
          title={t('performance.earned', { amount: amount(earned) })}
          unit={t('performance.byEarned')}
          shape="bars"
          tick={String}
          points={pointsOf(revenue, amount)}
        />
      )}
    </li>
  );
}
