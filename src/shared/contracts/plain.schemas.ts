import type { z } from 'zod';
import { phoneNumberIn } from '../phone-in-text.ts';
import { isPlainLine, isPlainText, linkIn } from '../plain-text.ts';

/** The message of a schema that names what was refused, as the answer puts it into the text of the key. */
const naming = (key: string, part: string): string => `${key}|${part}`;

type Check = z.core.CheckFn<string>;

const check =
  (problemOf: (text: string) => string | undefined): Check =>
  ({ value, issues }) => {
    const message = problemOf(value);
    if (message) issues.push({ code: 'custom', input: value, message });
  };

/** What is wrong with words that may have a phone number: a link or an address, which is named, or signs that cannot be seen. */
export function plainProblem(text: string, isPlain = isPlainText): string | undefined {
  if (isPlain(text)) return undefined;
  const part = linkIn(text);
  return part === undefined ? 'text_plain' : naming('text_plain_part', part);
}

/** The keys of the texts that ask to leave a phone number out. */
type PhoneKey = 'text_phone' | 'review_phone';

/** What is wrong with words that strangers read: a link or an address as elsewhere, or a phone number, each named. */
export function publicProblem(text: string, { isPlain = isPlainText, phone = 'text_phone' as PhoneKey } = {}) {
  const problem = plainProblem(text, isPlain);
  if (problem) return problem;
  const number = phoneNumberIn(text);
  return number === undefined ? undefined : naming(phone, number);
}

/** Plain words in several lines, as `isPlainText` says; what is refused is named. */
export const plainText = check((text) => plainProblem(text));
/** Words in one line on public pages: no phone numbers, either. */
export const publicLine = check((text) => publicProblem(text, { isPlain: isPlainLine }));
/** The same in several lines, and of hosts to travellers who have not booked yet. */
export const publicLines = (phone?: PhoneKey) => check((text) => publicProblem(text, phone && { phone }));
