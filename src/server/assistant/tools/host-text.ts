import { hideContacts } from '#shared/hide-contacts.ts';

const amount =
  /(?:\$|\b(?:usd|kes|kshs?|dola|shilingi)\b\.?)\s?\d|\dk?\s?(?:\$|\/=|(?:usd|kes|kshs?|bob|dollars?|shillings?|shilingi|dola)\b)/iu;

/**
 * What a host wrote, as an answer may repeat it: without links and contact details, and without sentences that name an amount, since what something
 * costs is said by its price alone. A host can write whatever they like; nothing of it is taken for an instruction.
 */
export function hostText(text: string): string {
  const sentences = hideContacts(text).text.split(/(?<=[.!?])(?<!\b(?:kshs?|kes|usd)\.)\s+/iu);
  return sentences.filter((sentence) => !amount.test(sentence)).join(' ');
}
