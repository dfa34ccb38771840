import { call } from '../call.ts';
import type { BookingIdParams, Done, IdParams } from './common.schemas.ts';
import type {
  ConversationOpened,
  ConversationParams,
  Conversation as ConversationSchema,
  ConversationsAnswer,
  ConversationsQuery,
  MessageParams,
  MessagePictureAdded,
  MessagePictureParams,
  MessageRequest,
  Message as MessageSchema,
  MessagesAnswer,
  MessagesQuery,
  ProviderConversationsQuery,
  ReadRequest,
  SavedReplies,
  SavedReplyRequest,
  SavedReply as SavedReplySchema,
  UnreadAnswer,
} from './messages.schemas.ts';
import type { ProviderQuery } from './payouts.schemas.ts';
import type { ReportRequest } from './provider-reviews.schemas.ts';

export type Conversation = (typeof ConversationSchema)['_zod']['output'];
export type Message = (typeof MessageSchema)['_zod']['output'];
export type SavedReply = (typeof SavedReplySchema)['_zod']['output'];

/** The caller's conversations as a traveller, the newest first. */
export const listConversationsCall = call<{ query: typeof ConversationsQuery; answer: typeof ConversationsAnswer }>(
  'GET',
  '/api/conversations',
);
export const listProviderConversationsCall = call<{
  query: typeof ProviderConversationsQuery;
  answer: typeof ConversationsAnswer;
}>('GET', '/api/provider/conversations');
/** How many conversations have unread messages, on each side. */
export const getUnreadCall = call<{ answer: typeof UnreadAnswer }>('GET', '/api/messages/unread');
export const getConversationCall = call<{ params: typeof ConversationParams; answer: typeof ConversationSchema }>(
  'GET',
  '/api/conversations/:conversationId',
);
/** The messages of a conversation, the newest first. */
export const listMessagesCall = call<{
  params: typeof ConversationParams;
  query: typeof MessagesQuery;
  answer: typeof MessagesAnswer;
}>('GET', '/api/conversations/:conversationId/messages');
export const sendMessageCall = call<{
  params: typeof ConversationParams;
  body: typeof MessageRequest;
  answer: typeof MessageSchema;
}>('POST', '/api/conversations/:conversationId/messages', 201);
/** Uploads a photo for a message that is then sent with its id. */
export const addMessagePictureCall = call<{
  params: typeof ConversationParams;
  answer: typeof MessagePictureAdded;
}>('POST', '/api/conversations/:conversationId/pictures', 201);
/** Removes a photo that was uploaded and not sent. */
export const removeMessagePictureCall = call<{ params: typeof MessagePictureParams; answer: typeof Done }>(
  'DELETE',
  '/api/conversations/:conversationId/pictures/:pictureId',
);
/** Where a photo of a message lies for its two sides. */
export const messagePicturePath = '/api/conversations/:conversationId/pictures/:pictureId';
/** Reports a message of the other side to our team. */
export const reportMessageCall = call<{
  params: typeof MessageParams;
  body: typeof ReportRequest;
  answer: typeof Done;
}>('POST', '/api/conversations/:conversationId/messages/:messageId/report');
export const markReadCall = call<{
  params: typeof ConversationParams;
  body: typeof ReadRequest;
  answer: typeof Done;
}>('POST', '/api/conversations/:conversationId/read');
/** The conversation about a booking, made if there is none. */
export const openBookingConversationCall = call<{
  params: typeof BookingIdParams;
  answer: typeof ConversationOpened;
}>('POST', '/api/bookings/:bookingId/conversation');
/** The caller's enquiry about a listing, made if there is none. */
export const openEnquiryCall = call<{ params: typeof IdParams; answer: typeof ConversationOpened }>(
  'POST',
  '/api/services/:id/conversation',
);
export const listSavedRepliesCall = call<{ query: typeof ProviderQuery; answer: typeof SavedReplies }>(
  'GET',
  '/api/provider/saved-replies',
);
export const createSavedReplyCall = call<{
  query: typeof ProviderQuery;
  body: typeof SavedReplyRequest;
  answer: typeof SavedReplySchema;
}>('POST', '/api/provider/saved-replies', 201);
export const changeSavedReplyCall = call<{
  params: typeof IdParams;
  query: typeof ProviderQuery;
  body: typeof SavedReplyRequest;
  answer: typeof SavedReplySchema;
}>('PUT', '/api/provider/saved-replies/:id');
export const deleteSavedReplyCall = call<{
  params: typeof IdParams;
  query: typeof ProviderQuery;
  answer: typeof Done;
}>('DELETE', '/api/provider/saved-replies/:id');
