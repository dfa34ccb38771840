import { type CaseKind, caseKinds } from '#shared/cases.ts';
import { known } from './money-search.ts';
import { type Raw, readPageSearch, readWords } from './search.ts';

/** The search parameters of the list of cases; absent: the open ones of all kinds. */
export interface CasesSearch {
  kind?: CaseKind;
  state?: (typeof caseStates)[number];
  page?: number;
}

export const caseStates = ['closed', 'all'] as const;

export const readCasesSearch = (raw: Raw): CasesSearch => ({
  ...known<Required<Pick<CasesSearch, 'kind' | 'state'>>>({
    kind: caseKinds.find((each) => each === raw.kind),
    state: caseStates.find((each) => each === raw.state),
  }),
  ...readPageSearch(raw),
});

/** The search parameters of one case: the booking that a receipt without an owner may pay. */
export interface CaseSearch {
  booking?: string;
}

/** The longest reference that is looked for. */
export const caseBookingMost = 40;

export function readCaseSearch(raw: Raw): CaseSearch {
  const { q } = readWords({ q: raw.booking }, caseBookingMost);
  return q === undefined ? {} : { booking: q };
}
