import { useQuery } from '@tanstack/react-query';
import type { Payout } from '#shared/contracts/payouts.ts';
import { dateInNairobi, formatDate } from '#shared/dates.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { BeyondEnd } from '#web/ui/empty.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';
import { payoutsQuery } from '../money-queries.ts';
import { PanelSection } from '../panel-section.tsx';
import { useMember } from '../use-member.ts';

const tones: Record<Payout['status'], Tone> = {
  draft: 'warning',
  approved: 'info',
  sending: 'info',
  paid: 'success',
  partly_paid: 'warning',
  failed: 'danger',
  withdrawn: 'neutral',
};

/** The provider's payouts, newest first: how much, where to, and how far each is. */
export function Payouts({ page }: { page: number }) {
  const { t } = useTranslation('provider-earnings');
  const { providerId } = useMember();
  const textOf = useProblemText();
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(payoutsQuery(providerId, page));
  return (
    <PanelSection title={t('payouts.title')}>
      {isPending ? (
        <Skeleton>
          <SkeletonBox className="h-24" />
          <SkeletonBox className="h-24" />
        </Skeleton>
      ) : data ? (
        <div aria-busy={isPlaceholderData} className="grid grid-cols-1 gap-4">
          {data.total === 0 && <p className="text-ink-soft">{t('payouts.none')}</p>}
          {data.items.length === 0 && data.total > 0 && <BeyondEnd />}
          {data.items.length > 0 && (
            <ul className="grid">
              {data.items.map((payout) => (
                <PayoutRow key={payout.id} payout={payout} />
              ))}
            </ul>
          )}
          <Pagination page={data.page} pageSize={data.pageSize} total={data.total} />
        </div>
      ) : (
        <LoadError text={textOf(error)} onRetry={() => void refetch()} />
      )}
    </PanelSection>
  );
}

function PayoutRow({ payout }: { payout: Payout }) {
  const { t } = useTranslation('provider-earnings');
  const lang = useLang();
  const { shillings, charge } = useMoney();
  const day = (instant: string) => formatDate(dateInNairobi(new Date(instant)), lang);
  const { status, kes, usd, rate, destination, createdAt, settledAt, items } = payout;
  const arrived = status === 'paid' && settledAt !== null;
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-2 border-b border-line py-4 first:pt-0 last:border-0 sm:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)]">
      <p>
        <span className="block font-display text-l tabular-nums">{shillings(kes)}</span>
        <span className="text-s text-ink-soft">
          {t('payouts.rate', { dollars: charge(usd), rate: shillings(rate) })}
        </span>
      </p>
      <p className="text-s">
        {t('payouts.to', { destination })}
        <span className="block text-ink-soft">
          {arrived ? t('payouts.arrived', { date: day(settledAt) }) : t('payouts.requested', { date: day(createdAt) })}
        </span>
        {items.length === 1 && items[0]?.receipt && (
          <span className="block text-ink-soft wrap-anywhere">{t('receiptOf', { receipt: items[0].receipt })}</span>
        )}
      </p>
      <p className="sm:text-right">
        <Badge tone={tones[status]}>{t(`state.${status}`)}</Badge>
      </p>
      {status === 'failed' && <p className="text-s sm:col-span-full">{t('payouts.failed')}</p>}
      {items.length > 1 && (
        <ul className="grid gap-1 text-s text-ink-soft sm:col-span-full">
          {items.map((item) => (
            <li key={item.id}>
              {t('payouts.part', { amount: shillings(item.kes), state: t(`state.${item.status}`) })}
              {item.receipt !== null && ` · ${t('receiptOf', { receipt: item.receipt })}`}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
