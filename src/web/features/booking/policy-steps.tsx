import type { Quote } from '#shared/contracts/catalogue.ts';
import { formatInstant } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useLang } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';

const names = { flexible: 'policy.flexible', moderate: 'policy.moderate', strict: 'policy.strict' } as const;

/** What comes back until when, as dates and amounts. */
export function PolicySteps({ policy }: Pick<Quote, 'policy'>) {
  const { t } = useTranslation('bookings');
  const lang = useLang();
  const { chargeAbout } = useMoney();
  return (
    <div className="grid gap-1 text-s">
      <p className="font-semibold">{t(names[policy.name])}</p>
      {policy.steps.length === 0 ? (
        <p className="text-ink-soft">{t('policy.none')}</p>
      ) : (
        <ul className="grid gap-1 text-ink-soft">
          {policy.steps.map(({ until, percent, amount }) => (
            <li key={until}>
              {t(percent === 100 ? 'policy.all' : 'policy.part', {
                date: formatInstant(new Date(until), lang),
                percent,
                amount: chargeAbout(amount),
              })}
            </li>
          ))}
          <li>{t('policy.after')}</li>
        </ul>
      )}
    </div>
  );
}
