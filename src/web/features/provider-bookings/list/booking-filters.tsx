import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { isCalendarDate, today } from '#shared/dates.ts';
import { pageClock } from '#web/lib/clock.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useTyped } from '#web/lib/use-typed.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { ListingChoice } from '../listing-choice.tsx';
import type { ProviderBookingsSearch } from '../queries.ts';

interface Fields {
  q: string;
  service: string;
  from: string;
  to: string;
}

const none: Fields = { q: '', service: '', from: '', to: '' };

/** What of the fields is in the address: a text that is no day yet is not. */
function asked({ q, service, from, to }: Fields): Partial<Fields> {
  const words = q.trim();
  return {
    ...(words !== '' && { q: words }),
    ...(service !== '' && { service }),
    ...(isCalendarDate(from) && { from }),
    ...(isCalendarDate(to) && { to }),
  };
}

const sameFields = (a: Fields, b: Fields) => JSON.stringify(asked(a)) === JSON.stringify(asked(b));

/** Words, listing and first days. They go into the address once typing pauses. */
export function BookingFilters({ search }: { search: ProviderBookingsSearch }) {
  const { t } = useTranslation('provider-bookings');
  const navigate = useNavigate();
  const { q = '', service = '', from = '', to = '', tab, month } = search;
  const given = useMemo(() => ({ q, service, from, to }), [q, service, from, to]);
  const send = (fields: Fields) =>
    void navigate({
      to: '/provider/bookings',
      search: { ...(tab && { tab }), ...(month && { month }), ...asked(fields) },
      replace: true,
      resetScroll: false,
    });
  const { typed, type, sendNow } = useTyped({ given, same: sameFields, send });
  const chosen = [q, service, from, to].filter((one) => one !== '').length;
  const change = (changes: Partial<Fields>) => type({ ...typed, ...changes });
  const day = { today: today(pageClock), example: today(pageClock) };
  return (
    <search className="min-w-32 flex-1 has-[details[open]]:basis-full">
      {/* Folded on phones, so that the list begins on the first screen; on wide ones it always stands there. */}
      <details
        open={chosen > 0 || undefined}
        className="group rounded-m border border-line px-3 sm:supports-[selector(::details-content)]:border-0 sm:supports-[selector(::details-content)]:px-0 sm:[&::details-content]:[content-visibility:visible]"
      >
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold sm:supports-[selector(::details-content)]:hidden">
          <Icon name="search" className="size-5" />
          {chosen > 0 ? t('filtersSet', { count: chosen }) : t('filters')}
          <span className="ml-auto transition-transform group-open:rotate-180">
            <Icon name="down" className="size-5" />
          </span>
        </summary>
        <div className="grid grid-cols-1 gap-4 pt-1 max-sm:pb-5 sm:grid-cols-2">
          <TextInput
            type="search"
            label={t('search')}
            hint={t('searchHint')}
            maxLength={200}
            value={typed.q}
            onChange={(event) => change({ q: event.target.value })}
          />
          <ListingChoice value={typed.service} onChange={(one) => change({ service: one })} />
          <DateField {...day} label={t('from')} value={typed.from} onChange={(value) => change({ from: value })} />
          <DateField {...day} label={t('to')} value={typed.to} onChange={(value) => change({ to: value })} />
          {chosen > 0 && (
            <p className="sm:col-span-2">
              <Button
                kind="quiet"
                onClick={() => {
                  type(none);
                  sendNow(none);
                }}
              >
                {t('clear')}
              </Button>
            </p>
          )}
        </div>
      </details>
    </search>
  );
}
