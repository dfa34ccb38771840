import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { categories } from '#shared/categories.ts';
import { isCalendarDate, today } from '#shared/dates.ts';
import { approvals } from '#shared/requests.ts';
import { bookingStatuses, paymentStatuses } from '#shared/states.ts';
import { pageClock } from '#web/lib/clock.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useTyped } from '#web/lib/use-typed.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { Select, TextInput } from '#web/ui/inputs.tsx';
import {
  type AdminBookingsSearch,
  bookingOrders,
  bookingWordsMost,
  readAdminBookingsSearch,
} from '../bookings-search.ts';
import { FoldedFilters } from '../list/folded-filters.tsx';
import { approvalTexts, orderTexts, paymentTexts, statusTexts } from './booking-words.ts';

const names = [
  ...(['q', 'status', 'payment', 'approval', 'category', 'from', 'to', 'bookedFrom', 'bookedTo', 'sort'] as const),
];
type Fields = Record<(typeof names)[number], string>;
const days = ['from', 'to', 'bookedFrom', 'bookedTo'] as const;

/** What a choice is called that leaves nothing out. */
const allTexts = {
  status: 'status.all',
  payment: 'payment.all',
  approval: 'approval.all',
  category: 'category.all',
  sort: 'sort.all',
} as const;

const fieldsIn = (search: AdminBookingsSearch): Fields =>
  Object.fromEntries(names.map((name) => [name, search[name] ?? ''])) as Fields;

/** What of the fields goes into the address: a text that is no day yet does not. */
const asked = (fields: Fields): AdminBookingsSearch =>
  readAdminBookingsSearch({
    ...fields,
    ...Object.fromEntries(days.map((day) => [day, isCalendarDate(fields[day]) ? fields[day] : ''])),
  });

const sameFields = (a: Fields, b: Fields) => JSON.stringify(asked(a)) === JSON.stringify(asked(b));

/** Words, states, category, days and order of the list. They go into the address once typing pauses, with the first page. */
export function BookingControls({ search }: { search: AdminBookingsSearch }) {
  const { t } = useTranslation(['admin-bookings', 'catalogue']);
  const navigate = useNavigate();
  const key = JSON.stringify(fieldsIn(search));
  const given = useMemo(() => JSON.parse(key) as Fields, [key]);
  const { person, service, provider } = search;
  const { typed, typePart } = useTyped({
    given,
    same: sameFields,
    send: (fields) =>
      void navigate({
        to: '/admin/bookings',
        search: {
          ...asked(fields),
          ...(person && { person }),
          ...(service && { service }),
          ...(provider && { provider }),
        },
        replace: true,
        resetScroll: false,
      }),
  });
  const choice = (name: keyof typeof allTexts, options: ReactNode) => (
    <Select label={t(name)} value={typed[name]} onChange={({ target }) => typePart({ [name]: target.value })}>
      <option value="">{t(allTexts[name])}</option>
      {options}
    </Select>
  );
  const chosen = names.filter((name) => name !== 'q' && typed[name] !== '').length;
  const day = { today: today(pageClock), example: today(pageClock) };
  return (
    <search className="grid grid-cols-1 gap-4">
      <TextInput
        type="search"
        label={t('search')}
        hint={t('search.hint')}
        maxLength={bookingWordsMost}
        value={typed.q}
        onChange={({ target }) => typePart({ q: target.value })}
      />
      <FoldedFilters chosen={chosen}>
        {choice(
          'status',
          optionsOf(bookingStatuses, (each) => t(statusTexts[each])),
        )}
        {choice(
          'payment',
          optionsOf(paymentStatuses, (each) => t(paymentTexts[each])),
        )}
        {choice(
          'approval',
          optionsOf(approvals, (each) => t(approvalTexts[each])),
        )}
        {choice(
          'category',
          optionsOf(
            categories.map(({ value }) => value),
            (each) => t(`catalogue:category.${each}`),
          ),
        )}
        {days.map((name) => (
          <DateField
            key={name}
            {...day}
            label={t(name)}
            value={typed[name]}
            onChange={(value) => typePart({ [name]: value })}
          />
        ))}
        {choice(
          'sort',
          optionsOf(bookingOrders, (each) => t(orderTexts[each])),
        )}
      </FoldedFilters>
    </search>
  );
}

const optionsOf = <Value extends string>(values: readonly Value[], textOf: (value: Value) => string) =>
  values.map((value) => (
    <option key={value} value={value}>
      {textOf(value)}
    </option>
  ));
