import type { App } from '#server/app.ts';
import { bookingsMembers, onlyTraveller } from '#server/bookings/parties.ts';
import type { Parties } from '#server/http/rights.ts';
import type { Http } from '#server/http/route.ts';
import { BookingIdParams, Done, IdParams } from '#shared/contracts/common.schemas.ts';
import {
  Conversation,
  ConversationOpened,
  ConversationParams,
  ConversationsAnswer,
  ConversationsQuery,
  Message,
  MessageParams,
  MessagePictureAdded,
  MessagePictureParams,
  MessagePictureQuery,
  MessageRequest,
  MessagesAnswer,
  MessagesQuery,
  ReadRequest,
  UnreadAnswer,
} from '#shared/contracts/messages.schemas.ts';
import {
  addMessagePictureCall,
  getConversationCall,
  getUnreadCall,
  listConversationsCall,
  listMessagesCall,
  markReadCall,
  messagePicturePath,
  openBookingConversationCall,
  openEnquiryCall,
  removeMessagePictureCall,
  reportMessageCall,
  sendMessageCall,
} from '#shared/contracts/messages.ts';
import { ReportRequest } from '#shared/contracts/provider-reviews.schemas.ts';
import type { MessageSide } from '#shared/message-rules.ts';
import type { BookingParty } from '#shared/states.ts';
import { countUnread, getConversation, listOwnConversations } from './conversation-queries.ts';
import { markRead } from './mark-read.ts';
import { getMessage, listMessages } from './message-queries.ts';
import { openBookingConversation, openEnquiry } from './open-conversation.ts';
import { addPicture } from './pictures/add-picture.ts';
import { openPicture } from './pictures/open-picture.ts';
import { removePicture } from './pictures/remove-picture.ts';
import { reportMessage } from './reports/report-message.ts';
import { sendMessage } from './send-message.ts';

const own = { access: 'signed_in', tag: 'messages' } as const;
/** Its traveller, and whoever handles bookings for its provider. */
const bothSides = { ...onlyTraveller, ...bookingsMembers } satisfies Parties;
const done = { success: true as const };

const sideOf = (party: BookingParty): MessageSide => (party === 'traveller' ? 'traveller' : 'provider');

/** The calls with which travellers and providers write to each other. */
export function messagesRoutes(http: Http, app: App): void {
  listRoutes(http, app);
  conversationRoutes(http, app);
  pictureRoutes(http, app);
  openingRoutes(http, app);
}

function listRoutes(http: Http, app: App): void {
  http.route({
    ...own,
    call: listConversationsCall,
    schemas: { query: ConversationsQuery, answer: ConversationsAnswer },
    summary: 'Your conversations with providers, that of the newest message first',
    handler: ({ person, query, caller }) => listOwnConversations(app, person.id, query, caller.lang),
  });
  http.route({
    ...own,
    call: getUnreadCall,
    schemas: { answer: UnreadAnswer },
    summary:
      'How many conversations have unread messages: your own, and those of each provider whose bookings you handle',
    handler: ({ person }) => countUnread(app.db, person.id),
  });
}

const ofOne = { ...own, parties: { conversation: bothSides } };

function conversationRoutes(http: Http, app: App): void {
  http.route({
    ...ofOne,
    call: getConversationCall,
    schemas: { params: ConversationParams, answer: Conversation },
    summary: 'A conversation: who, about what, and whether messages can be sent',
    handler: ({ conversation: { id, party }, caller }) =>
      getConversation(app, id, { side: sideOf(party), lang: caller.lang }),
  });
  http.route({
    ...ofOne,
    call: listMessagesCall,
    schemas: { params: ConversationParams, query: MessagesQuery, answer: MessagesAnswer },
    summary:
      'The messages of a conversation, the newest first. Until a booking is paid, phone numbers, e-mail addresses and links of the other side are hidden',
    handler: ({ person, conversation: { id, party }, query }) =>
      listMessages(app, id, query, { personId: person.id, side: sideOf(party) }),
  });
  http.route({
    ...ofOne,
    call: sendMessageCall,
    schemas: { params: ConversationParams, body: MessageRequest, answer: Message },
    summary: 'Send a message; under the same `clientId` it is sent once. 20 a minute and 300 a day',
    async handler({ person, conversation: { id: conversationId, party }, body }) {
      const side = sideOf(party);
      const { id } = await sendMessage(app, person, { conversationId, side, ...body });
      return getMessage(app, id, { personId: person.id, side });
    },
  });
  http.route({
    ...ofOne,
    call: reportMessageCall,
    schemas: { params: MessageParams, body: ReportRequest, answer: Done },
    summary: 'Report a message of the other side to our team, once; 10 reports a day. The message stays as it is',
    async handler({ person, params, conversation: { id: conversationId, party }, body, caller }) {
      const named = { conversationId, messageId: params.messageId, side: sideOf(party) };
      await reportMessage(app, person, { ...named, reason: body.reason, address: caller.ip });
      return done;
    },
  });
  http.route({
    ...ofOne,
    call: markReadCall,
    schemas: { params: ConversationParams, body: ReadRequest, answer: Done },
    summary: 'Say up to which message you have read a conversation; what your side read before stays read',
    async handler({ conversation: { id: conversationId, party }, body }) {
      await markRead(app, { conversationId, side: sideOf(party), number: body.upTo });
      return done;
    },
  });
}

function pictureRoutes(http: Http, app: App): void {
  http.upload({
    ...ofOne,
    call: addMessagePictureCall,
    schemas: { params: ConversationParams, answer: MessagePictureAdded },
    summary:
      'Upload a photo for a message, once a booking is paid: JPEG, PNG or WebP; its metadata is removed. 50 a day; what is not sent within a day is deleted',
    accepts: ['image/jpeg', 'image/png', 'image/webp'],
    handler: ({ person, conversation: { id: conversationId }, file }) =>
      addPicture(app, { conversationId, personId: person.id, stream: file.stream }),
  });
  http.route({
    ...ofOne,
    call: removeMessagePictureCall,
    schemas: { params: MessagePictureParams, answer: Done },
    summary: 'Remove a photo that you have uploaded and not sent',
    async handler({ person, params, conversation: { id: conversationId } }) {
      await removePicture(app, { id: params.pictureId, conversationId, personId: person.id });
      return done;
    },
  });
  http.file({
    ...ofOne,
    path: messagePicturePath,
    querySchema: MessagePictureQuery,
    summary: 'A photo of a message, as WebP',
    contentType: 'image/webp',
    handler: ({ person, params, query, conversation: { id: conversationId } }) =>
      openPicture(app, {
        ...{ id: params.pictureId ?? '', conversationId, personId: person.id },
        size: query.size === 'small' ? 'small' : 'large',
      }),
  });
}

function openingRoutes(http: Http, app: App): void {
  http.route({
    ...own,
    call: openBookingConversationCall,
    schemas: { params: BookingIdParams, answer: ConversationOpened },
    parties: { booking: bothSides },
    summary: 'The conversation about a booking; made if there is none',
    handler: ({ booking }) => openBookingConversation(app, booking.id),
  });
  http.route({
    ...own,
    call: openEnquiryCall,
    schemas: { params: IdParams, answer: ConversationOpened },
    summary:
      'Your enquiry about a listing; made if there is none. 10 new ones a day, 3 before your e-mail address is verified',
    handler: ({ person, params, caller }) => openEnquiry(app, person, { serviceId: params.id, address: caller.ip }),
  });
}
