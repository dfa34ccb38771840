import { consentStates } from '#shared/consent-acts.ts';
import { isCalendarDate } from '#shared/dates.ts';
import { type PaymentMethod, paymentMethods } from '#shared/payment-methods.ts';
import { payoutReasons } from '#shared/payout-reasons.ts';
import {
  disbursementStatuses,
  type EventOutcome,
  eventOutcomes,
  type PaymentStatus,
  paymentStatuses,
  payoutStatuses,
  refundStatuses,
} from '#shared/states.ts';
import { type Raw, readPageSearch, readWords } from './search.ts';

/** Begun last (by default), begun first, paid last. */
export const paymentOrders = ['oldest', 'paid'] as const;

/** The search parameters of the list of payments; absent: all of them, those begun last first. */
export interface PaymentsSearch {
  q?: string;
  status?: PaymentStatus;
  method?: PaymentMethod;
  from?: string;
  to?: string;
  sort?: (typeof paymentOrders)[number];
  page?: number;
}

/** The longest name that payments are looked for by. */
export const paymentWordsMost = 200;

const dayOf = (value: unknown) => (typeof value === 'string' && isCalendarDate(value) ? value : undefined);

/** What of these is known; what is not valid counts as absent. */
export const known = <Chosen extends object>(
  chosen: { [Name in keyof Chosen]: Chosen[Name] | undefined },
): Partial<Chosen> =>
  Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined)) as Partial<Chosen>;

export const readPaymentsSearch = (raw: Raw): PaymentsSearch => ({
  ...readWords(raw, paymentWordsMost),
  ...known<Required<Pick<PaymentsSearch, 'status' | 'method' | 'from' | 'to' | 'sort'>>>({
    status: paymentStatuses.find((each) => each === raw.status),
    method: paymentMethods.find((each) => each === raw.method),
    ...{ from: dayOf(raw.from), to: dayOf(raw.to) },
    sort: paymentOrders.find((each) => each === raw.sort),
  }),
  ...readPageSearch(raw),
});

/** The search parameters of a list that is filtered by a state alone. */
export interface StateSearch<State extends string = string> {
  state?: State;
  page?: number;
}

const readerOf =
  <State extends string>(states: readonly State[]) =>
  (raw: Raw): StateSearch<State> => {
    const state = states.find((each) => each === raw.state);
    return { ...(state && { state }), ...readPageSearch(raw) };
  };

/** Refunds: absent are those that are not done. */
export const refundStates = ['all', ...refundStatuses] as const;
export const readRefundsSearch = readerOf(refundStates);

export const eventStates: readonly (EventOutcome | 'waiting')[] = ['waiting', ...eventOutcomes];
export const readEventsSearch = readerOf(eventStates);

/** Payouts: absent are those that wait for approval. */
export const payoutStates = ['all', ...payoutStatuses.filter((each) => each !== 'draft')] as const;
export const readPayoutsSearch = readerOf(payoutStates);

/** What we owe providers: absent are all reasons. */
export const readOwedSearch = readerOf(payoutReasons);

/** Orders to M-Pesa: absent are those that a person decides. */
export const transferStates = ['all', ...disbursementStatuses] as const;
export const readTransfersSearch = readerOf(transferStates);

/** Consents: absent are those that wait. */
export const readConsentsSearch = readerOf(consentStates.filter((each) => each !== 'open'));

export const readDisputesSearch = readerOf(['closed'] as const);

/** The search parameters of the entries of one account; absent: all days. */
export interface AccountSearch {
  from?: string;
  to?: string;
  page?: number;
}

export const readAccountSearch = (raw: Raw): AccountSearch => ({
  ...known<Required<Pick<AccountSearch, 'from' | 'to'>>>({ from: dayOf(raw.from), to: dayOf(raw.to) }),
  ...readPageSearch(raw),
});

export const readJobsSearch = (raw: Raw): { page?: number } => readPageSearch(raw);
