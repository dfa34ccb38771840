import { z } from 'zod';
import type { App } from '#server/app.ts';
import type { Person } from '#server/http/person.ts';
import type { Http } from '#server/http/route.ts';
import {
  AttachmentAdded,
  NewTicketRequest,
  SupportAttachmentQuery,
  Ticket,
  TicketMessageRequest,
  TicketParams,
  TicketSent,
  TicketsPage,
  TicketsQuery,
  TicketViewRequest,
} from '#shared/contracts/support.schemas.ts';
import {
  addAttachmentCall,
  closeOwnTicketCall,
  createTicketCall,
  listTicketsCall,
  type NewTicket,
  supportAttachmentPath,
  viewTicketCall,
  writeInTicketCall,
} from '#shared/contracts/support.ts';
import { AppError } from '#shared/errors.ts';
import { attachmentTypes, supportLimits } from '#shared/support-rules.ts';
import { addAttachment } from './attachments/add-attachment.ts';
import { openAttachment } from './attachments/open-attachment.ts';
import { createTicket, type TicketWriter } from './create-ticket.ts';
import { checkMailPath, receiveMail } from './mail/receive-mail.ts';
import { addressOf, getTicket, listOwnTickets } from './ticket-queries.ts';
import { viewTicket } from './view-ticket.ts';
import { closeOwnTicket, writeInTicket } from './write-in-ticket.ts';

const everybody = { access: 'public', tag: 'support' } as const;
const byOwner = 'as whoever has it, or as a visitor by the link in a letter';

/** The calls with which people and visitors ask our team. */
export function supportRoutes(http: Http, app: App): void {
  http.route({
    ...everybody,
    call: createTicketCall,
    schemas: { body: NewTicketRequest, answer: TicketSent },
    summary: `Write to our team; a letter confirms it. A visitor gives name and address. ${supportLimits.ticketsPerDay} a day, and ${supportLimits.openTickets} that are not closed`,
    handler: async ({ person, body, caller }) => {
      const { clientId, topic, text, booking, attachments } = body;
      const request = { clientId, topic, text, booking, attachments, language: person?.language ?? caller.lang };
      const ticket = await createTicket(app, writerOf(person, body), { ...request, address: caller.ip });
      return { id: ticket.id, reference: ticket.reference, email: await addressOf(app, ticket) };
    },
  });
  http.upload({
    ...everybody,
    call: addAttachmentCall,
    schemas: { answer: AttachmentAdded },
    summary: 'Upload a picture or a PDF for a message to our team; the metadata of a picture is removed',
    accepts: attachmentTypes,
    maxBytes: supportLimits.attachmentBytes,
    handler: ({ person, file, caller }) => addAttachment(app, { personId: person?.id, address: caller.ip, file }),
  });
  http.file({
    ...everybody,
    path: supportAttachmentPath,
    querySchema: SupportAttachmentQuery.partial(),
    summary: 'A file of a message to our team, at the address that whoever may read the ticket was given',
    contentType: 'application/octet-stream',
    handler: ({ params, query }) =>
      openAttachment(app, { id: params.attachmentId ?? '', until: query.until, seal: query.seal }),
  });
  http.route({
    access: 'signed_in',
    tag: 'support',
    call: listTicketsCall,
    schemas: { query: TicketsQuery, answer: TicketsPage },
    summary: 'Your requests to our team, that of the newest message first',
    handler: ({ person, query }) => listOwnTickets(app, person.id, query),
  });
  oneTicket(http, app);
  mailHook(http, app);
}

function oneTicket(http: Http, app: App): void {
  http.route({
    ...everybody,
    call: viewTicketCall,
    schemas: { params: TicketParams, body: TicketViewRequest, answer: Ticket },
    summary: `Read a request to our team, ${byOwner}`,
    handler: ({ person, params, body }) => viewTicket(app, { ...params, personId: person?.id, token: body.token }),
  });
  http.route({
    ...everybody,
    call: writeInTicketCall,
    schemas: { params: TicketParams, body: TicketMessageRequest, answer: Ticket },
    summary: `Write in it, ${byOwner}; it is open again where it was closed. ${supportLimits.messagesPerDay} messages a day, and ${supportLimits.messagesOfOwner} in all of theirs`,
    handler: async ({ person, params, body: { token, ...message } }) => {
      const access = { ...params, personId: person?.id, token };
      await writeInTicket(app, access, message);
      return getTicket(app, access);
    },
  });
  http.route({
    ...everybody,
    call: closeOwnTicketCall,
    schemas: { params: TicketParams, body: TicketViewRequest, answer: Ticket },
    summary: `Close it, ${byOwner}: nothing more is needed`,
    handler: async ({ person, params, body: { token } }) => {
      const access = { ...params, personId: person?.id, token };
      await closeOwnTicket(app, access);
      return getTicket(app, access);
    },
  });
}

function mailHook(http: Http, app: App): void {
  http.hook({
    path: '/api/hooks/mail/:token',
    summary: `An email to the address of a request to our team, as message/rfc822 of up to ${supportLimits.mailBytes / 1024 / 1024} MiB; who it went to and came from by the headers X-Envelope-To and X-Envelope-From, where they are known`,
    answer: z.object({ received: z.literal(true) }),
    largestBody: supportLimits.mailBytes,
    checkPath: ({ token = '' }, ip) => checkMailPath(app, token, ip),
    handler: async ({ raw, headers }) => {
      await receiveMail(app, raw, { to: headers['x-envelope-to'], from: headers['x-envelope-from'] });
      return { status: 200, body: { received: true } };
    },
  });
}

/** @throws AppError invalid_input: a visitor must say who they are */
function writerOf(person: Person | undefined, { name = '', email = '' }: NewTicket): TicketWriter {
  if (person) return { person };
  const missing = 'required_fields_missing';
  const fields = { ...(name === '' && { name: missing }), ...(email === '' && { email: missing }) };
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
  return { visitor: { name, email } };
}
