import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { v4 } from 'uuid';
import { sendMessageCall } from '#shared/contracts/messages.ts';
import { api } from '#web/lib/api.ts';
import { Problem } from '#web/lib/problem.ts';
import { type FailureWords, useFailureWords } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { messagesQuery, outdateConversations } from '../queries.ts';
import { removeUploaded, type UploadedPhoto } from './use-photos.ts';

interface Written {
  text: string;
  photos: readonly UploadedPhoto[];
}

export interface OutgoingMessage extends Written {
  /** The same when it is sent again, so that it is not sent twice where only the answer was lost. */
  clientId: string;
  /** Why it could not be sent; absent while it is being sent. */
  failed?: FailureWords;
}

export interface Outbox {
  /** What is being sent or could not be sent, the oldest first. */
  messages: readonly OutgoingMessage[];
  /** @param written.clientId of a message that could not be sent and was changed */
  send(written: Written & { clientId?: string }): void;
  sendAgain(clientId: string): void;
  /** Takes a message out that could not be sent, to be changed. */
  takeOut(clientId: string): void;
  /** Deletes a message that could not be sent, with its photos. */
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
  const takeOut = (clientId: string) => setMessages((all) => all.filter((one) => one.clientId !== clientId));
  const deliver = async ({ clientId, text, photos }: OutgoingMessage) => {
    // The message is in the list before it leaves the outbox.
    const readAgain = () => queries.refetchQueries({ queryKey: messagesQuery(conversationId).queryKey });
    try {
      const pictures = photos.map(({ id, alt }) => ({ id, alt }));
      await api(sendMessageCall, { params: { conversationId }, body: { clientId, text, pictures } });
      await readAgain();
      takeOut(clientId);
      outdateConversations(queries);
    } catch (problem) {
      const failed = wordsFor(problem, t('notSent'));
      // What it was before it was changed had arrived, so the changed one is another message.
      const arrived = problem instanceof Problem && problem.code === 'message_sent';
      const next = { failed, ...(arrived && { clientId: v4() }) };
      setMessages((all) => all.map((one) => (one.clientId === clientId ? { ...one, ...next } : one)));
      if (arrived) await readAgain();
    }
  };
  const deliverInTurn = (message: OutgoingMessage) => {
    last.current = last.current.then(() => deliver(message));
  };
  const find = (clientId: string) => messages.find((one) => one.clientId === clientId);
  return {
    messages,
    send({ clientId = v4(), ...written }) {
      const message = { clientId, ...written };
      setMessages((all) => [...all, message]);
      deliverInTurn(message);
    },
    sendAgain(clientId) {
      const message = find(clientId);
      if (!message) return;
      const { failed: _, ...again } = message;
      setMessages((all) => all.map((one) => (one.clientId === clientId ? again : one)));
      deliverInTurn(again);
    },
    takeOut,
    discard(clientId) {
      removeUploaded(conversationId, find(clientId)?.photos ?? []);
      takeOut(clientId);
    },
  };
}
