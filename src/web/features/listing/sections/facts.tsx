import type { Service } from '#shared/contracts/catalogue.ts';
import { useTexts, useTranslation } from '#web/lib/use-translation.ts';
import { classes } from '#web/ui/classes.ts';
import { hydrateWhenUsed } from '#web/ui/deferred-hydration.tsx';
import { type Fact, FactList } from '#web/ui/fact-list.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useForeign } from '#web/ui/use-lang.ts';

/** Duration, group size, languages and other facts. */
export const Facts = hydrateWhenUsed(({ service }: { service: Service }) => {
  const { t } = useTranslation(['catalogue', 'common']);
  const { priceUnit, capacity, guestsPerPlace, durationDays, languages, minStay, leadDays, approval } = service;
  const spoken = useLanguageNames(languages);
  const people = t('fact.people', { count: capacity });
  const rooms = [t('quote.rooms', { count: capacity }), t('fact.eachRoom', { count: guestsPerPlace })].join(', ');
  const cars = [t('quote.vehicles', { count: capacity }), t('fact.eachVehicle', { count: guestsPerPlace })].join(', ');
  const facts: Fact[] = [
    [t('fact.price'), t(`fact.unit.${priceUnit}`)],
    [t('fact.capacity'), priceUnit === 'person' ? people : priceUnit === 'night' ? rooms : cars],
    [
      t('fact.duration'),
      priceUnit === 'person' && (durationDays === 1 ? t('fact.oneDay') : t('days', { count: durationDays })),
    ],
    [
      t('fact.minStay'),
      minStay > 1 && (priceUnit === 'night' ? t('fact.minNights', { count: minStay }) : t('days', { count: minStay })),
    ],
    [t('fact.lead'), leadDays > 0 && t('fact.leadDays', { count: leadDays })],
    [t('fact.booking'), approval === 'request' && t('fact.byRequest')],
    [t('fact.languages'), spoken],
  ];
  return (
    <section aria-labelledby="facts" className="grid gap-4">
      <h2 id="facts">{t('facts.title')}</h2>
      <FactList facts={facts} />
    </section>
  );
});

/**
 * The names of languages. Browsers know few of Kenya's, and not the same as the server; without a name the code is
 * shown.
 */
function useLanguageNames(codes: readonly string[]): string {
  const texts = useTexts();
  return codes.map((code) => texts.find('catalogue', `language.${code}`) ?? code).join(', ');
}

/** What the price includes and what it does not. */
export const Included = hydrateWhenUsed(({ service }: { service: Service }) => {
  const { t } = useTranslation('catalogue');
  const foreign = useForeign();
  const lists = [
    { title: t('included'), icon: 'check', items: service.included } as const,
    { title: t('notIncluded'), icon: 'minus', items: service.notIncluded } as const,
  ].filter(({ items }) => items.length > 0);
  if (lists.length === 0) return null;
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      {lists.map(({ title, icon, items }) => (
        <section key={title} className="grid content-start gap-3">
          <h3>{title}</h3>
          <ul lang={foreign(service.textLang)} className="grid gap-2">
            {items.map((item) => (
              <li key={item} className="flex gap-2">
                <Icon name={icon} className={classes('size-6', icon === 'check' ? 'text-brand' : 'text-ink-soft')} />
                {item}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
});
