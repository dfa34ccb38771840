/** A list with the sign before it. */
const ledList = /:[ \t]*(?:\n[ \t]*(?:[•*-]|\d{1,2}[.)])[^\n]*)+/gu;
const mark = /^[ \t]*(?:[•*-]|\d{1,2}[.)])[ \t]+/gmu;

/** The sentences of a text, without the marks of lists. */
export const sentencesIn = (text: string): string[] => text.replace(mark, '').split(/(?<=[.!?])\s+|\n/u);

/**
 * The sentences that a text says as a whole. What has no full stop is none, since it may be cut off; nor are the items of a list with a line
 * that leads it in, which may say the opposite: "Never do one of these:".
 */
export const wholeSentencesIn = (text: string): string[] =>
  sentencesIn(text.replace(ledList, ' ')).filter((sentence) => /[.!?]$/u.test(sentence));
