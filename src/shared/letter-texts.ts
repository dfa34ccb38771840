import { hasPhoneNumber } from './phone-in-text.ts';
import { isPlainText } from './plain-text.ts';

/** To whom letters go: travellers, hosts, everybody about their account. */
export const letterReaders = ['traveller', 'host', 'account'] as const;
export type LetterReader = (typeof letterReaders)[number];

/** The most letters and marks of a text. */
export const subjectMost = 150;
export const sentenceMost = 1000;

/** The names of the values that are put into a text, each once, in the order of the alphabet. */
export const marksIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => String(name)))].sort();

/** Whether both texts take the same values. */
export const haveSameMarks = (one: string, other: string): boolean => marksIn(one).join() === marksIn(other).join();

/**
 * What is wrong with a text that stands in place of ours: the key of a message in the namespace `fields`. It takes each value that
 * ours does, since a letter without its date or link would be of no use, and no other.
 */
export function letterTextProblem(
  text: string,
  { ours, isSubject }: { ours: string; isSubject: boolean },
): 'letter_empty' | 'too_long' | 'letter_code' | 'letter_plain' | 'letter_marks' | undefined {
  if (text === '') return 'letter_empty';
  if (text.length > (isSubject ? subjectMost : sentenceMost)) return 'too_long';
  if (/[<>]/.test(text)) return 'letter_code';
  const rest = text.replace(/\{\{\w+\}\}/g, 'x');
  if (!isPlainText(rest.replace(/[{}]/g, '')) || hasPhoneNumber(rest)) return 'letter_plain';
  return /[{}]/.test(rest) || !haveSameMarks(text, ours) ? 'letter_marks' : undefined;
}
