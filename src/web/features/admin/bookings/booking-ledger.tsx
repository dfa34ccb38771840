import type { AdminBooking } from '#shared/contracts/admin-bookings.ts';
import { formatInstant } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Table } from '#web/ui/table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { useAccountName } from '../money/account-words.ts';
import { postingTexts, wordOf } from './money-words.ts';
import { useMoved } from './use-moved.ts';

/** Every entry of the ledger about the booking, oldest first. */
export function BookingLedger({ ledger }: Pick<AdminBooking, 'ledger'>) {
  const { t } = useTranslation(['admin-bookings']);
  const lang = useLang();
  const moved = useMoved();
  const nameOf = useAccountName();
  if (ledger.length === 0) return <p className="text-ink-soft">{t('ledger.none')}</p>;
  return (
    <Table
      caption={t('ledger.title')}
      columns={[
        { key: 'account', label: t('ledger.account') },
        { key: 'posting', label: t('ledger.posting') },
        { key: 'at', label: t('ledger.at') },
        { key: 'amount', label: t('ledger.amount'), figures: true },
      ]}
      rows={ledger.map(({ account, kind, source, amountMinor, at }, place) => ({
        key: `${place} ${source}`,
        cells: {
          account: (
            <TextLink
              to="/admin/payments/ledger/$account"
              params={{ account }}
              className="inline-flex min-h-11 items-center text-s font-normal wrap-anywhere"
            >
              {nameOf(account)}
            </TextLink>
          ),
          posting: wordOf(postingTexts, kind, t),
          at: formatInstant(new Date(at), lang),
          amount: (
            <span className="whitespace-nowrap">{moved(account.endsWith(':KES') ? 'KES' : 'USD', amountMinor)}</span>
          ),
        },
      }))}
    />
  );
}
