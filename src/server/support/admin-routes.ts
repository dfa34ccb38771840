import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import {
  AdminTicket,
  AdminTicketParams,
  AdminTicketsPage,
  AdminTicketsQuery,
  AnswerTicketRequest,
  AssignTicketRequest,
  NewReplyRequest,
  NoteTicketRequest,
  ReplyParams,
  ReplyRequest,
  TeamReplies,
  TeamReply,
  TicketStateRequest,
} from '#shared/contracts/admin-support.schemas.ts';
import {
  answerTicketCall,
  assignTicketCall,
  changeTeamReplyCall,
  changeTicketStateCall,
  createTeamReplyCall,
  deleteTeamReplyCall,
  getAdminTicketCall,
  listAdminTicketsCall,
  listTeamRepliesCall,
  noteTicketCall,
} from '#shared/contracts/admin-support.ts';
import { Done } from '#shared/contracts/common.schemas.ts';
import { getAdminTicket, listAdminTickets } from './admin-queries.ts';
import { answerTicket, assignTicket, changeTicketState, noteTicket } from './answer-ticket.ts';
import { changeTeamReply, createTeamReply, deleteTeamReply, listTeamReplies } from './team/team-replies.ts';

const admins = { access: 'admin', tag: 'admin' } as const;
/** An answer speaks for us, and a saved reply may stand in many. */
const speaks = { ...admins, recentSignIn: true } as const;
const one = { params: AdminTicketParams, answer: AdminTicket };

/** The calls with which admins answer what people ask our team. */
export function adminSupportRoutes(http: Http, app: App): void {
  http.route({
    ...admins,
    call: listAdminTicketsCall,
    schemas: { query: AdminTicketsQuery, answer: AdminTicketsPage },
    summary: 'What people and visitors have asked our team',
    handler: ({ person, query }) => listAdminTickets(app, person.id, query),
  });
  http.route({
    ...admins,
    call: getAdminTicketCall,
    schemas: one,
    summary: 'A ticket with everything that was written, and the notes of our team',
    handler: ({ params }) => getAdminTicket(app, params.ticketId),
  });
  writingRoutes(http, app);
  http.route({
    ...admins,
    call: assignTicketCall,
    schemas: { ...one, body: AssignTicketRequest },
    summary: 'Say which admin takes care of a ticket',
    handler: async ({ person, params, body }) => {
      await assignTicket(app, person, { ...params, ...body });
      return getAdminTicket(app, params.ticketId);
    },
  });
  http.route({
    ...admins,
    call: changeTicketStateCall,
    schemas: { ...one, body: TicketStateRequest },
    summary: 'Close a ticket without an answer, or have it wait for us again',
    handler: async ({ person, params, body }) => {
      await changeTicketState(app, person, { ...params, ...body });
      return getAdminTicket(app, params.ticketId);
    },
  });
  replyRoutes(http, app);
}

function writingRoutes(http: Http, app: App): void {
  http.route({
    ...speaks,
    call: answerTicketCall,
    schemas: { ...one, body: AnswerTicketRequest },
    summary: 'Answer whoever has a ticket, by a letter too',
    handler: async ({ person, params, body }) => {
      await answerTicket(app, person, { ...params, ...body });
      return getAdminTicket(app, params.ticketId);
    },
  });
  http.route({
    ...admins,
    call: noteTicketCall,
    schemas: { ...one, body: NoteTicketRequest },
    summary: 'Note something for our team alone',
    handler: async ({ person, params, body }) => {
      await noteTicket(app, person, { ...params, ...body });
      return getAdminTicket(app, params.ticketId);
    },
  });
}

function replyRoutes(http: Http, app: App): void {
  http.route({
    ...admins,
    call: listTeamRepliesCall,
    schemas: { answer: TeamReplies },
    summary: 'The saved replies of our team, in both languages',
    handler: async () => ({ items: await listTeamReplies(app.db) }),
  });
  http.route({
    ...speaks,
    call: createTeamReplyCall,
    schemas: { body: NewReplyRequest, answer: TeamReply },
    summary: 'Save a reply',
    handler: ({ person, body }) => createTeamReply(app, person, body),
  });
  http.route({
    ...speaks,
    call: changeTeamReplyCall,
    schemas: { params: ReplyParams, body: ReplyRequest, answer: TeamReply },
    summary: 'Change a saved reply',
    handler: ({ person, params, body }) => changeTeamReply(app, person, { ...body, id: params.replyId }),
  });
  http.route({
    ...speaks,
    call: deleteTeamReplyCall,
    schemas: { params: ReplyParams, answer: Done },
    summary: 'Delete a saved reply',
    handler: async ({ person, params }) => {
      await deleteTeamReply(app, person, params.replyId);
      return { success: true as const };
    },
  });
}
