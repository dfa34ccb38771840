import type { Booking } from '#shared/contracts/bookings.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useMoney } from '#web/ui/use-money.ts';

type WayBack = NonNullable<Booking['cancellation']>['back'][number];

/** Amounts that are refunded or kept, as text: points are counted separately, and M-Pesa refunds shillings. */
export function useRefundWords() {
  const { t } = useTranslation('bookings');
  const { charge, shillings } = useMoney();
  return {
    /**
     * '$90 USD', '$90 USD and 1,000 points', '1,000 points'.
     * @param format formats the amount
     */
    withPoints: ({ amount, points }: { amount: number; points: number }, format = charge) => {
      if (points === 0) return format(amount);
      const counted = t('back.points', { count: points });
      return amount === 0 ? counted : t('back.both', { money: format(amount), points: counted });
    },
    /** 'KES 10,450 ($95 USD)' by M-Pesa, '$95 USD' to a card. */
    byMethod: ({ amount, kes }: Pick<WayBack, 'amount' | 'kes'>) =>
      kes === null ? charge(amount) : t('back.shillings', { kes: shillings(kes), usd: charge(amount) }),
  };
}
