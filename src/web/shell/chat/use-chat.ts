import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type ChatMessage,
  forgetChatCall,
  getChatSuggestionsCall,
  sendChatMessageCall,
} from '#shared/contracts/chat.ts';
import { api } from '#web/lib/api.ts';
import { apiInPieces } from '#web/lib/api-in-pieces.ts';
import { Problem } from '#web/lib/problem.ts';
import { callQuery, publicSettingsQuery } from '#web/lib/queries.ts';
import { signedInNow } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { chatQuery } from './forget-chat.ts';

/** A message that was not answered, and why. */
interface Failed {
  text: string;
  problem: string;
}

/** A message that is being answered. */
interface Waiting {
  text: string;
  /** What has come of the answer. Another one may take its place. */
  soFar: string;
}

export interface Chat {
  /** The oldest first; undefined while the earlier ones are being read. */
  messages: readonly ChatMessage[] | undefined;
  /** Reads the earlier ones again; undefined unless that has failed. */
  readAgain: (() => void) | undefined;
  waiting: Waiting | undefined;
  failed: Failed | undefined;
  /** @param text trimmed, not empty */
  send: (text: string) => Promise<void>;
  forget: () => Promise<void>;
}

/** The conversation with the assistant. @param open whether the panel is; earlier messages are read when it opens */
export function useChat(open: boolean): Chat {
  const queries = useQueryClient();
  const failureText = useFailureText();
  const { data, error, refetch } = useQuery({ ...chatQuery, enabled: open });
  const [waiting, setWaiting] = useState<Waiting>();
  const [failed, setFailed] = useState<Failed>();
  const send = async (text: string) => {
    const person = signedInNow();
    setFailed(undefined);
    setWaiting({ text, soFar: '' });
    const add = (piece: string) => setWaiting((now) => now && { ...now, soFar: now.soFar + piece });
    try {
      const { message, answer } = await apiInPieces(sendChatMessageCall, { body: { message: text } }, add);
      // Whoever signs out takes the conversation along.
      if (signedInNow() !== person) return;
      await queries.cancelQueries(chatQuery);
      queries.setQueryData(chatQuery.queryKey, (before) => ({
        messages: [...(before?.messages ?? []), message, answer],
      }));
    } catch (problem) {
      if (signedInNow() === person) setFailed({ text, problem: failureText(problem) });
    } finally {
      setWaiting(undefined);
    }
  };
  const forget = async () => {
    await api(forgetChatCall, {});
    await queries.cancelQueries(chatQuery);
    queries.setQueryData(chatQuery.queryKey, { messages: [] });
    setFailed(undefined);
  };
  return {
    messages: data?.messages ?? (error ? [] : undefined),
    readAgain: error && !data ? () => void refetch() : undefined,
    ...{ waiting, failed, send, forget },
  };
}

/** What is said where no answer comes: the server's reason, such as too many messages; else whom to call. */
function useFailureText(): (problem: unknown) => string {
  const { t } = useTranslation('chat');
  const { data: settings } = useQuery(publicSettingsQuery);
  return (problem) =>
    problem instanceof Problem && problem.status >= 400 && problem.status < 500 && problem.message !== ''
      ? problem.message
      : t('failed', { phone: settings?.supportPhone ?? '' });
}

/** What one could ask first; nothing where that cannot be read. @param wanted whether they are shown */
export function useSuggestions(wanted: boolean): readonly string[] {
  const { data } = useQuery({
    ...callQuery(getChatSuggestionsCall, {}),
    queryFn: async ({ signal }) => {
      try {
        return await api(getChatSuggestionsCall, { signal });
      } catch (error) {
        // biome-ignore lint/suspicious/noConsole: the conversation is complete without them
        console.error('The suggestions could not be read.', error);
        return { suggestions: [] };
      }
    },
    enabled: wanted,
  });
  return data?.suggestions ?? [];
}
