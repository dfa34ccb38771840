import { useNavigate } from '@tanstack/react-router';
import type { LedgerEntries } from '#shared/contracts/admin-payments.ts';
import { formatInstant, isCalendarDate, today } from '#shared/dates.ts';
import { pageClock } from '#web/lib/clock.ts';
import { keepSearch } from '#web/lib/keep-search.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { wordOf } from './bookings/money-words.ts';
import { useMoved } from './bookings/use-moved.ts';
import { AdminList } from './list/admin-list.tsx';
import { BackLink } from './list/back-link.tsx';
import type { ListTable } from './list/list-table.ts';
import { useAccountName } from './money/account-words.ts';
import { allPostingTexts } from './money/posting-words.ts';
import { accountQuery } from './money-queries.ts';
import type { AccountSearch } from './money-search.ts';

/** The entries of one account, the newest first; the days are in the address. */
export function AccountPage({ account, search }: { account: string; search: AccountSearch }) {
  const { t } = useTranslation('admin-books');
  const nameOf = useAccountName();
  return (
    <div className="grid grid-cols-1 gap-6">
      <header className="grid max-w-3xl gap-2">
        <BackLink lists={[{ to: '/admin/payments/ledger', label: t('ledger.back') }]} />
        <h1 className="wrap-anywhere">{nameOf(account)}</h1>
        <p className="font-mono text-s text-ink-soft wrap-anywhere">{account}</p>
        <p className="text-ink-soft">{t('entries.lead')}</p>
      </header>
      <Days search={search} />
      <AdminList
        query={accountQuery(account, search)}
        none={{ title: t('entries.none'), text: t('entries.noneText') }}
        table={useEntryTable()}
      />
    </div>
  );
}

function Days({ search }: { search: AccountSearch }) {
  const { t } = useTranslation('admin-books');
  const navigate = useNavigate();
  const day = { today: today(pageClock), example: today(pageClock) };
  return (
    <search className="grid grid-cols-1 gap-4 sm:max-w-xl sm:grid-cols-2">
      {(['from', 'to'] as const).map((name) => (
        <DateField
          key={name}
          {...day}
          label={t(name)}
          value={search[name] ?? ''}
          onChange={(value) => {
            if (value !== '' && !isCalendarDate(value)) return;
            void navigate({
              to: '.',
              search: keepSearch({ [name]: value || undefined, page: undefined }),
              replace: true,
              resetScroll: false,
            });
          }}
        />
      ))}
    </search>
  );
}

function useEntryTable(): ListTable<LedgerEntries['items'][number]> {
  const { t } = useTranslation(['admin-books', 'admin-bookings']);
  const moved = useMoved();
  const nameOf = useAccountName();
  const lang = useLang();
  return {
    name: 'ledger',
    caption: t('entries'),
    columns: [
      { key: 'at', label: t('admin-bookings:ledger.at') },
      { key: 'posting', label: t('admin-bookings:ledger.posting') },
      { key: 'other', label: t('other') },
      { key: 'about', label: t('about') },
      { key: 'amount', label: t('admin-bookings:ledger.amount'), figures: true },
    ],
    rowOf: (entry) => ({
      key: entry.id,
      cells: {
        at: <span className="font-normal">{formatInstant(new Date(entry.at), lang)}</span>,
        posting: wordOf(allPostingTexts, entry.kind, t),
        other: <span className="wrap-anywhere">{nameOf(entry.other)}</span>,
        about: <About entry={entry} />,
        amount: <span className="whitespace-nowrap">{moved(entry.currency, entry.amountMinor)}</span>,
      },
    }),
  };
}

/** The ways to the booking, payment and provider of an entry. */
function About({ entry: { booking, paymentId, provider } }: { entry: LedgerEntries['items'][number] }) {
  const { t } = useTranslation('admin-books');
  const classes = 'inline-flex min-h-11 items-center wrap-anywhere';
  return (
    <span className="grid justify-items-start">
      {booking && (
        <TextLink to="/admin/bookings/$bookingId" params={{ bookingId: booking.id }} className={classes}>
          {booking.reference}
        </TextLink>
      )}
      {paymentId !== null && (
        <TextLink to="/admin/payments/$paymentId" params={{ paymentId }} className={classes}>
          {t('toPayment')}
        </TextLink>
      )}
      {!booking && provider && (
        <TextLink to="/admin/services/providers/$providerId" params={{ providerId: provider.id }} className={classes}>
          {provider.name}
        </TextLink>
      )}
      {!booking && !provider && paymentId === null && '–'}
    </span>
  );
}
