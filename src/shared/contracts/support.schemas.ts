import { z } from 'zod';
import { isPlainName, tidyText } from '../plain-text.ts';
import { attachmentTypes, supportLimits, supportTopics, ticketStates } from '../support-rules.ts';
import { EmailAddress, nameText } from './common.schemas.ts';
import { cursorPageOf, listQuery } from './lists.schemas.ts';

const missing = 'required_fields_missing';

export const SupportText = z
  .string('message_missing')
  .overwrite(tidyText)
  .trim()
  .min(1, 'message_missing')
  .max(supportLimits.text, 'too_long');

const ClientId = z.uuid().meta({
  description: 'Made by the caller for each message: what is sent again under the same id is not sent twice.',
});

const keys = z
  .array(z.string().regex(/^[0-9a-f]{64}$/, 'invalid'))
  .max(supportLimits.attachments, 'too_many')
  .refine((sent) => new Set(sent).size === sent.length, 'invalid')
  .meta({ description: 'The keys of files that were uploaded before, in their order.' });

/** What a visitor says of themselves; whoever is signed in needs not. */
const visitor = {
  name: nameText()
    .refine((name) => name === '' || isPlainName(name), 'text_plain')
    .optional(),
  email: z.union([z.literal(''), z.string().trim().max(254, 'email_invalid').pipe(EmailAddress)]).optional(),
};

export const NewTicketRequest = z.strictObject({
  ...visitor,
  clientId: ClientId,
  topic: z.enum(supportTopics, missing),
  text: SupportText,
  booking: z.string().trim().max(64).optional().meta({
    description: 'A booking of one’s own that it is about, by its id or reference; only for whoever is signed in.',
  }),
  attachments: keys.default([]),
});

/** What of it a person types. */
export const TicketForm = NewTicketRequest.omit({ clientId: true, attachments: true });

/** What a visitor types, whom we know by nothing else. */
export const VisitorTicketForm = TicketForm.extend({
  name: visitor.name.refine((name) => Boolean(name), missing),
  email: visitor.email.refine((email) => Boolean(email), missing),
});

export const TicketSent = z.object({
  id: z.string(),
  reference: z.string().meta({ description: 'Such as SUP-7K4M2P.' }),
  email: z.string().meta({ description: 'Where our letters about it go.' }),
});

export const AttachmentAdded = z.object({
  key: z
    .string()
    .meta({ description: 'By which it is attached to a message. What is attached to none within a day is deleted.' }),
  fileName: z.string(),
  mediaType: z.enum(attachmentTypes),
  bytes: z.number(),
});

export const TicketAttachment = z.object({
  id: z.string(),
  fileName: z.string(),
  mediaType: z.enum(attachmentTypes),
  bytes: z.number(),
  url: z.string().meta({ description: 'Opens it for an hour.' }),
});

export const ByEmail = z.object({
  otherAddress: z.string().nullable().meta({
    description:
      'Where the email says that it comes from, if not from the address of whoever has the ticket; empty: from none.',
  }),
  leftOut: z.array(z.string()).meta({ description: 'Names of files that were not attached, since they may not be.' }),
  isShortened: z.boolean().meta({ description: 'Whether the email was longer than a message may be.' }),
});

/** A ticket in its owner's list. */
const TicketItem = z.object({
  id: z.string(),
  reference: z.string(),
  topic: z.enum(supportTopics),
  state: z.enum(ticketStates).meta({
    description: '`open`: our team will answer; `waiting`: we have answered, and wait for an answer; `closed`.',
  }),
  createdAt: z.string(),
  lastMessageAt: z.string(),
});

export const TicketsQuery = listQuery(['lastMessageAt']);
export const TicketsPage = cursorPageOf(TicketItem);

const TicketMessage = z.object({
  id: z.string(),
  side: z.enum(['person', 'team']).meta({ description: '`team`: our answer.' }),
  author: z.string().nullable().meta({ description: 'The first name of whoever of our team wrote it.' }),
  text: z.string(),
  sentAt: z.string(),
  attachments: z.array(TicketAttachment),
  byEmail: ByEmail.nullable().meta({ description: 'Of a message that came by email.' }),
});

export const Ticket = TicketItem.extend({
  booking: z.object({ id: z.string(), reference: z.string() }).nullable(),
  messages: z.array(TicketMessage).meta({ description: 'The oldest first; 300 at most.' }),
}).meta({ id: 'Ticket' });

export const TicketParams = z.object({ ticketId: z.string().max(64) });

const token = z
  .string()
  .max(200)
  .optional()
  .meta({ description: 'Of the link in a letter to a visitor; whoever has the ticket and is signed in needs none.' });

export const TicketViewRequest = z.strictObject({ token });
export const TicketMessageRequest = z.strictObject({
  token,
  clientId: ClientId,
  text: SupportText,
  attachments: keys.default([]),
});

export const SupportAttachmentQuery = z.object({ until: z.string(), seal: z.string() });
