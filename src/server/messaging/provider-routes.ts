import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { Done, IdParams } from '#shared/contracts/common.schemas.ts';
import {
  ConversationsAnswer,
  ProviderConversationsQuery,
  SavedReplies,
  SavedReply,
  SavedReplyRequest,
} from '#shared/contracts/messages.schemas.ts';
import {
  changeSavedReplyCall,
  createSavedReplyCall,
  deleteSavedReplyCall,
  listProviderConversationsCall,
  listSavedRepliesCall,
} from '#shared/contracts/messages.ts';
import { ProviderQuery } from '#shared/contracts/payouts.schemas.ts';
import { listProviderConversations } from './conversation-queries.ts';
import { changeSavedReply, createSavedReply, deleteSavedReply, listSavedReplies } from './saved-replies.ts';

const members = { access: 'provider', right: 'bookings', tag: 'provider' } as const;

/** The calls with which those who handle a provider's bookings read what travellers write, and keep replies. */
export function providerMessagesRoutes(http: Http, app: App): void {
  http.route({
    ...members,
    call: listProviderConversationsCall,
    schemas: { query: ProviderConversationsQuery, answer: ConversationsAnswer },
    summary: 'A provider’s conversations with travellers, that of the newest message first',
    handler: ({ provider, query, caller }) => listProviderConversations(app, provider.id, query, caller.lang),
  });
  http.route({
    ...members,
    call: listSavedRepliesCall,
    schemas: { query: ProviderQuery, answer: SavedReplies },
    summary: 'The replies that a provider has saved, by their titles',
    handler: async ({ provider }) => ({ items: await listSavedReplies(app.db, provider.id) }),
  });
  http.route({
    ...members,
    call: createSavedReplyCall,
    schemas: { query: ProviderQuery, body: SavedReplyRequest, answer: SavedReply },
    summary: 'Save a reply; 20 at most',
    handler: ({ provider, body }) => createSavedReply(app, { providerId: provider.id, ...body }),
  });
  http.route({
    ...members,
    call: changeSavedReplyCall,
    schemas: { params: IdParams, query: ProviderQuery, body: SavedReplyRequest, answer: SavedReply },
    summary: 'Change a saved reply',
    handler: ({ provider, params, body }) => changeSavedReply(app, { id: params.id, providerId: provider.id, ...body }),
  });
  http.route({
    ...members,
    call: deleteSavedReplyCall,
    schemas: { params: IdParams, query: ProviderQuery, answer: Done },
    summary: 'Delete a saved reply',
    async handler({ provider, params }) {
      await deleteSavedReply(app, { id: params.id, providerId: provider.id });
      return { success: true as const };
    },
  });
}
