import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import type { MessageSide } from '#shared/message-rules.ts';
import { noticeRead } from './notice-message.ts';
import { lockConversation, noteRead, tellReaders } from './repository.ts';

interface Read {
  conversationId: string;
  side: MessageSide;
  /** Of the last message that was read. */
  number: number;
}

/** Notes that a side has read a conversation up to a message. What came after it stays unread. A second time changes nothing. */
export function markRead(app: App, read: Read): Promise<void> {
  return transaction(app, async (tx) => {
    const conversation = await lockConversation(tx, read.conversationId);
    if (!conversation || !(await noteRead(tx, read))) return;
    await tellReaders(tx, conversation);
    await noticeRead(tx, conversation, read.side);
  });
}
