import type { App } from '#server/app.ts';
import { listOffered } from '#server/favorites/queries.ts';
import { hideContacts } from '#shared/hide-contacts.ts';
import { linkTo, type Words } from '../built-in/draft.ts';
import { type Conversation, frameOf, listLastSaid } from '../conversations/conversation-queries.ts';
import { listingPath } from '../tools/find-listings.ts';
import type { Facts } from './facts.ts';
import { modelLimits } from './limits.ts';
import { plainName, tagged } from './told-text.ts';

/**
 * What was said before in a conversation, as the model is told it; of what people wrote without phone numbers, e-mail addresses and links. An
 * earlier answer may quote hosts and repeat what the person wrote, so nothing of it may be said again but names, and the paths of its listings:
 * for all else the model asks a look-up.
 */
export async function tellBefore(
  app: App,
  conversation: Conversation,
  { words, facts }: { words: Words; facts: Facts },
): Promise<string> {
  const said = await listLastSaid(app, conversation, modelLimits.history);
  const ids = [...said.flatMap(({ listingIds }) => listingIds), ...(frameOf(app, conversation)?.shown ?? [])];
  const offered = ids.length === 0 ? [] : await listOffered(app.readDb, [...new Set(ids)], words.lang);
  for (const { id, title } of offered) {
    facts.addName(plainName(title));
    facts.addListing({ id, title: plainName(title), path: linkTo(words, listingPath(id)), text: '' });
  }
  const lines = said.map(({ sender, text }) => {
    if (sender === 'bot') facts.addQuoted(text);
    else facts.addAsked(text);
    const shown = text.slice(0, modelLimits.historyText);
    return `${sender === 'bot' ? 'You' : 'They'}: ${inOneLine(sender === 'bot' ? shown : hideContacts(shown).text)}`;
  });
  return lines.length === 0 ? '' : `${tagged('before', lines.join('\n'))}\n`;
}

/** So that no message looks like several. */
const inOneLine = (text: string) => text.replaceAll(/\s+/gu, ' ');
