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
  MessageRequest,
  MessagesAnswer,
  MessagesQuery,
  ReadRequest,
  UnreadAnswer,
} from '#shared/contracts/messages.schemas.ts';
import {
  getConversationCall,
  getUnreadCall,
  listConversationsCall,
  listMessagesCall,
  markReadCall,
  openBookingConversationCall,
  openEnquiryCall,
  sendMessageCall,
} from '#shared/contracts/messages.ts';
import type { MessageSide } from '#shared/message-rules.ts';
import type { BookingParty } from '#shared/states.ts';
import { countUnread, getConversation, listOwnConversations } from './conversation-queries.ts';
import { markRead } from './mark-read.ts';
import { getMessage, listMessages } from './message-queries.ts';
import { openBookingConversation, openEnquiry } from './open-conversation.ts';
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

function conversationRoutes(http: Http, app: App): void {
  const ofOne = { ...own, parties: { conversation: bothSides } };
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
    call: markReadCall,
    schemas: { params: ConversationParams, body: ReadRequest, answer: Done },
    summary: 'Say up to which message you have read a conversation; what your side read before stays read',
    async handler({ conversation: { id: conversationId, party }, body }) {
      await markRead(app, { conversationId, side: sideOf(party), number: body.upTo });
      return done;
    },
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
