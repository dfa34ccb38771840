/** For LIKE and ILIKE: whatever begins with the text, in which `%`, `_` and `\` stand for themselves. */
export const beginningWith = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The same for whatever contains the text. */
export const containing = (text: string): string => `%${beginningWith(text)}`;
