import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { isCalendarDate, today } from '#shared/dates.ts';
import { paymentMethods } from '#shared/payment-methods.ts';
import { paymentStatuses } from '#shared/states.ts';
import { pageClock } from '#web/lib/clock.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useTyped } from '#web/lib/use-typed.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { Select, TextInput } from '#web/ui/inputs.tsx';
import { methodTexts, paymentStateTexts } from '../bookings/money-words.ts';
import { FoldedFilters } from '../list/folded-filters.tsx';
import { type PaymentsSearch, paymentOrders, paymentWordsMost, readPaymentsSearch } from '../money-search.ts';

const names = ['q', 'status', 'method', 'from', 'to', 'sort'] as const;
type Fields = Record<(typeof names)[number], string>;

const fieldsIn = (search: PaymentsSearch): Fields =>
  Object.fromEntries(names.map((name) => [name, search[name] ?? ''])) as Fields;

/** What of the fields goes into the address: a text that is no day yet does not. */
const asked = ({ from, to, ...fields }: Fields): PaymentsSearch =>
  readPaymentsSearch({ ...fields, from: isCalendarDate(from) ? from : '', to: isCalendarDate(to) ? to : '' });

const sameFields = (a: Fields, b: Fields) => JSON.stringify(asked(a)) === JSON.stringify(asked(b));

/** What is looked for, state, method, days and order. They go into the address once typing pauses, with the first page. */
export function PaymentControls({ search }: { search: PaymentsSearch }) {
  const { t } = useTranslation(['admin-payments', 'admin-bookings']);
  const navigate = useNavigate();
  const key = JSON.stringify(fieldsIn(search));
  const given = useMemo(() => JSON.parse(key) as Fields, [key]);
  const { typed, typePart } = useTyped({
    given,
    same: sameFields,
    send: (fields) =>
      void navigate({ to: '/admin/payments', search: asked(fields), replace: true, resetScroll: false }),
  });
  const chosen = names.filter((name) => name !== 'q' && typed[name] !== '').length;
  const day = { today: today(pageClock), example: today(pageClock) };
  return (
    <search className="grid grid-cols-1 gap-4">
      <TextInput
        type="search"
        label={t('search')}
        hint={t('search.hint')}
        maxLength={paymentWordsMost}
        value={typed.q}
        onChange={({ target }) => typePart({ q: target.value })}
      />
      <FoldedFilters chosen={chosen}>
        <Select label={t('state')} value={typed.status} onChange={({ target }) => typePart({ status: target.value })}>
          <option value="">{t('state.all')}</option>
          {paymentStatuses.map((each) => (
            <option key={each} value={each}>
              {t(paymentStateTexts[each])}
            </option>
          ))}
        </Select>
        <Select label={t('method')} value={typed.method} onChange={({ target }) => typePart({ method: target.value })}>
          <option value="">{t('method.all')}</option>
          {paymentMethods.map((each) => (
            <option key={each} value={each}>
              {t(methodTexts[each])}
            </option>
          ))}
        </Select>
        {(['from', 'to'] as const).map((name) => (
          <DateField
            key={name}
            {...day}
            label={t(name)}
            value={typed[name]}
            onChange={(value) => typePart({ [name]: value })}
          />
        ))}
        <Select label={t('sort')} value={typed.sort} onChange={({ target }) => typePart({ sort: target.value })}>
          <option value="">{t('sort.newest')}</option>
          {paymentOrders.map((each) => (
            <option key={each} value={each}>
              {t(orderTexts[each])}
            </option>
          ))}
        </Select>
      </FoldedFilters>
    </search>
  );
}

const orderTexts = { oldest: 'sort.oldest', paid: 'sort.paid' } as const;
