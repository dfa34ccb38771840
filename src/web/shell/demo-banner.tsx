import type { PublicSettings } from '#shared/contracts/settings.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from './notice.tsx';

export interface DemoBannerProps {
  /** Undefined where they could not be read. */
  settings: PublicSettings | undefined;
}

/** Says which payment methods move no money because they run in the sandbox, and whether others can reach this demo. */
export function DemoBanner({ settings }: DemoBannerProps) {
  const { t } = useTranslation('shell');
  const { card, mpesa } = settings?.sandbox ?? { card: false, mpesa: false };
  if (!card && !mpesa) return null;
  return (
    <Notice>
      {t(card && mpesa ? 'demoBanner' : card ? 'demoBannerCard' : 'demoBannerMpesa')}
      {settings?.publicDemo && `. ${t('demoBannerPublic')}`}
    </Notice>
  );
}
