import { useQuery } from '@tanstack/react-query';
import { reasonLength } from '#shared/reason-length.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { useMoney } from '#web/ui/use-money.ts';
import { settingsQuery } from '../queries.ts';
import { CountedText } from './counted-text.tsx';

/** What an act moves: dollars, or undefined where only the server knows. */
export interface Moves {
  dollars: number | undefined;
}

/** Dollars above which a second admin has to agree; null where one is enough, and until it is known. */
export function useConsentAbove(): number | null {
  const { consentAboveCents = null } = useQuery(settingsQuery).data?.settings ?? {};
  return consentAboveCents === null ? null : consentAboveCents / 100;
}

/** Says before an act is sent that a second admin will have to agree. */
export function ConsentNote({ moves, above }: { moves: Moves; above: number | null }) {
  const { t } = useTranslation('admin-panel');
  const { charge } = useMoney();
  const { nobodyConsents } = useQuery(settingsQuery).data ?? {};
  if (above === null || moves.dollars === 0) return null;
  const isAbove = moves.dollars !== undefined && moves.dollars > above;
  const text = nobodyConsents ? 'consent.nobody' : isAbove ? 'consent.needed' : 'consent.above';
  return <Notice tone="warning">{t(text, { amount: charge(above) })}</Notice>;
}

interface ConsentReasonProps {
  reason: string;
  onChange: (text: string) => void;
  error?: string | undefined;
}

/** Why it is done, for the admin who has to agree. */
export function ConsentReason({ reason, onChange, error }: ConsentReasonProps) {
  const { t } = useTranslation('admin-panel');
  return (
    <CountedText
      label={t('consent.reason')}
      hint={t('consent.reasonHint')}
      rows={3}
      maxLength={reasonLength}
      value={reason}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
