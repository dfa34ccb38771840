import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listBookingsCall } from '#shared/contracts/bookings.ts';
import { listTicketsCall, viewTicketCall } from '#shared/contracts/support.ts';
import { api } from '#web/lib/api.ts';
import { callQuery } from '#web/lib/queries.ts';

/** The search parameters of the page; absent: no booking is chosen, the first page of one's own messages. */
export interface SupportSearch {
  /** A booking of one's own, by its id or reference. */
  booking?: string;
  /** `chat`: the assistant has left the beginning of a message. */
  from?: 'chat';
  page?: number;
}

/** Reads them; values that are not valid count as absent. */
export function readSupportSearch({ booking, from, page: number }: Record<string, unknown>): SupportSearch {
  const page = Number(number);
  return {
    ...(typeof booking === 'string' && booking !== '' && { booking: booking.slice(0, 64) }),
    ...(from === 'chat' && { from }),
    ...(Number.isInteger(page) && page > 1 && page <= 500 && { page }),
  };
}

/** The person's messages to our team; while another page loads, the last one stays. */
export const ticketsQuery = (page: number) => ({
  ...callQuery(listTicketsCall, { query: { page, pageSize: 5 } }),
  staleTime: 0,
  placeholderData: keepPreviousData,
});

/** A message to our team with all that was written, as whoever has it or by the link in an email. */
export const ticketQuery = (ticketId: string, token: string | undefined) =>
  queryOptions({
    queryKey: ['ticket', ticketId, token ?? ''],
    queryFn: ({ signal }) =>
      api(viewTicketCall, { params: { ticketId }, body: token === undefined ? {} : { token }, signal }),
    staleTime: 0,
  });

/** The bookings that a message can be about: the newest 50. */
export const ownBookingsQuery = { ...callQuery(listBookingsCall, { query: { pageSize: 50 } }), staleTime: 60_000 };
