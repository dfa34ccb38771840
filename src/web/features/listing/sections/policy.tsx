import type { Service } from '#shared/contracts/catalogue.ts';
import type { PolicyName } from '#shared/policy.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { FactList } from '#web/ui/fact-list.tsx';

/** The steps of each policy, in days before the start, as in `freezePolicy`. */
const steps = {
  flexible: [['policy.dayBefore', 'policy.all']],
  moderate: [
    ['policy.fiveDays', 'policy.all'],
    ['policy.dayBefore', 'policy.half'],
  ],
  strict: [
    ['policy.afterBooking', 'policy.all'],
    ['policy.week', 'policy.half'],
  ],
} as const satisfies Record<PolicyName, unknown>;

/** The cancellation policy in general; the booking panel has dates and amounts once dates are chosen. */
export function Policy({ service }: { service: Service }) {
  const { t } = useTranslation('catalogue');
  return (
    <section aria-labelledby="policy" className="offscreen-100 grid gap-4">
      <h2 id="policy">{t('policy.title')}</h2>
      <FactList
        shape="bill"
        className="max-w-xl"
        facts={[
          ...steps[service.policy].map(([until, back]): [string, string] => [t(until), t(back)]),
          [t('policy.later'), t('policy.nothing')],
        ]}
      />
      <p className="max-w-prose text-s text-ink-soft">{t('policy.dates')}</p>
    </section>
  );
}
