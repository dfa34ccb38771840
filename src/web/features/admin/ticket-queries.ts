import { keepPreviousData } from '@tanstack/react-query';
import { getAdminTicketCall, listAdminTicketsCall, listTeamRepliesCall } from '#shared/contracts/admin-support.ts';
import { callQuery } from '#web/lib/queries.ts';
import type { TicketsSearch } from './tickets-search.ts';

/** Read anew on every visit: people write, and other admins answer. While others load, the last ones stay. */
export const adminTicketsQuery = ({ page = 1, state, ...search }: TicketsSearch) => {
  const query = { ...search, page, ...(state !== 'all' && { state: state ?? ('open' as const) }) };
  return { ...callQuery(listAdminTicketsCall, { query }), staleTime: 0, placeholderData: keepPreviousData };
};

export const adminTicketQuery = (ticketId: string) => ({
  ...callQuery(getAdminTicketCall, { params: { ticketId } }),
  staleTime: 0,
});

export const teamRepliesQuery = { ...callQuery(listTeamRepliesCall, {}), staleTime: 0 };
