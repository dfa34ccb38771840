import { type ApprovalKind, approvalKinds } from '#shared/approvals.ts';
import { providerStatuses, serviceStatuses } from '#shared/states.ts';

/** The search parameters of the queue; absent: all kinds, first page. */
export interface QueueSearch {
  kind?: ApprovalKind;
  page?: number;
}

/** The search parameters of a list of providers or listings; absent: those that wait, no words, first page. */
export interface ListSearch<Status extends string = string> {
  status?: Status;
  q?: string;
  page?: number;
}

type Raw = Record<string, unknown>;

const pageOf = (raw: Raw) => {
  const page = Number(raw.page);
  return Number.isInteger(page) && page > 1 && page <= 500 ? { page } : {};
};

/** The page of a list that has no filters. */
export const readPageSearch = (raw: Raw): { page?: number } => pageOf(raw);

/** Reads them; values that are not valid count as absent. */
export function readQueueSearch(raw: Raw): QueueSearch {
  const kind = approvalKinds.find((each) => each === raw.kind);
  return { ...(kind && { kind }), ...pageOf(raw) };
}

const readerOf =
  <Status extends string>(statuses: readonly Status[], waiting: Status) =>
  (raw: Raw): ListSearch<Status> => {
    const status = statuses.find((each) => each === raw.status);
    const q = typeof raw.q === 'string' || typeof raw.q === 'number' ? String(raw.q).trim().slice(0, 80) : '';
    return { ...(status && status !== waiting && { status }), ...(q !== '' && { q }), ...pageOf(raw) };
  };

export const readProvidersSearch = readerOf(providerStatuses, 'pending');
export const readListingsSearch = readerOf(serviceStatuses, 'submitted');
