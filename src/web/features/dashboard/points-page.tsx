import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Points, PointsMovement } from '#shared/contracts/points.ts';
import { calendarDate, dateInNairobi, formatDate } from '#shared/dates.ts';
import { pointsKeptMonths, pointsWarnDays } from '#shared/points.ts';
import { addresses } from '#web/lib/addresses.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { BeyondEnd, Empty } from '#web/ui/empty.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';
import { useForeign, useLang } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';
import { pointsQuery } from './queries.ts';

/** A traveller's points: how many, until when, how they work, and every movement. */
export function PointsPage({ page }: { page: number }) {
  const { t } = useTranslation(['points', 'shell']);
  const textOf = useProblemText();
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(pointsQuery(page));
  return (
    <div className="page grid grid-cols-1 gap-10 py-8 md:gap-14 md:py-12">
      <header className="grid gap-4">
        <Breadcrumbs items={[{ label: t('shell:dashboard'), to: '/dashboard' }, { label: t('title') }]} />
        <h1>{t('title')}</h1>
      </header>
      {isPending ? (
        <Skeleton>
          <SkeletonBox className="h-16 w-56" />
          <SkeletonBox className="h-40" />
        </Skeleton>
      ) : data ? (
        <div className="grid grid-cols-1 gap-x-16 gap-y-12 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className="grid grid-cols-1 content-start gap-12">
            <Balance points={data} />
            {data.total > 0 && <Movements points={data} busy={isPlaceholderData} />}
          </div>
          <HowTheyWork />
        </div>
      ) : (
        <LoadError text={textOf(error)} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

function Balance({ points: { balance, worth, lastDay, spendable, total } }: { points: Points }) {
  const { t } = useTranslation('points');
  const lang = useLang();
  const { charge } = useMoney();
  if (total === 0) {
    return (
      <Empty
        title={t('empty')}
        text={t('empty.text')}
        action={<LinkButton to={addresses.services}>{t('browse')}</LinkButton>}
      />
    );
  }
  return (
    <div className="grid gap-3">
      <p className="font-display text-xl leading-tight tabular-nums">{t('balance', { count: balance })}</p>
      {balance > 0 && <p>{t('worth', { amount: charge(worth) })}</p>}
      {lastDay !== null && (
        <p className="max-w-prose text-ink-soft">{t('lastDay', { date: formatDate(calendarDate(lastDay), lang) })}</p>
      )}
      {!spendable && <Notice tone="info">{t('off')}</Notice>}
    </div>
  );
}

function Movements({ points: { items, page, pageSize, total }, busy }: { points: Points; busy: boolean }) {
  const { t } = useTranslation('points');
  return (
    <section aria-labelledby="movements" className="grid grid-cols-1 content-start gap-4">
      <h2 id="movements" className="border-b border-line pb-3">
        {t('moves.title')}
      </h2>
      {items.length === 0 ? (
        <BeyondEnd />
      ) : (
        <ol aria-busy={busy} className="grid">
          {items.map((movement) => (
            <Movement key={movement.id} movement={movement} />
          ))}
        </ol>
      )}
      <Pagination page={page} pageSize={pageSize} total={total} />
    </section>
  );
}

function Movement({ movement: { kind, unpaid, points, at, booking } }: { movement: PointsMovement }) {
  const { t } = useTranslation('points');
  const lang = useLang();
  const foreign = useForeign();
  const count = new Intl.NumberFormat(`${lang}-KE`);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 border-b border-line py-4 first:pt-0 last:border-0">
      <p>{t(unpaid ? 'kind.unpaid' : `kind.${kind}`)}</p>
      <p className={classes('text-right font-semibold tabular-nums', points > 0 && 'text-success')}>
        {points > 0 ? '+' : '−'}
        {count.format(Math.abs(points))}
      </p>
      <p className="col-span-full text-s text-ink-soft wrap-anywhere">
        <time dateTime={at}>{formatDate(dateInNairobi(new Date(at)), lang)}</time>
        {booking && (
          <>
            {' · '}
            <Link
              to="/dashboard/bookings/$bookingId"
              params={{ bookingId: booking.id }}
              lang={foreign(booking.textLang)}
              className="underline decoration-line-strong decoration-1 underline-offset-4 hover:text-ink"
            >
              {t('moves.booking', { title: booking.title, id: booking.bookingId })}
            </Link>
          </>
        )}
      </p>
    </li>
  );
}

function HowTheyWork() {
  const { t } = useTranslation('points');
  return (
    <section aria-labelledby="how" className="grid content-start gap-4">
      <h2 id="how" className="border-b border-line pb-3">
        {t('how.title')}
      </h2>
      <ul className="grid max-w-prose list-disc gap-3 pl-5 marker:text-gold">
        <li>{t('how.earn')}</li>
        <li>{t('how.spend')}</li>
        <li>{t('how.back')}</li>
        <li>{t('how.expire', { months: pointsKeptMonths, days: pointsWarnDays })}</li>
      </ul>
    </section>
  );
}
