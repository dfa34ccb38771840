import { useQuery } from '@tanstack/react-query';
import { daySheetPdfPath } from '#shared/contracts/provider-bookings.ts';
import { type CalendarDate, calendarDate, formatDate, today } from '#shared/dates.ts';
import { FileButton } from '#web/features/booking-view/file-button.tsx';
import { ProviderPage } from '#web/features/provider/provider-page.tsx';
import { useMember } from '#web/features/provider/use-member.ts';
import { addressOf } from '#web/lib/api.ts';
import { pageClock } from '#web/lib/clock.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { BeyondEnd, Empty } from '#web/ui/empty.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { DayChoice } from './day/day-choice.tsx';
import { DayCounts } from './day/day-counts.tsx';
import { DayListing } from './day/day-listing.tsx';
import { type DaySearch, daySheetQuery } from './queries.ts';
import { ToList } from './to-list.tsx';

/** The guests of one day, to be read on a phone or printed. */
export function DayPage({ search }: { search: DaySearch }) {
  const { t } = useTranslation('provider-bookings');
  const lang = useLang();
  const { providerId, name } = useMember();
  const date: CalendarDate = search.date ? calendarDate(search.date) : today(pageClock);
  const pdf = addressOf(daySheetPdfPath, { query: { date, page: search.page, providerId } });
  return (
    <ProviderPage
      above={<ToList />}
      title={
        <>
          {t('day.title')}
          <span className="hidden print:inline">
            : {formatDate(date, lang)}, {name}
          </span>
        </>
      }
      lead={t('day.lead')}
      actions={
        <>
          <Button kind="quiet" onClick={() => window.print()}>
            {t('day.print')}
          </Button>
          <FileButton path={pdf}>{t('day.pdf')}</FileButton>
        </>
      }
    >
      <DayChoice date={date} />
      <Sheet search={search} />
    </ProviderPage>
  );
}

function Sheet({ search }: { search: DaySearch }) {
  const { t } = useTranslation('provider-bookings');
  const textOf = useProblemText();
  const { providerId } = useMember();
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(daySheetQuery(providerId, search));
  if (isPending) return <SheetSkeleton />;
  if (!data) return <LoadError text={textOf(error)} onRetry={() => void refetch()} />;
  const { listings, counts, total, page, pageSize } = data;
  const sheets = Math.ceil(total / pageSize);
  if (total === 0) {
    return (
      <Empty
        title={t('day.none')}
        text={t('day.noneText')}
        action={
          <LinkButton to="/provider/bookings" search={{ tab: 'upcoming' }} kind="quiet">
            {t('seeUpcoming')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <div className="grid grid-cols-1 gap-10 print:block print:space-y-6" aria-busy={isPlaceholderData}>
      <DayCounts counts={counts} />
      {sheets > 1 && <p className="font-semibold">{t('day.sheet', { at: page, of: sheets, count: total })}</p>}
      {listings.length === 0 && <BeyondEnd />}
      {listings.map((listing) => (
        <DayListing key={listing.service.id} listing={listing} />
      ))}
      <Pagination page={page} pageSize={pageSize} total={total} />
      <p className="text-s text-ink-soft">{t('day.private')}</p>
    </div>
  );
}

function SheetSkeleton() {
  return (
    <Skeleton>
      <div className="grid gap-4">
        <SkeletonBox className="h-16" />
        <SkeletonBox className="h-7 w-1/2" />
        <SkeletonBox className="h-40" />
      </div>
    </Skeleton>
  );
}
