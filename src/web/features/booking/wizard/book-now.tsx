import type { ReactNode } from 'react';
import { hoursToPay } from '#shared/requests.ts';
import type { Stay } from '#web/features/stay-choice/stay.ts';
import { WaysToPay } from '#web/features/stay-choice/ways-to-pay.tsx';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { DateSpan } from '#web/ui/date-span.tsx';

interface BookNowProps {
  stay: Stay | undefined;
  toPay: { total: number | undefined; totalKes: number | undefined };
  /** The host decides first, so nothing is booked yet. */
  byRequest: boolean;
  busy: boolean;
  onChangeStay: () => void;
  /** Stands above the price: the switch for points. */
  children: ReactNode;
}

/** The end of the second step: the stay, the price, and the button that books. */
export function BookNow({ stay, toPay, byRequest, busy, onChangeStay, children }: BookNowProps) {
  const { t } = useTranslation('bookings');
  const words = byRequest ? (['ask', 'asking'] as const) : (['book', 'booking'] as const);
  return (
    <div className="grid gap-4 border-t border-line pt-6">
      {stay && (
        <p className="font-medium">
          <DateSpan start={stay.startDate} end={stay.endDate} />, {t('guestCount', { count: stay.guests })}
        </p>
      )}
      {children}
      {stay && <WaysToPay {...toPay} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} className="max-sm:w-full">
          {t(words[busy ? 1 : 0])}
        </Button>
        <Button kind="quiet" disabled={busy} onClick={onChangeStay} className="max-sm:w-full">
          {t('changeStay')}
        </Button>
      </div>
      {byRequest ? (
        <p className="text-s text-ink-soft">{t('askFirst', { count: hoursToPay })}</p>
      ) : (
        toPay.total !== 0 && <p className="text-s text-ink-soft">{t('payLater')}</p>
      )}
    </div>
  );
}
