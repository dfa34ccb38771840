import type { TicketState as State } from '#shared/support-rules.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

const tones: Record<State, Tone> = { open: 'info', waiting: 'warning', closed: 'neutral' };

/** Whom a message to our team waits for. */
export function TicketState({ state }: { state: State }) {
  const { t } = useTranslation('support');
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
