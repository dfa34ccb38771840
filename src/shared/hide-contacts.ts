import { phoneNumbersIn } from './phone-in-text.ts';
import { isSentLink } from './plain-text.ts';

/** What stands in place of a phone number, an e-mail address or a link. */
const hiddenSign = '•••';

/**
 * A text without phone numbers, e-mail addresses and links, each replaced by `•••`. Numbers written as words, and those that are
 * spread over several messages, are not found.
 */
export function hideContacts(text: string): { text: string; hidden: boolean } {
  const words = [...text.matchAll(/\S+/g)]
    .filter(([word]) => isSentLink(word))
    .map(({ index, 0: word }) => ({ from: index, to: index + word.length }));
  const spans = [...words, ...phoneNumbersIn(text)].toSorted((one, other) => one.from - other.from);
  let shown = '';
  let done = 0;
  for (const { from, to } of spans) {
    if (from >= done) shown += text.slice(done, from) + hiddenSign;
    done = Math.max(done, to);
  }
  return { text: shown + text.slice(done), hidden: spans.length > 0 };
}
