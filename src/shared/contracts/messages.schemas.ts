import { z } from 'zod';
import { langs } from '../languages.ts';
import { messageLimits, messageSides } from '../message-rules.ts';
import { tidyText } from '../plain-text.ts';
import { bookingStatuses } from '../states.ts';
import { TextLang } from './catalogue.schemas.ts';
import { cursorPageOf, listQuery } from './lists.schemas.ts';
import { ProviderQuery } from './payouts.schemas.ts';
import { publicLine } from './plain.schemas.ts';

export const ConversationParams = z.object({ conversationId: z.uuid() });

const hidden = z.boolean().meta({
  description:
    'Whether whoever reads it before a booking is paid sees `•••` in place of phone numbers, e-mail addresses and links. Its writer gets the text as it was written.',
});
const lang = z
  .enum(langs)
  .nullable()
  .meta({ description: 'In which language it seems to be written; null where that is not clear.' });

const MessagePicture = z.object({
  id: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.string().meta({ description: 'What is to be seen, in the words of the sender; may be empty.' }),
});

export const Message = z
  .object({
    id: z.string(),
    number: z.number().meta({ description: 'From 1, without gaps.' }),
    side: z.enum(messageSides),
    own: z.boolean().meta({ description: 'Whether the caller wrote it.' }),
    author: z.string().nullable().meta({
      description: 'The first name of the member who wrote it, for other members of the provider; otherwise null.',
    }),
    text: z.string().meta({ description: 'Empty where there are photos alone.' }),
    lang,
    hidden,
    pictures: z.array(MessagePicture).meta({
      description: 'Opened at GET /api/conversations/{conversationId}/pictures/{pictureId}.',
    }),
    sentAt: z.string(),
    removed: z.boolean().meta({
      description: 'Whether our team has removed it: text and photos are then empty, for both sides.',
    }),
    reported: z.boolean().meta({ description: 'Whether the caller has reported it to our team.' }),
  })
  .meta({ id: 'Message' });

export const Conversation = z
  .object({
    id: z.string(),
    side: z.enum(messageSides).meta({ description: 'What the caller is here.' }),
    provider: z.object({ id: z.string(), name: z.string() }),
    traveller: z.object({
      name: z.string().nullable().meta({
        description: 'null: a traveller who has not booked and does not show their profile.',
      }),
      avatar: z.string().nullable().meta({
        description: 'The address of their picture; null where there is none, or the provider may not see it.',
      }),
    }),
    service: z.object({ id: z.string(), title: z.string(), textLang: TextLang, listed: z.boolean() }),
    booking: z
      .object({
        id: z.string(),
        reference: z.string(),
        startDate: z.string(),
        endDate: z.string(),
        status: z.enum(bookingStatuses),
      })
      .nullable()
      .meta({ description: 'null: an enquiry about the listing.' }),
    last: z
      .object({
        ...{ text: z.string(), lang, side: z.enum(messageSides) },
        pictures: z.number().meta({ description: 'How many photos it has.' }),
        removed: z.boolean().meta({ description: 'Whether our team has removed it.' }),
      })
      .nullable()
      .meta({ description: 'The beginning of the last message, as the caller may read it; null before there is one.' }),
    lastMessageAt: z.string(),
    unread: z.boolean(),
    contacts: z.boolean().meta({
      description:
        'Whether contact details in messages can be read, and photos be sent: the traveller has, or had, a confirmed booking with the provider.',
    }),
    open: z.boolean().meta({ description: 'Whether messages can be sent.' }),
    otherRead: z.number().meta({ description: 'Up to which number the other side has read; 0: nothing yet.' }),
  })
  .meta({ id: 'Conversation' });

const only = z.enum(['unread']).meta({ description: '`unread`: those with messages that are not read yet.' });

export const ConversationsQuery = listQuery(['lastMessageAt'], { only });
export const ProviderConversationsQuery = listQuery(['lastMessageAt'], { only }).extend(ProviderQuery.shape);
export const ConversationsAnswer = cursorPageOf(Conversation);

export const MessagesQuery = listQuery(['number']);
export const MessagesAnswer = cursorPageOf(Message);

const anyText = z.string('message_missing').overwrite(tidyText).trim().max(messageLimits.text, 'too_long');
const someText = anyText.min(1, 'message_missing');

const sentPictures = z
  .array(
    z.object({ id: z.uuid(), alt: z.string().overwrite(tidyText).trim().max(messageLimits.pictureAlt, 'too_long') }),
  )
  .max(messageLimits.pictures, 'too_many')
  .refine((photos) => new Set(photos.map(({ id }) => id)).size === photos.length, 'invalid');

export const MessageRequest = z
  .object({
    clientId: z.uuid().meta({
      description:
        'Made by the caller for each message: what is sent again under the same id is not sent twice, and something else under it is a `message_sent`.',
    }),
    text: anyText.meta({ description: 'May be empty where there are photos.' }),
    pictures: sentPictures.default([]).meta({
      description:
        'Photos that the caller has uploaded for this conversation, in their order. They can be sent once a booking is paid.',
    }),
  })
  .refine(({ text, pictures }) => text !== '' || pictures.length > 0, { path: ['text'], error: 'message_missing' });

export const MessageParams = ConversationParams.extend({ messageId: z.uuid() });

export const MessagePictureParams = ConversationParams.extend({ pictureId: z.uuid() });
export const MessagePictureQuery = z.object({
  size: z.enum(['small', 'large']).optional().meta({
    description: '`small`: 480 pixels at most; `large`, the default: 1,600.',
  }),
});
export const MessagePictureAdded = z.object({ id: z.string(), width: z.number(), height: z.number() });

export const ReadRequest = z.object({
  upTo: z.int().min(0).max(1_000_000_000).meta({ description: 'The number of the last message that was read.' }),
});

export const ConversationOpened = z.object({ id: z.string() });

export const UnreadAnswer = z.object({
  own: z.number().meta({ description: 'Conversations of the caller as a traveller with unread messages, up to 100.' }),
  providers: z
    .array(z.object({ providerId: z.string(), unread: z.number() }))
    .meta({ description: 'The same for each provider at which the caller handles bookings.' }),
});

const title = z
  .string('reply_title_missing')
  .trim()
  .min(1, 'reply_title_missing')
  .max(messageLimits.replyTitle, 'too_long')
  .check(publicLine);
export const SavedReplyRequest = z.object({ title, text: someText });
export const SavedReply = SavedReplyRequest.extend({ id: z.string(), title: z.string(), text: z.string() }).meta({
  id: 'SavedReply',
});
export const SavedReplies = z.object({ items: z.array(SavedReply) });
