import { type AuditAction, auditActions } from '#shared/audit-actions.ts';
import { isCalendarDate } from '#shared/dates.ts';
import { type Raw, readPageSearch } from './search.ts';

/** The search parameters of the audit log; absent: everything, first page. */
export interface AuditSearch {
  who?: string;
  about?: string;
  action?: AuditAction;
  from?: string;
  to?: string;
  page?: number;
}

/** The longest words that entries are looked for by: an e-mail address. */
export const auditWordsMost = 254;

const wordsOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, auditWordsMost) : '';
const dayOf = (value: unknown) => (typeof value === 'string' && isCalendarDate(value) ? value : '');

/** Reads them; values that are not valid count as absent. */
export function readAuditSearch(raw: Raw): AuditSearch {
  const [who, about] = [wordsOf(raw.who), wordsOf(raw.about)];
  const action = auditActions.find((each) => each === raw.action);
  const [from, to] = [dayOf(raw.from), dayOf(raw.to)];
  return {
    ...(who && { who }),
    ...(about && { about }),
    ...(action && { action }),
    ...(from && { from }),
    ...(to && { to }),
    ...readPageSearch(raw),
  };
}
