import { and, asc, eq, lte } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { MessageSide } from '#shared/message-rules.ts';
import { conversations } from './tables.ts';

/** So many of each side are told in one run; the others a minute later. */
const mostAtOnce = 500;

const columns = {
  traveller: { letterAt: conversations.travellerLetterAt, takes: 'travellerLetterAt', notes: 'travellerToldAt' },
  provider: { letterAt: conversations.providerLetterAt, takes: 'providerLetterAt', notes: 'providerToldAt' },
} as const;

/** Has those told by letter whose messages have been unread for ten minutes, once for each time that one is due. */
export async function enqueueUnreadLetters(app: App): Promise<void> {
  await enqueueFor(app, 'traveller');
  await enqueueFor(app, 'provider');
}

async function enqueueFor(app: App, side: MessageSide): Promise<void> {
  const { letterAt, takes, notes } = columns[side];
  const now = app.clock.now();
  const due = await app.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(lte(letterAt, now))
    .orderBy(asc(letterAt))
    .limit(mostAtOnce);
  for (const { id } of due) {
    await transaction(app, async (tx) => {
      const taken = await tx
        .update(conversations)
        .set({ [takes]: null, [notes]: now })
        .where(and(eq(conversations.id, id), lte(letterAt, now)))
        .returning({ id: conversations.id });
      if (taken.length === 0) return;
      const toldAt = now.toISOString();
      await enqueue(
        tx,
        'mail-unread-messages',
        { conversationId: id, side, toldAt },
        { key: `${id}:${side}:${toldAt}` },
      );
    });
  }
}
