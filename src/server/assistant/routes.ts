import type { App } from '#server/app.ts';
import type { Caller } from '#server/http/caller.ts';
import type { Person } from '#server/http/person.ts';
import type { Http } from '#server/http/route.ts';
import { chatLimits } from '#shared/chat-limits.ts';
import {
  ChatAnswered,
  ChatHistory,
  ChatRequest,
  ChatResponse,
  ChatSuggestions,
} from '#shared/contracts/chat.schemas.ts';
import {
  askAssistantCall,
  forgetChatCall,
  getChatSuggestionsCall,
  listChatMessagesCall,
  sendChatMessageCall,
} from '#shared/contracts/chat.ts';
import { Done } from '#shared/contracts/common.schemas.ts';
import { type AnsweredMessage, allowMessage, answerMessage } from './answer-message.ts';
import { listChatMessages, withListings } from './chat-queries.ts';
import type { Talker } from './conversations/conversation-queries.ts';
import { forgetConversation } from './conversations/forget.ts';
import { suggestionsFor } from './suggestions.ts';

const everybody = { access: 'public', tag: 'assistant', ofCaller: true } as const;

/** Which conversation a browser has. */
const chatCookie = { name: 'chat', maxAgeSeconds: chatLimits.daysOfPerson * 86_400 };

const talkerOf = (caller: Caller, person: Person | undefined): Talker => ({
  token: caller.cookies[chatCookie.name],
  personId: person?.id,
});

/** The calls of the assistant, for visitors too. */
export function assistantRoutes(http: Http, app: App): void {
  http.route({
    ...everybody,
    call: getChatSuggestionsCall,
    schemas: { answer: ChatSuggestions },
    summary: 'What one could ask the assistant first',
    handler: async ({ person, caller }) => ({
      suggestions: suggestionsFor({ signedIn: person !== undefined, lang: caller.lang }),
    }),
  });
  http.route({
    ...everybody,
    call: askAssistantCall,
    schemas: { body: ChatRequest, answer: ChatResponse },
    summary: `Ask the assistant, which looks up what is offered and, for whoever is signed in, their bookings. A cookie keeps the conversation, so that a message may go on about the one before. ${limitText}`,
    handler: async ({ person, caller, body }) => {
      const pieces = await answered({ person, caller, body, signal: caller.left() });
      for (;;) {
        const { done, value } = await pieces.next();
        if (done) return { response: value.answer.text };
      }
    },
  });
  http.pieces({
    ...everybody,
    call: sendChatMessageCall,
    schemas: { body: ChatRequest, answer: ChatAnswered },
    summary: 'Ask the assistant in the same way, and get the listings that it names, for cards',
    async *handler({ person, caller, body, signal }) {
      const { message, answer } = yield* await answered({ person, caller, body, signal });
      const [sent, reply] = await withListings(app, [message, answer], caller.lang);
      if (!sent || !reply) throw new Error('Two messages were stored');
      return { message: sent, answer: reply };
    },
  });
  http.route({
    ...everybody,
    call: listChatMessagesCall,
    schemas: { answer: ChatHistory },
    summary: 'The conversation of this browser; that of somebody who was signed in is answered to them alone',
    handler: async ({ person, caller }) => ({
      messages: await listChatMessages(app, talkerOf(caller, person), caller.lang),
    }),
  });
  http.route({
    ...everybody,
    call: forgetChatCall,
    schemas: { answer: Done },
    summary: 'Forget the conversation of this browser',
    handler: async ({ caller }) => {
      const token = caller.cookies[chatCookie.name];
      if (token) await forgetConversation(app, token);
      caller.setCookie({ name: chatCookie.name, value: '', maxAgeSeconds: 0 });
      return { success: true as const };
    },
  });

  async function answered({ person, caller, body, signal }: AskedBy): Promise<AsyncGenerator<string, AnsweredMessage>> {
    const allowed = await allowMessage(app, { ...talkerOf(caller, person), lang: caller.lang, address: caller.ip });
    caller.setCookie({ ...chatCookie, value: allowed.token });
    return answerMessage(app, allowed, { text: body.message, signal });
  }
}

const limitText = `At most ${chatLimits.perMinute} messages a minute and ${chatLimits.perDay} a day, of a person or of all visitors of a network`;

interface AskedBy {
  person: Person | undefined;
  caller: Caller;
  body: { message: string };
  /** Aborted when the caller leaves. */
  signal: AbortSignal;
}
