import { z } from 'zod';
import { langs } from '../languages.ts';
import { supportLimits, supportTopics, ticketSides, ticketStates } from '../support-rules.ts';
import { cursorPageOf, pageQuery } from './lists.schemas.ts';
import { ByEmail, SupportText, TicketAttachment } from './support.schemas.ts';
import { line, text } from './texts.schemas.ts';

const somebody = z.object({ id: z.string(), name: z.string() });

export const AdminTicketsQuery = pageQuery({
  state: z.enum(ticketStates).meta({
    description:
      '`open`: those that wait for us, the one that waits longest first; others and, without it, all: the newest message first.',
  }),
  assigned: z.enum(['me', 'nobody']),
  topic: z.enum(supportTopics),
  q: z.string().trim().max(254).meta({
    description:
      'A whole reference, of a ticket or a booking, or a part of an e-mail address of three characters or more.',
  }),
}).extend({
  after: z.string().max(4_000, 'cursor_invalid').optional().meta({
    description: '`next` of the answer before, with the same filters.',
  }),
});

export const AdminTicketItem = z.object({
  id: z.string(),
  reference: z.string(),
  topic: z.enum(supportTopics),
  state: z.enum(ticketStates),
  name: z.string(),
  email: z.string(),
  personId: z.string().nullable().meta({ description: 'null: a visitor, whose name and address nobody has verified.' }),
  booking: z.string().nullable().meta({ description: 'The reference of the booking that it is about.' }),
  assigned: somebody.nullable(),
  createdAt: z.string(),
  lastMessageAt: z.string(),
  stateSince: z.string().meta({
    description: 'Since when it waits for us, when we answered last, or when it was closed.',
  }),
});
export const AdminTicketsPage = cursorPageOf(AdminTicketItem);

const AdminTicketMessage = z.object({
  id: z.string(),
  side: z.enum(ticketSides).meta({ description: '`note`: for our team alone.' }),
  author: z.string().nullable().meta({ description: 'Whoever of our team wrote it.' }),
  text: z.string(),
  sentAt: z.string(),
  attachments: z.array(TicketAttachment),
  byEmail: ByEmail.nullable().meta({ description: 'Of a message that came by email.' }),
});

export const AdminTicket = AdminTicketItem.extend({
  language: z.enum(langs).meta({ description: 'In which our letters to them are.' }),
  version: z.number(),
  messages: z.array(AdminTicketMessage).meta({ description: 'The oldest first, notes among them; 300 at most.' }),
  team: z.array(somebody).meta({ description: 'The admins who can take care of it; the first 100 by name.' }),
});

export const AdminTicketParams = z.object({ ticketId: z.uuid() });

const Version = z.int().min(1).meta({
  description: 'Of the ticket as it was looked at. If it has changed since, the call is refused (`changed_meanwhile`).',
});

const ClientId = z.uuid().meta({ description: 'What is sent again under the same id is not sent twice.' });

export const AnswerTicketRequest = z.strictObject({
  version: Version,
  clientId: ClientId,
  text: SupportText.meta({ description: 'Goes to whoever has the ticket by a letter.' }),
  close: z.boolean().default(false).meta({ description: 'Whether nothing more is expected of them.' }),
});
export const NoteTicketRequest = z.strictObject({ clientId: ClientId, text: SupportText });
export const AssignTicketRequest = z.strictObject({
  version: Version,
  personId: z.uuid().nullable().meta({ description: 'An admin; null: nobody.' }),
});
export const TicketStateRequest = z.strictObject({
  version: Version,
  state: z.enum(['open', 'closed']),
});

const replyText = text(supportLimits.text).pipe(z.string().min(1, 'message_missing'));
const replyTexts = {
  title: line(supportLimits.replyTitle).pipe(z.string().min(1, 'required_fields_missing')),
  text: z.strictObject({ en: replyText, sw: replyText }),
};
export const NewReplyRequest = z.strictObject(replyTexts);
export const ReplyRequest = z.strictObject({ ...replyTexts, version: Version });
export const ReplyParams = z.object({ replyId: z.uuid() });

export const TeamReply = z.object({
  id: z.string(),
  title: z.string(),
  text: z.object({ en: z.string(), sw: z.string() }),
  version: z.number(),
});
export const TeamReplies = z.object({
  items: z.array(TeamReply).meta({ description: 'By their titles; 60 at most.' }),
});
