import { call } from '../call.ts';
import type {
  ChatAnswered,
  ChatHistory,
  ChatMessage as ChatMessageSchema,
  ChatRequest,
  ChatResponse,
  ChatSuggestions,
} from './chat.schemas.ts';
import type { Done } from './common.schemas.ts';

export type ChatMessage = (typeof ChatMessageSchema)['_zod']['output'];

export const getChatSuggestionsCall = call<{ answer: typeof ChatSuggestions }>('GET', '/api/chat/suggestions');
/** Asks the assistant, and is answered in plain text. */
export const askAssistantCall = call<{ body: typeof ChatRequest; answer: typeof ChatResponse }>(
  'POST',
  '/api/chat/message',
);
/** The same conversation: the browser's cookie says which. */
export const listChatMessagesCall = call<{ answer: typeof ChatHistory }>('GET', '/api/chat/messages');
/** Asks the assistant, and is answered with listings for cards. */
export const sendChatMessageCall = call<{ body: typeof ChatRequest; answer: typeof ChatAnswered }>(
  'POST',
  '/api/chat/messages',
  201,
);
/** Forgets the conversation. */
export const forgetChatCall = call<{ answer: typeof Done }>('DELETE', '/api/chat/messages');
