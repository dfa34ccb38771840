import type { PublicSettings } from '#shared/contracts/settings.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from './notice.tsx';

export interface DemoBannerProps {
  /** The payment methods that move no money; undefined where the settings could not be read. */
  sandbox: PublicSettings['sandbox'] | undefined;
  isPublic: boolean | undefined;
}

/** Says which payment methods move no money because they run in the sandbox, and whether others can reach this demo. */
export function DemoBanner({ sandbox, isPublic }: DemoBannerProps) {
  const { t } = useTranslation('shell');
  const { card, mpesa } = sandbox ?? { card: false, mpesa: false };
  if (!card && !mpesa) return null;
  return (
    <Notice>
      {t(card && mpesa ? 'demoBanner' : card ? 'demoBannerCard' : 'demoBannerMpesa')}
      {isPublic && `. ${t('demoBannerPublic')}`}
    </Notice>
  );
}
