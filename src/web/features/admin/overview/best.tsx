import type { AdminOverview } from '#shared/contracts/admin-overview.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Table } from '#web/ui/table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useAmount } from '#web/ui/use-amount.ts';
import { useForeign } from '#web/ui/use-lang.ts';
import { Part } from './part.tsx';

/** What was booked of each category, that with the highest value first. */
export function Categories({ overview: { categories } }: { overview: AdminOverview }) {
  const { t } = useTranslation(['admin-overview', 'catalogue']);
  const amount = useAmount();
  const some = categories.filter(({ bookings }) => bookings > 0);
  const most = Math.max(1, ...some.map(({ value }) => value));
  return (
    <Part title={t('categories.title')}>
      {some.length === 0 ? (
        <p className="text-ink-soft">{t('categories.none')}</p>
      ) : (
        <Table
          caption={t('categories.title')}
          columns={[
            { key: 'category', label: t('column.category') },
            { key: 'bookings', label: t('column.bookings'), figures: true },
            { key: 'value', label: t('column.value'), figures: true },
          ]}
          rows={some.map(({ category, bookings, value }) => ({
            key: category,
            cells: {
              category: (
                <span className="grid gap-1.5">
                  {t(`catalogue:category.${category}`)}
                  <span aria-hidden="true" className="block h-1.5 rounded-full bg-sunken">
                    <span
                      className="block h-full rounded-full bg-ocean"
                      style={{ width: `${Math.max(1, (value / most) * 100)}%` }}
                    />
                  </span>
                </span>
              ),
              ...{ bookings, value: amount(value) },
            },
          }))}
        />
      )}
    </Part>
  );
}

/** The listings with the highest sum of prices. */
export function TopListings({ overview: { topListings } }: { overview: AdminOverview }) {
  const { t } = useTranslation('admin-overview');
  const amount = useAmount();
  const foreign = useForeign();
  return (
    <Part title={t('top.title')}>
      {topListings.length === 0 ? (
        <p className="text-ink-soft">{t('categories.none')}</p>
      ) : (
        <Table
          caption={t('top.title')}
          columns={[
            { key: 'listing', label: t('column.listing') },
            { key: 'bookings', label: t('column.bookings'), figures: true },
            { key: 'value', label: t('column.value'), figures: true },
          ]}
          rows={topListings.map(({ id, title, titleLang, provider, bookings, value }) => ({
            key: id,
            cells: {
              listing: (
                <span className="grid min-w-0">
                  <TextLink
                    to="/admin/services/$serviceId"
                    params={{ serviceId: id }}
                    className="inline-flex min-h-11 items-center wrap-anywhere"
                  >
                    <span lang={foreign(titleLang)}>{title}</span>
                  </TextLink>
                  <span className="text-s font-normal text-ink-soft wrap-anywhere">{provider.name}</span>
                </span>
              ),
              ...{ bookings, value: amount(value) },
            },
          }))}
        />
      )}
    </Part>
  );
}
