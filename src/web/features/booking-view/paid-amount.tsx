import type { BookingItem } from '#shared/contracts/bookings.ts';
import { Charge } from '#web/ui/price.tsx';
import { useMoney } from '#web/ui/use-money.ts';

interface PaidAmountProps {
  paid: BookingItem['paid'];
  /** In dollars, shown unless shillings were paid. */
  otherwise: number;
}

/** What was paid, first in the currency in which it was paid: 'KES 46,200 ($420 USD)'; else dollars. */
export function PaidAmount({ paid, otherwise }: PaidAmountProps) {
  const { charge, shillings } = useMoney();
  if (!paid.some(({ currency }) => currency === 'KES')) return <Charge dollars={otherwise} />;
  const sums = paid.map(({ currency, amount }) => (currency === 'KES' ? shillings(amount) : charge(amount)));
  const inDollars = paid.reduce((sum, { amountUsd }) => sum + amountUsd, 0);
  return (
    <>
      <span className="font-semibold">{sums.join(' + ')}</span>{' '}
      <span className="text-s font-normal text-ink-soft">({charge(inDollars)})</span>
    </>
  );
}
