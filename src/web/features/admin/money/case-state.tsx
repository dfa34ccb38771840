import type { CaseStatus } from '#shared/states.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Whether a case waits for somebody. */
export function CaseState({ status }: { status: CaseStatus }) {
  const { t } = useTranslation('admin-cases');
  return <Badge tone={status === 'open' ? 'warning' : 'neutral'}>{t(stateTexts[status])}</Badge>;
}

const stateTexts = { open: 'state.open', closed: 'state.closed' } as const;
