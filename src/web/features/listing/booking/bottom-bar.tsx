import { type RefObject, useEffect, useState } from 'react';
import type { Service } from '#shared/contracts/catalogue.ts';
import { UnitPrice } from '#web/features/catalogue/unit-price.tsx';
import { keepSearch } from '#web/lib/keep-search.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { useMoney } from '#web/ui/use-money.ts';
import type { StayChoice } from './use-stay-choice.ts';

interface BottomBarProps {
  service: Service;
  choice: StayChoice;
  /** The booking panel, which has the same button. */
  panel: RefObject<HTMLElement | null>;
}

/**
 * A bar at the bottom with the price, the total and the link to book, unless a wide screen shows the whole panel, or the panel's
 * own link has the focus, which it would cover.
 */
export function BottomBar({ service, choice, panel }: BottomBarProps) {
  const { t } = useTranslation('catalogue');
  const money = useMoney();
  const isPanelInView = useInView(panel);
  const { price, mayContinue, search } = choice;
  return (
    <div
      data-bar
      className={classes(
        'gives-way sticky bottom-0 z-20 border-t border-line bg-surface shadow-raised',
        isPanelInView && 'lg:not-focus-within:invisible',
      )}
    >
      <div className="page flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
        <div
          aria-live="polite"
          aria-busy={choice.shown === 'loading'}
          className="flex grow basis-32 flex-wrap gap-x-6 leading-tight"
        >
          <UnitPrice service={service} onDates={choice.shown} />
          {price && <span className="font-semibold">{t('total', { price: money.price(price.total) })}</span>}
        </div>
        {mayContinue ? (
          // Booking needs scripts.
          <LinkButton
            to="/booking/$serviceId"
            params={{ serviceId: service.id }}
            search={search}
            className="noscript:hidden"
          >
            {t(service.approval === 'request' ? 'widget.ask' : 'widget.book')}
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

/** Whether the whole element is on the screen. */
function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    // Not 1: the part that is seen is rounded, and may be a little less than the whole.
    const observer = new IntersectionObserver(([entry]) => setInView((entry?.intersectionRatio ?? 0) > 0.98), {
      threshold: [0.98],
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}
