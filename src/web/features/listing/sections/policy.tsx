import type { Service } from '#shared/contracts/catalogue.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { FactList } from '#web/ui/fact-list.tsx';
import { policySteps } from '../policy-steps.ts';

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
          ...policySteps[service.policy].map(([until, back]): [string, string] => [t(until), t(back)]),
          [t('policy.later'), t('policy.nothing')],
        ]}
      />
      <p className="max-w-prose text-s text-ink-soft">{t('policy.dates')}</p>
    </section>
  );
}
