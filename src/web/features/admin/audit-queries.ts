import { keepPreviousData } from '@tanstack/react-query';
import { listAuditCall } from '#shared/contracts/admin-audit.ts';
import { callQuery } from '#web/lib/queries.ts';
import type { AuditSearch } from './audit-search.ts';

/** Read anew on every visit; while another page loads, the last one stays. */
export const auditQuery = ({ page = 1, ...search }: AuditSearch) => ({
  ...callQuery(listAuditCall, { query: { ...search, page } }),
  staleTime: 0,
  placeholderData: keepPreviousData,
});
