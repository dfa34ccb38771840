import { useQuery } from '@tanstack/react-query';
import {
  getLedgerCall,
  type LedgerBalances,
  listLedgerEntriesCall,
  noteTopUpCall,
} from '#shared/contracts/admin-payments.ts';
import { api } from '#web/lib/api.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Table } from '#web/ui/table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { AdminAct } from './acts/admin-act.ts';
import { AdminActs } from './acts/admin-acts.tsx';
import { useConsentsAbout } from './acts/use-consents-about.ts';
import { WaitingConsents } from './acts/waiting-consents.tsx';
import { useMoved } from './bookings/use-moved.ts';
import { accountTypeTexts, useAccountName } from './money/account-words.ts';
import { MoneyPage } from './money/money-frame.tsx';
import { ledgerQuery } from './money-queries.ts';

const changes = [getLedgerCall, listLedgerEntriesCall];

/** The balance of each account, and the way to its entries. */
export function LedgerPage() {
  const { t } = useTranslation('admin-books');
  const textOf = useProblemText();
  const { data, error, isPending, refetch } = useQuery(ledgerQuery);
  const acts = useTopUpAct();
  return (
    <MoneyPage lead={t('ledger.lead')}>
      <WaitingConsents waiting={useConsentsAbout(['ledger'])} />
      <AdminActs acts={acts} changes={changes} />
      {isPending && <Skeleton lines={8} />}
      {!isPending && !data && <LoadError text={textOf(error)} onRetry={() => void refetch()} />}
      {data && <Balances accounts={data.accounts} />}
    </MoneyPage>
  );
}

function Balances({ accounts }: Pick<LedgerBalances, 'accounts'>) {
  const { t } = useTranslation(['admin-books', 'admin-payments']);
  const moved = useMoved();
  const nameOf = useAccountName();
  if (accounts.length === 0) return <p className="text-ink-soft">{t('ledger.none')}</p>;
  return (
    <Table
      caption={t('admin-payments:view.ledger')}
      columns={[
        { key: 'account', label: t('account') },
        { key: 'type', label: t('type') },
        { key: 'balance', label: t('balance'), figures: true },
      ]}
      rows={accounts.map(({ account, type, currency, balance }) => ({
        key: account,
        cells: {
          account: (
            <span className="grid justify-items-start">
              <TextLink
                to="/admin/payments/ledger/$account"
                params={{ account }}
                className="inline-flex min-h-11 items-center"
              >
                {nameOf(account)}
              </TextLink>
              <span className="font-mono text-s font-normal text-ink-soft wrap-anywhere">{account}</span>
            </span>
          ),
          type: t(accountTypeTexts[type]),
          balance: <span className="whitespace-nowrap">{moved(currency, balance)}</span>,
        },
      }))}
    />
  );
}

/** Whole shillings, or 0, which the server refuses with a word about the field. */
const shillingsIn = (typed: string) =>
  /^\d{1,9}$/.test(typed.replaceAll(/[\s,]/g, '')) ? Number(typed.replaceAll(/[\s,]/g, '')) : 0;

function useTopUpAct(): AdminAct[] {
  const { t } = useTranslation('admin-books');
  return [
    {
      ...{ key: 'topUp', open: t('topUp.open'), title: t('topUp.title'), confirm: t('topUp.confirm') },
      effects: [t('topUp.first'), t('topUp.effect')],
      done: t('topUp.done'),
      moves: { act: 'ledger.top_up', dollars: undefined },
      fields: [
        { name: 'amountKes', label: t('topUp.amount'), hint: t('topUp.amountHint'), most: 12 },
        { name: 'reference', label: t('topUp.reference'), most: 60 },
      ],
      send: ({ amountKes = '', reference = '', reason }, idempotencyKey) =>
        api(noteTopUpCall, { body: { amountKes: shillingsIn(amountKes), reference, reason }, idempotencyKey }),
    },
  ];
}
