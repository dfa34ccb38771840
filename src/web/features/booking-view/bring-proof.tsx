import type { Booking } from '#shared/contracts/bookings.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';

/** What guests have to show on the day who pay the price of residents, citizens or children. Needs the texts `party`. */
export function BringProof({ party }: Pick<Booking, 'party'>) {
  const { t } = useTranslation('party');
  const shown = party.filter(({ proof }) => proof !== '');
  if (shown.length === 0) return null;
  return (
    <Notice title={t('proof.title')} still>
      <ul className="grid gap-1">
        {shown.map(({ kind, label, proof }) => (
          <li key={kind}>{t('proof.line', { label, proof })}</li>
        ))}
      </ul>
      <p className="mt-1">{t('proof.else')}</p>
    </Notice>
  );
}
