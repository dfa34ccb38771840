import type { QueryClient } from '@tanstack/react-query';
import { forgetChatCall, getChatSuggestionsCall, listChatMessagesCall } from '#shared/contracts/chat.ts';
import { api } from '#web/lib/api.ts';
import { callQuery } from '#web/lib/queries.ts';
import { signedInNow, subscribeToSession } from '#web/lib/session.ts';

/** The conversation of this browser. It is read anew whenever the panel opens, since other tabs go on with it. */
export const chatQuery = { ...callQuery(listChatMessagesCall, {}), staleTime: 0 };

/**
 * Deletes the conversation when the person signs out, and forgets what the panel has of it. Where that call fails, the
 * server shows it to nobody but that person, and deletes it later.
 * @returns a function that ends it
 */
export function forgetAtSignOut(queries: QueryClient): () => void {
  let before = signedInNow();
  return subscribeToSession(() => {
    const now = signedInNow();
    if (now === before) return;
    if (before !== undefined) {
      void api(forgetChatCall, {}).catch(() => undefined);
      queries.setQueryData(chatQuery.queryKey, { messages: [] });
    }
    before = now;
    for (const { method, path } of [listChatMessagesCall, getChatSuggestionsCall])
      void queries.invalidateQueries({ queryKey: [method, path] });
  });
}
