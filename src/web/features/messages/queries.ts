import { infiniteQueryOptions, keepPreviousData, type QueryClient } from '@tanstack/react-query';
import {
  getConversationCall,
  getUnreadCall,
  listConversationsCall,
  listMessagesCall,
  listProviderConversationsCall,
  listSavedRepliesCall,
} from '#shared/contracts/messages.ts';
import { api } from '#web/lib/api.ts';
import { callQuery, outdate } from '#web/lib/queries.ts';

/** The search parameters of both inboxes; absent: no conversation is open. `booking` and `service` open one about these. */
export interface InboxSearch {
  conversation?: string;
  booking?: string;
  service?: string;
  only?: 'unread';
  page?: number;
}

const idOf = (value: unknown) => (typeof value === 'string' && /^[0-9a-f-]{36}$/i.test(value) ? value : undefined);

/** Reads them; values that are not valid count as absent. */
export function readInboxSearch(raw: Record<string, unknown>): InboxSearch {
  const [conversation, booking, service] = [idOf(raw.conversation), idOf(raw.booking), idOf(raw.service)];
  const page = Number(raw.page);
  return {
    ...(conversation && { conversation }),
    ...(booking && { booking }),
    ...(service && { service }),
    ...(raw.only === 'unread' && { only: raw.only }),
    ...(Number.isInteger(page) && page > 1 && page <= 500 && { page }),
  };
}

/** The conversations of a traveller, or of a provider. */
export function conversationsQuery(providerId: string | undefined, { only, page = 1 }: InboxSearch) {
  const query = { page, pageSize: 20, ...(only && { only }) } as const;
  const list =
    providerId === undefined
      ? callQuery(listConversationsCall, { query })
      : callQuery(listProviderConversationsCall, { query: { ...query, providerId } });
  return { ...list, staleTime: 0, placeholderData: keepPreviousData };
}

export const conversationQuery = (conversationId: string) => ({
  ...callQuery(getConversationCall, { params: { conversationId } }),
  staleTime: 0,
});

/** The messages of a conversation, the newest first, in pages of 30. */
export const messagesQuery = (conversationId: string) =>
  infiniteQueryOptions({
    // As the keys of all calls, from which the address is read when the connection is lost.
    queryKey: [listMessagesCall.method, listMessagesCall.path, { params: { conversationId } }],
    queryFn: ({ pageParam, signal }) =>
      api(listMessagesCall, {
        ...{ params: { conversationId }, signal },
        query: { pageSize: 30, ...(pageParam !== undefined && { after: pageParam }) },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });

export const savedRepliesQuery = (providerId: string) => ({
  ...callQuery(listSavedRepliesCall, { query: { providerId } }),
  staleTime: 0,
});

/** Reads again what a change of a conversation is seen in. */
export function outdateConversations(queries: QueryClient): void {
  outdate(
    queries,
    ...[listConversationsCall, listProviderConversationsCall, getConversationCall, listMessagesCall, getUnreadCall],
  );
}
