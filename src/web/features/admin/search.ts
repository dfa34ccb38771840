import { type ApprovalKind, approvalKinds } from '#shared/approvals.ts';
import { type PersonState, personStates } from '#shared/person-states.ts';
import { type Role, roles } from '#shared/rights.ts';

/** The search parameters of the queue; absent: all kinds, first page. */
export interface QueueSearch {
  kind?: ApprovalKind;
  page?: number;
}

/** The search parameters of the list of people; absent: everybody, the newest first, first page. */
export interface UsersSearch {
  q?: string;
  role?: Role;
  state?: PersonState;
  sort?: 'name';
  page?: number;
}

/** The search parameters of the lists of reports; absent: of reviews, those that wait, first page. */
export interface ReportsSearch {
  kind?: 'messages';
  state?: 'closed';
  page?: number;
}

export type Raw = Record<string, unknown>;

/** The words that are looked for, up to so many characters. */
export const readWords = (raw: Raw, most: number): { q?: string } => {
  const q = typeof raw.q === 'string' || typeof raw.q === 'number' ? String(raw.q).trim().slice(0, most) : '';
  return q === '' ? {} : { q };
};

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

export const readReportsSearch = (raw: Raw): ReportsSearch => ({
  ...(raw.kind === 'messages' && { kind: raw.kind }),
  ...(raw.state === 'closed' && { state: 'closed' as const }),
  ...pageOf(raw),
});

/** The longest words that people are looked for by: an e-mail address. */
export const userWordsMost = 254;

export function readUsersSearch(raw: Raw): UsersSearch {
  const role = roles.find((each) => each === raw.role);
  const state = personStates.find((each) => each === raw.state);
  return {
    ...readWords(raw, userWordsMost),
    ...(role && { role }),
    ...(state && { state }),
    ...(raw.sort === 'name' && { sort: 'name' as const }),
    ...pageOf(raw),
  };
}
