import { call } from '../call.ts';
import type {
  AdminTicketItem as AdminTicketItemSchema,
  AdminTicketParams,
  AdminTicket as AdminTicketSchema,
  AdminTicketsPage,
  AdminTicketsQuery,
  AnswerTicketRequest,
  AssignTicketRequest,
  NewReplyRequest,
  NoteTicketRequest,
  ReplyParams,
  ReplyRequest,
  TeamReplies as TeamRepliesSchema,
  TeamReply as TeamReplySchema,
  TicketStateRequest,
} from './admin-support.schemas.ts';
import type { Done } from './common.schemas.ts';

export type AdminTicket = (typeof AdminTicketSchema)['_zod']['output'];
export type AdminTicketItem = (typeof AdminTicketItemSchema)['_zod']['output'];
export type TeamReply = (typeof TeamReplySchema)['_zod']['output'];
export type NewReply = (typeof NewReplyRequest)['_zod']['output'];

interface One {
  params: typeof AdminTicketParams;
  answer: typeof AdminTicketSchema;
}

export const listAdminTicketsCall = call<{ query: typeof AdminTicketsQuery; answer: typeof AdminTicketsPage }>(
  'GET',
  '/api/admin/tickets',
);
export const getAdminTicketCall = call<One>('GET', '/api/admin/tickets/:ticketId');
export const answerTicketCall = call<One & { body: typeof AnswerTicketRequest }>(
  'POST',
  '/api/admin/tickets/:ticketId/answers',
  201,
);
export const noteTicketCall = call<One & { body: typeof NoteTicketRequest }>(
  'POST',
  '/api/admin/tickets/:ticketId/notes',
  201,
);
export const assignTicketCall = call<One & { body: typeof AssignTicketRequest }>(
  'PUT',
  '/api/admin/tickets/:ticketId/assignee',
);
export const changeTicketStateCall = call<One & { body: typeof TicketStateRequest }>(
  'PUT',
  '/api/admin/tickets/:ticketId/state',
);

interface OneReply {
  params: typeof ReplyParams;
}

export const listTeamRepliesCall = call<{ answer: typeof TeamRepliesSchema }>('GET', '/api/admin/support-replies');
export const createTeamReplyCall = call<{ body: typeof NewReplyRequest; answer: typeof TeamReplySchema }>(
  'POST',
  '/api/admin/support-replies',
  201,
);
export const changeTeamReplyCall = call<OneReply & { body: typeof ReplyRequest; answer: typeof TeamReplySchema }>(
  'PUT',
  '/api/admin/support-replies/:replyId',
);
export const deleteTeamReplyCall = call<OneReply & { answer: typeof Done }>(
  'DELETE',
  '/api/admin/support-replies/:replyId',
);
