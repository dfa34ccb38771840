import { useQuery } from '@tanstack/react-query';
import { publicSettingsQuery } from '../lib/queries.ts';
import { useTranslation } from '../lib/use-translation.ts';

/** Says where no money moves, as long as a payment method runs in the sandbox. Also keeps the header's place free. */
export function DemoBanner() {
  const { t } = useTranslation('shell');
  const { data } = useQuery(publicSettingsQuery);
  const { card, mpesa } = data?.sandbox ?? { card: false, mpesa: false };
  const text = card && mpesa ? t('demoBanner') : card ? t('demoBannerCard') : mpesa ? t('demoBannerMpesa') : undefined;
  return (
    <div className="pt-header">
      {text !== undefined && (
        <aside className="bg-warning-soft px-4 py-1.5 text-center text-s text-warning">{text}</aside>
      )}
    </div>
  );
}
