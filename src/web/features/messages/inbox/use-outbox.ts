import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { v4 } from 'uuid';
import { sendMessageCall } from '#shared/contracts/messages.ts';
import { api } from '#web/lib/api.ts';
import { type FailureWords, useFailureWords } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { messagesQuery, outdateConversations } from '../queries.ts';

export interface OutgoingMessage {
  /** The same when it is sent again, so that it is not sent twice where only the answer was lost. */
  clientId: string;
  text: string;
  /** Why it could not be sent; absent while it is being sent. */
  failed?: FailureWords;
}

export interface Outbox {
  /** What is being sent or could not be sent, the oldest first. */
  messages: readonly OutgoingMessage[];
  send(text: string): void;
  sendAgain(clientId: string): void;
  discard(clientId: string): void;
}

/** What was written in a conversation and is not with the server yet. */
export function useOutbox(conversationId: string): Outbox {
  const { t } = useTranslation('messages');
  const queries = useQueryClient();
  const wordsFor = useFailureWords();
  const [messages, setMessages] = useState<readonly OutgoingMessage[]>([]);
  // One after the other, so that messages arrive in the order in which they were written.
  const last = useRef<Promise<void>>(Promise.resolve());
  const without = (clientId: string) => (all: readonly OutgoingMessage[]) =>
    all.filter((one) => one.clientId !== clientId);
  const deliver = async ({ clientId, text }: OutgoingMessage) => {
    try {
      await api(sendMessageCall, { params: { conversationId }, body: { clientId, text } });
      // The message is in the list before it leaves the outbox.
      await queries.refetchQueries({ queryKey: messagesQuery(conversationId).queryKey });
      setMessages(without(clientId));
      outdateConversations(queries);
    } catch (problem) {
      const failed = wordsFor(problem, t('notSent'));
      setMessages((all) => all.map((one) => (one.clientId === clientId ? { ...one, failed } : one)));
    }
  };
  const deliverInTurn = (message: OutgoingMessage) => {
    last.current = last.current.then(() => deliver(message));
  };
  return {
    messages,
    send(text) {
      const message = { clientId: v4(), text };
      setMessages((all) => [...all, message]);
      deliverInTurn(message);
    },
    sendAgain(clientId) {
      const message = messages.find((one) => one.clientId === clientId);
      if (!message) return;
      const again = { clientId, text: message.text };
      setMessages((all) => all.map((one) => (one.clientId === clientId ? again : one)));
      deliverInTurn(again);
    },
    discard: (clientId) => setMessages(without(clientId)),
  };
}
