import { useQuery } from '@tanstack/react-query';
import type { PayoutLines as Lines } from '#shared/contracts/payouts.ts';
import { formatInstant } from '#shared/dates.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Table } from '#web/ui/table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { wordOf } from '../bookings/money-words.ts';
import { useMoved } from '../bookings/use-moved.ts';
import { payoutLinesQuery } from '../money-queries.ts';
import { allPostingTexts } from './posting-words.ts';

/** What a payout is made of, each line with the way to its booking. */
export function PayoutLines({ payoutId }: { payoutId: string }) {
  const textOf = useProblemText();
  const { data, error, isPending, refetch } = useQuery(payoutLinesQuery(payoutId));
  if (isPending) return <Skeleton lines={4} />;
  if (!data) return <LoadError text={textOf(error)} onRetry={() => void refetch()} />;
  return <LineTable lines={data} />;
}

function LineTable({ lines: { items, total } }: { lines: Lines }) {
  const { t } = useTranslation(['admin-payouts', 'admin-books', 'admin-bookings', 'admin-payments']);
  const lang = useLang();
  const moved = useMoved();
  if (items.length === 0) return <p className="text-ink-soft">{t('lines.none')}</p>;
  return (
    <>
      <Table
        caption={t('lines')}
        columns={[
          { key: 'booking', label: t('admin-payments:column.payment') },
          { key: 'kind', label: t('admin-bookings:ledger.posting') },
          { key: 'at', label: t('admin-payments:column.begun') },
          { key: 'amount', label: t('admin-payments:column.amount'), figures: true },
        ]}
        rows={items.map(({ at, kind, reference, net }, place) => ({
          key: `${place} ${at}`,
          cells: {
            booking: reference ? (
              <TextLink
                to="/admin/bookings"
                search={{ q: reference }}
                className="inline-flex min-h-11 items-center tabular-nums"
              >
                {reference}
              </TextLink>
            ) : (
              '–'
            ),
            kind: wordOf(allPostingTexts, kind, t),
            at: formatInstant(new Date(at), lang),
            amount: <span className="whitespace-nowrap">{moved('USD', Math.round(net * 100))}</span>,
          },
        }))}
      />
      {total > items.length && (
        <p className="text-s text-ink-soft">{t('lines.more', { count: total - items.length })}</p>
      )}
    </>
  );
}
