import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, type MouseEvent, type RefObject, useMemo, useRef, useState } from 'react';
import type { CalendarDate } from '#shared/dates.ts';
import type { ProviderRight } from '#shared/rights.ts';
import { useMember } from '#web/features/provider/use-member.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTexts, useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { DateSpan } from '#web/ui/date-span.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { MonthNav } from '../month-nav.tsx';
import { type CalendarSearch, calendarQuery, daysOfMonth, monthOf } from '../queries.ts';
import { type DaysForm, formsFor } from './days-forms.ts';
import { DaysPanel } from './days-panel.tsx';
import { Legend } from './legend.tsx';
import { MonthGrid } from './month-grid.tsx';
import { type Selection, spanOf } from './selection.ts';

const load = {
  block: () => import('../block/block-drawer.tsx').then(({ BlockDrawer }) => ({ default: BlockDrawer })),
  price: () => import('../prices/price-drawer.tsx').then(({ PriceDrawer }) => ({ default: PriceDrawer })),
  open: () => import('../block/open-dialog.tsx').then(({ OpenDialog }) => ({ default: OpenDialog })),
};
const forms = { block: lazy(load.block), price: lazy(load.price), open: lazy(load.open) };
/** The right that each of them needs. */
const rightOf = { block: 'bookings', price: 'manage', open: 'bookings' } as const satisfies Record<
  DaysForm,
  ProviderRight
>;
/** What the buttons say: without chosen days, of those that are chosen, and where there is little room. */
const words = {
  block: { any: 'block.open', chosen: 'block.chosen', short: 'block.short' },
  open: { any: 'opening.chosen', chosen: 'opening.chosen', short: 'opening.short' },
  price: { any: 'price.open', chosen: 'price.open', short: 'price.short' },
} as const;

const ImportsAlerts = lazy(() => import('../imports/imports-alerts.tsx'));

interface MonthViewProps {
  service: string;
  month: string;
  today: CalendarDate;
  search: CalendarSearch;
}

/** One listing: a month of days, and what is on those that are chosen. */
export function MonthView({ service, month, today, search }: MonthViewProps) {
  const { t } = useTranslation('provider-calendar');
  const textOf = useProblemText();
  const navigate = useNavigate();
  const { providerId, rights } = useMember();
  const [selection, setSelection] = useState<Selection>();
  const [asked, setAsked] = useState({ open: false, times: 0, form: 'block' as DaysForm });
  const texts = useTexts();
  const opener = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const returnTo = useShown(opener, heading);
  const query = { providerId, service, ...daysOfMonth(month) };
  const { data, error, refetch } = useQuery({ ...calendarQuery(query), placeholderData: keepPreviousData });
  const span = selection && spanOf(selection);
  const toMonth = (shown: string) => {
    const { month: _, page: __, ...kept } = search;
    const next = shown === monthOf(today) ? kept : { ...kept, month: shown };
    void navigate({ to: '/provider/calendar', search: next, replace: true, resetScroll: false });
  };
  const ask = async (form: DaysForm, { currentTarget }: MouseEvent<HTMLButtonElement>) => {
    opener.current = currentTarget;
    const ofForm = form === 'price' && texts.load(['provider-service', 'party', 'fields']);
    // If the form cannot be loaded, `LazyPart` says so.
    await Promise.all([load[form](), ofForm]).catch(() => undefined);
    setAsked(({ times }) => ({ open: true, times: times + 1, form }));
  };
  const AskedForm = forms[asked.form];
  const wanted = formsFor(data, span).filter((form) => rights.includes(rightOf[form]));
  const button = (
    form: DaysForm,
    { said, className }: { said: keyof (typeof words)[DaysForm]; className?: string },
  ) => (
    <Button
      key={form}
      kind={form === wanted[0] && form !== 'price' ? 'primary' : 'quiet'}
      onClick={(event) => void ask(form, event)}
      className={className}
    >
      {t(words[form][said])}
    </Button>
  );
  if (error && !data) return <LoadError text={textOf(error)} onRetry={() => void refetch()} />;
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid grid-cols-1 content-start gap-4">
        <LazyPart lost={null}>{data && rights.includes('bookings') && <ImportsAlerts calendar={data} />}</LazyPart>
        <MonthNav {...{ month, today }} />
        <MonthGrid {...{ month, today, selection }} calendar={data} onSelect={setSelection} onMonth={toMonth} />
        <Legend />
      </div>
      <DaysPanel
        {...{ service, span }}
        calendar={data}
        heading={heading}
        onClear={() => {
          setSelection(undefined);
          heading.current?.focus();
        }}
        // Where the bar is shown, it has the buttons.
        action={wanted.map((form) =>
          button(
            form,
            span ? { said: 'chosen', className: 'max-xl:hidden' } : { said: 'any', className: 'max-sm:w-full' },
          ),
        )}
      />
      {span && (
        // On phones the panel lies below the month; the bar stands above the ways to the panel's pages.
        <section
          data-bar
          aria-label={t('chosen')}
          className="sticky bottom-[calc(var(--connection,0px)+var(--page-bar,4.25rem))] z-20 -mx-4 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-surface px-4 py-3 shadow-high md:-mx-8 md:px-8 xl:hidden"
        >
          <p className="font-semibold">
            <DateSpan start={span.startDate} end={span.endDate} />
          </p>
          <span className="flex flex-wrap gap-2">
            {wanted.toReversed().map((form) => button(form, { said: 'short' }))}
          </span>
        </section>
      )}
      <LazyPart>
        {data && asked.times > 0 && (
          <AskedForm
            key={asked.times}
            {...{ service, span, today }}
            calendar={data}
            open={asked.open}
            onClose={() => setAsked((now) => ({ ...now, open: false }))}
            onDone={() => setSelection(undefined)}
            returnTo={returnTo}
          />
        )}
      </LazyPart>
    </div>
  );
}

/** The first where it is in sight, else the second: once days are chosen, the bar of phones has the button that blocks them. */
function useShown(first: RefObject<HTMLElement | null>, second: RefObject<HTMLElement | null>) {
  return useMemo(
    () => ({
      get current() {
        return first.current?.getClientRects().length ? first.current : second.current;
      },
    }),
    [first, second],
  );
}
