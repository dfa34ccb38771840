import { useQuery } from '@tanstack/react-query';
import { publicSettingsQuery } from '#web/lib/queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from './notice.tsx';

/** Says which payment methods move no money because they run in the sandbox, and whether others can reach this demo. */
export function DemoBanner() {
  const { t } = useTranslation('shell');
  const { data } = useQuery(publicSettingsQuery);
  const { card, mpesa } = data?.sandbox ?? { card: false, mpesa: false };
  if (!card && !mpesa) return null;
  return (
    <Notice>
      {t(card && mpesa ? 'demoBanner' : card ? 'demoBannerCard' : 'demoBannerMpesa')}
      {data?.publicDemo && `. ${t('demoBannerPublic')}`}
    </Notice>
  );
}
