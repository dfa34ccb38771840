import type { ProviderServiceItem } from '#shared/contracts/provider-services.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

const tones = {
  draft: 'neutral',
  submitted: 'warning',
  approved: 'success',
  rejected: 'danger',
  paused: 'info',
} as const satisfies Record<ProviderServiceItem['status'], Tone>;

/** The state of a listing; one that is taken down, and an approved one of a provider that is not approved yet, says so. */
export function StatusBadge({
  service: { status, listed, takenDownReason },
}: {
  service: Pick<ProviderServiceItem, 'status' | 'listed' | 'takenDownReason'>;
}) {
  const { t } = useTranslation('provider-services');
  if (takenDownReason !== null) return <Badge tone="danger">{t('state.takenDown')}</Badge>;
  const isWaiting = status === 'approved' && !listed;
  return (
    <Badge tone={isWaiting ? 'warning' : tones[status]}>{t(isWaiting ? 'state.hidden' : `state.${status}`)}</Badge>
  );
}
