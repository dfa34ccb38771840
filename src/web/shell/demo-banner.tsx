import { useQuery } from '@tanstack/react-query';
import { publicSettingsQuery } from '#web/lib/queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

/** Says which payment methods move no money because they run in the sandbox. */
export function DemoBanner() {
  const { t } = useTranslation('shell');
  const { data } = useQuery(publicSettingsQuery);
  const { card, mpesa } = data?.sandbox ?? { card: false, mpesa: false };
  if (!card && !mpesa) return null;
  return (
    <aside className="night px-4 py-1 text-center text-xs text-ink-soft">
      {t(card && mpesa ? 'demoBanner' : card ? 'demoBannerCard' : 'demoBannerMpesa')}
    </aside>
  );
}
