import type { Application } from '#shared/contracts/onboarding.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

const tones: Record<Application['status'], Tone> = {
  draft: 'neutral',
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
  suspended: 'danger',
};

/** Where an application stands, in two words. */
export function ApplicationBadge({ status }: Pick<Application, 'status'>) {
  const { t } = useTranslation('application');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
