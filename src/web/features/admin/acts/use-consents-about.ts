import { useQueries } from '@tanstack/react-query';
import { otherWaysOf } from '#shared/consent-acts.ts';
import type { Consent } from '#shared/contracts/consents.ts';
import { openConsentsQueries } from '../money-queries.ts';
import type { AdminAct } from './admin-act.ts';

/**
 * What waits for a second admin about these records and, of a booking or payout, about its parts, and what one has agreed to.
 * Until it is known there is nothing; the server refuses what was asked for before.
 * @param about ids, or `settings`, `ledger` or `mpesa_statement`
 */
export function useConsentsAbout(about: readonly string[]): readonly Consent[] {
  return useQueries({ queries: openConsentsQueries(about) }).flatMap(({ data }) =>
    data ? [...data.items, ...data.given] : [],
  );
}

/** Those about one record, and not about its parts. */
export const consentsOf = (consents: readonly Consent[], id: string): Consent[] =>
  consents.filter(({ about }) => (about.itemId ?? about.id) === id);

/** Those that nobody has decided yet. */
export const waitingOf = (consents: readonly Consent[]): Consent[] =>
  consents.filter(({ status }) => status === 'open');

/** What can still be done while some of these wait: neither the same nor another way to send or end the same money. */
export const notAsked = (acts: readonly AdminAct[], consents: readonly Consent[]): AdminAct[] =>
  acts.filter(({ moves }) =>
    waitingOf(consents).every(({ act }) => !moves || (act !== moves.act && !otherWaysOf(act).includes(moves.act))),
  );
