import type { Service } from '#shared/contracts/catalogue.ts';
import { keepSearch } from '#web/lib/keep-search.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Price } from '#web/ui/price.tsx';
import { useMoney } from '#web/ui/use-money.ts';
import type { StayChoice } from './use-stay-choice.ts';

/** A bar at the bottom of small screens with the price and the link to book. */
export function BottomBar({ service, choice }: { service: Service; choice: StayChoice }) {
  const { t } = useTranslation('catalogue');
  const money = useMoney();
  const { price, mayContinue, search } = choice;
  return (
    <div className="sticky bottom-0 z-20 border-t border-line bg-surface shadow-raised lg:hidden">
      <div className="page flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
        <p aria-live="polite" className="grow basis-32 leading-tight">
          {price ? (
            <span className="font-semibold">{t('total', { price: money.price(price.total) })}</span>
          ) : (
            <Price
              dollars={service.priceFrom}
              unit={service.priceUnit}
              from={service.priceFrom < service.pricePerUnit}
            />
          )}
        </p>
        {mayContinue ? (
          <LinkButton to="/booking/$serviceId" params={{ serviceId: service.id }} search={search}>
            {t('widget.book')}
          </LinkButton>
        ) : (
          <LinkButton to="." hash="book" search={keepSearch()} kind="quiet">
            {t('widget.dates')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
