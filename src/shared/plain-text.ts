/** Control characters, characters that change the direction of text or cannot be seen, and separators of lines. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
/** The same, but for the line breaks and tabs of a text that has lines. */
const unseenInLines = /[^\P{Cc}\n\r\t]|[\p{Cf}\p{Zl}\p{Zp}]/u;

/** Endings of addresses that mail programs make links of: all countries' are two letters, which many words are too. */
const endings =
  'com|net|org|info|biz|edu|gov|mil|int|africa|app|blog|buzz|chat|click|cloud|club|company|dev|email|fun|gift|' +
  'group|help|icu|life|link|live|ltd|me|mobi|money|name|news|one|online|page|pay|plus|pro|pw|rest|sale|shop|site|' +
  'space|store|support|tech|today|top|tours|travel|vip|website|wiki|work|world|xyz|zip|' +
  '(?:co|ac|go|or|ne|com|net|org|me|info)\\.[a-z]{2}|ai|cc|cn|de|eu|fr|gg|gl|ie|in|io|ke|ly|ml|nl|ru|rw|sh|su|tk|tv|tz|ug|uk|us|ws|za';
const link = new RegExp(`[a-z][a-z0-9+.-]*://|\\bwww\\.|[\\p{L}\\p{N}]\\.(?:${endings})(?![\\p{L}\\p{N}-])`, 'iu');

/** Whether mail programs would show a link in it; a full stop of other scripts counts as one, as browsers take it. */
const holdsLink = (text: string): boolean => link.test(text.normalize('NFKC').replace(/[。｡]/g, '.'));

/** Whether a text of one line is plain: no links, and nothing that cannot be seen or changes the direction of text. */
export const isPlainLine = (text: string): boolean => !unseen.test(text) && !holdsLink(text);

/** Whether a text of several lines is plain. */
export const isPlainText = (text: string): boolean => !unseenInLines.test(text) && !holdsLink(text);

/** Whether it has a letter, and is no formula of a spreadsheet. */
export const isNamelike = (text: string): boolean =>
  /\p{L}/u.test(text) && !/^[=+@-]/.test(text.normalize('NFKC').trim());

/** Whether it can be a person's name: plain, with a letter, and no formula of a spreadsheet. */
export const isPlainName = (text: string): boolean => isPlainLine(text) && isNamelike(text);
