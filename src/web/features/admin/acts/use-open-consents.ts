import { useQueries } from '@tanstack/react-query';
import type { Consent } from '#shared/contracts/consents.ts';
import { openConsentsQueries } from '../money-queries.ts';
import type { AdminAct } from './admin-act.ts';

/**
 * What waits for a second admin about these records and, of a booking or payout, about its parts. Until it is known there
 * is nothing; the server refuses what was asked for before.
 * @param about ids, or `settings`, `ledger` or `mpesa_statement`
 */
export function useOpenConsents(about: readonly string[]): readonly Consent[] {
  return useQueries({ queries: openConsentsQueries(about) }).flatMap(({ data }) => data?.items ?? []);
}

/** Those about one record, and not about its parts. */
export const waitingOf = (open: readonly Consent[], id: string): Consent[] =>
  open.filter(({ about }) => (about.itemId ?? about.id) === id);

/** What can still be done while these wait. */
export const notAsked = (acts: readonly AdminAct[], waiting: readonly Consent[]): AdminAct[] =>
  acts.filter(({ moves }) => waiting.every(({ act }) => act !== moves?.act));
