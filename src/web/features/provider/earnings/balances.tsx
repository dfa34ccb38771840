import type { Earnings } from '#shared/contracts/payouts.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useAmount } from '#web/ui/use-amount.ts';
import { PanelSection } from '../panel-section.tsx';

const shown = ['upcoming', 'frozen', 'inPreparation', 'onTheWay', 'paidOut'] as const satisfies (keyof Earnings)[];

/** The provider's money by where it is, each with what that means. Without anything on hold that line is left out. */
export function Balances({ earnings }: { earnings: Earnings }) {
  const { t } = useTranslation('provider-earnings');
  const amount = useAmount();
  return (
    <PanelSection title={t('balances')}>
      <dl className="grid">
        {shown
          .filter((name) => name !== 'frozen' || earnings.frozen !== 0)
          .map((name) => (
            <div
              key={name}
              className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-3 first:pt-0 last:border-0"
            >
              <dt className="min-w-[min(100%,9rem)] flex-1">
                <span className="font-semibold">{t(name)}</span>
                <span className="block text-s text-ink-soft">{t(`${name}.text`)}</span>
              </dt>
              <dd className="ml-auto font-display text-l tabular-nums">{amount(earnings[name])}</dd>
            </div>
          ))}
      </dl>
    </PanelSection>
  );
}
