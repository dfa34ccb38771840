import type { TicketState } from '#shared/support-rules.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

const tones: Record<TicketState, Tone> = { open: 'warning', waiting: 'info', closed: 'neutral' };

/** Whom a ticket waits for. */
export function TicketBadge({ state }: { state: TicketState }) {
  const { t } = useTranslation('admin-tickets');
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
