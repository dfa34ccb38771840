import { policyNames } from '#shared/policy.ts';
import { policySteps } from '#web/features/listing/policy-steps.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { FactList } from '#web/ui/fact-list.tsx';

/** The rules that no setting changes. */
export function FixedRules() {
  const { t } = useTranslation(['admin-settings', 'bookings', 'catalogue']);
  return (
    <section aria-labelledby="setting-fixed" className="grid grid-cols-1 content-start gap-5">
      <div className="grid gap-1 border-b border-line pb-3">
        <h2 id="setting-fixed">{t('fixed.title')}</h2>
        <p className="max-w-prose text-ink-soft">{t('fixed.text')}</p>
      </div>
      <div className="grid max-w-5xl grid-cols-1 gap-x-10 gap-y-6 md:grid-cols-2">
        {policyNames.map((name) => (
          <div key={name} className="grid content-start gap-2">
            <h3 className="text-m font-semibold">{t(`bookings:policy.${name}`)}</h3>
            <FactList
              shape="bill"
              facts={[
                ...policySteps[name].map(([until, back]): [string, string] => [
                  t(`catalogue:${until}`),
                  t(`catalogue:${back}`),
                ]),
                [t('catalogue:policy.later'), t('catalogue:policy.nothing')],
              ]}
            />
          </div>
        ))}
        <div className="grid content-start gap-2">
          <h3 className="text-m font-semibold">{t('fixed.points')}</h3>
          <p>{t('fixed.points.text')}</p>
        </div>
      </div>
    </section>
  );
}
