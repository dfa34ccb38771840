import type { Quote } from '#shared/contracts/catalogue.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { DateSpan } from '#web/ui/date-span.tsx';
import type { Stay } from './stay.ts';
import { WaysToPay } from './ways-to-pay.tsx';

interface BookNowProps {
  stay: Stay | undefined;
  price: Quote | undefined;
  busy: boolean;
  onChangeStay: () => void;
}

/** The end of the second step: what one is about to book, and the button that does. */
export function BookNow({ stay, price, busy, onChangeStay }: BookNowProps) {
  const { t } = useTranslation('bookings');
  return (
    <div className="grid gap-4 border-t border-line pt-6">
      {stay && (
        <p className="font-medium">
          <DateSpan start={stay.startDate} end={stay.endDate} />, {t('guestCount', { count: stay.guests })}
        </p>
      )}
      {price && <WaysToPay total={price.total} totalKes={price.totalKes} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} className="max-sm:w-full">
          {t(busy ? 'booking' : 'book')}
        </Button>
        <Button kind="quiet" disabled={busy} onClick={onChangeStay} className="max-sm:w-full">
          {t('changeStay')}
        </Button>
      </div>
      <p className="text-s text-ink-soft">{t('payLater')}</p>
    </div>
  );
}
