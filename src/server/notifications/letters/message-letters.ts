import type { App } from '#server/app.ts';
import { titleIn } from '#server/bookings/title-in.ts';
import { job } from '#server/jobs/job.ts';
import { isTold } from '#server/notices/choice-queries.ts';
import { firstNameOf } from '#shared/first-name.ts';
import { translate } from '#shared/i18n/translate.ts';
import { pageAddress } from '../layout/letter-parts.ts';
import { say, writeLetter } from '../layout/write-letter.ts';
import { hostMessageLimits, sendWithin, travellerMessageLimits } from '../letter-limits.ts';
import { findMailedConversation } from '../message-queries.ts';
import { wantsLetter } from '../queries.ts';
import { sendOnce } from '../send-once.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findMailedConversation>>>;

/**
 * That messages have been unread for ten minutes. The letter says from whom and about what, and nothing of what they say, since
 * contact details in them may be hidden.
 */
export const unreadMessagesJob = job('mail-unread-messages', async (app, { conversationId, side, toldAt }) => {
  const found = await findMailedConversation(app.db, conversationId);
  if (found?.providerStatus !== 'approved' || found.traveller.suspendedAt) return;
  const key = `unread-messages:${conversationId}:${side}:${toldAt}`;
  if (side === 'traveller') await tellTraveller(app, found, key);
  else await tellProvider(app, found, key);
});

async function tellTraveller(app: App, found: Found, key: string): Promise<void> {
  const { conversation, traveller, provider, service } = found;
  if (conversation.providerLast <= conversation.travellerRead) return;
  if (!(await isTold(app.db, { personId: traveller.id, kind: 'new_message', by: 'email' }))) return;
  const { language: lang } = traveller;
  const words = { name: provider.name, title: titleIn(lang, service).title };
  await sendWithin(app, travellerMessageLimits(app, traveller), () =>
    sendOnce(app, key, async () => {
      const letter = await writeLetter(app, say('unreadMessages.subject', words), {
        ...{ lang, name: firstNameOf(traveller.name) },
        paragraphs: [say('unreadMessages.text', words)],
        button: {
          label: translate(lang, 'mail', 'unreadMessages.button'),
          url: pageAddress(app, `/messages?conversation=${conversation.id}`, lang),
        },
      });
      return { to: traveller.email, ...letter };
    }),
  );
}

async function tellProvider(app: App, found: Found, key: string): Promise<void> {
  const { conversation, traveller, provider, service, contactName } = found;
  if (conversation.travellerLast <= conversation.providerRead || !wantsLetter(provider, 'message')) return;
  const { language: lang, email } = provider;
  const name = contactName ?? (traveller.shown ? traveller.name : translate(lang, 'messages', 'traveller'));
  const words = { name, title: titleIn(lang, service).title };
  const address = `/provider/messages?conversation=${conversation.id}&providerId=${conversation.providerId}`;
  await sendWithin(app, hostMessageLimits(app, provider), () =>
    sendOnce(app, key, async () => {
      const letter = await writeLetter(app, say('hostMessages.subject', words), {
        ...{ lang, name: provider.name },
        paragraphs: [say('hostMessages.text', words)],
        button: {
          label: translate(lang, 'mail', 'hostMessages.button'),
          url: pageAddress(app, address, lang),
        },
      });
      return { to: email, ...letter };
    }),
  );
}
