import { useRef, useState } from 'react';
import type { OutgoingMessage } from './use-outbox.ts';
import { useMessagePhotos } from './use-photos.ts';

/** The message that is being written. */
export function useDraft(conversationId: string) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const photos = useMessagePhotos(conversationId);
  /** Of the message that is being changed: where it had arrived after all, the server then says so. */
  const clientId = useRef<string>(undefined);
  const isEmpty = text.trim() === '' && photos.photos.length === 0;
  return {
    ...{ field, text, setText, photos, isEmpty },
    /** What is sent now; the field is empty then. */
    take() {
      const taken = {
        text: text.trim(),
        photos: photos.take(),
        ...(clientId.current && { clientId: clientId.current }),
      };
      clientId.current = undefined;
      setText('');
      return taken;
    },
    /** Brings a message back that could not be sent. */
    putBack(message: OutgoingMessage) {
      clientId.current = message.clientId;
      setText(message.text);
      photos.putBack(message.photos);
      field.current?.focus();
    },
  };
}

export type Draft = ReturnType<typeof useDraft>;
