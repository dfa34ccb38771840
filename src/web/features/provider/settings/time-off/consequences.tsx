import type { TimeOffConsequences } from '#shared/contracts/provider-time-off.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Standing } from './standing.tsx';

/** What time off on the chosen days would find, before it is taken. */
export function Consequences({ found }: { found: TimeOffConsequences }) {
  const { t } = useTranslation('provider-time-off');
  return (
    <div className="grid grid-cols-1 gap-3 rounded-m bg-sunken p-4">
      <p>{t('closes', { count: found.listings })}</p>
      <Standing found={found} />
    </div>
  );
}
