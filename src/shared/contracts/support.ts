import { call } from '../call.ts';
import type {
  AttachmentAdded,
  NewTicketRequest,
  TicketMessageRequest,
  TicketParams,
  Ticket as TicketSchema,
  TicketSent,
  TicketsPage as TicketsPageSchema,
  TicketsQuery,
  TicketViewRequest,
} from './support.schemas.ts';

export type Ticket = (typeof TicketSchema)['_zod']['output'];
export type TicketsPage = (typeof TicketsPageSchema)['_zod']['output'];
export type SentAttachment = (typeof AttachmentAdded)['_zod']['output'];
export type NewTicket = (typeof NewTicketRequest)['_zod']['output'];

interface One {
  params: typeof TicketParams;
  answer: typeof TicketSchema;
}

export const createTicketCall = call<{ body: typeof NewTicketRequest; answer: typeof TicketSent }>(
  'POST',
  '/api/support/tickets',
  201,
);
/** Uploads a file for a message that is then sent with its key. */
export const addAttachmentCall = call<{ answer: typeof AttachmentAdded }>('POST', '/api/support/attachments', 201);
export const listTicketsCall = call<{ query: typeof TicketsQuery; answer: typeof TicketsPageSchema }>(
  'GET',
  '/api/support/tickets',
);
/** Reads a ticket, as whoever has it or by the link in a letter. */
export const viewTicketCall = call<One & { body: typeof TicketViewRequest }>(
  'POST',
  '/api/support/tickets/:ticketId/view',
);
export const writeInTicketCall = call<One & { body: typeof TicketMessageRequest }>(
  'POST',
  '/api/support/tickets/:ticketId/messages',
  201,
);
export const closeOwnTicketCall = call<One & { body: typeof TicketViewRequest }>(
  'POST',
  '/api/support/tickets/:ticketId/close',
);
/** Where a file of a ticket lies; the address that an answer names opens it for an hour. */
export const supportAttachmentPath = '/api/support/attachments/:attachmentId';
