import { worthOf } from '#web/features/booking-view/points.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Checkbox } from '#web/ui/choices.tsx';
import { useMoney } from '#web/ui/use-money.ts';

interface PointsSwitchProps {
  balance: number;
  /** How many of them can pay for this price. */
  usable: number;
  checked: boolean;
  error: string | undefined;
  onChange: (checked: boolean) => void;
}

/** Asks whether points shall pay a part of the price; nothing for people without points. */
export function PointsSwitch({ balance, usable, checked, error, onChange }: PointsSwitchProps) {
  const { t } = useTranslation('bookings');
  const { charge } = useMoney();
  if (usable === 0 && error === undefined) return null;
  const amount = charge(worthOf(usable));
  return (
    <Checkbox
      label={
        usable === balance
          ? t('points.use', { count: usable, amount })
          : t('points.useSome', { count: usable, all: balance, amount })
      }
      hint={t('points.hint')}
      checked={checked}
      error={error}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
