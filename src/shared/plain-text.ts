/**
 * Control characters, characters that change the direction of text or cannot be seen, and separators of lines. Those that
 * choose how an emoji is drawn are typed by phones, and may stay.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|(?![\ufe00-\ufe0f])\p{DI}/u;

/** Endings of addresses that are much used for fraud or by mail programs' links; those of two letters are all refused. */
const endings =
  'com|net|org|info|biz|edu|gov|mil|int|africa|app|bank|bet|bid|blog|bond|buzz|cash|cfd|chat|click|cloud|club|company|cyou|' +
  'date|dev|digital|email|finance|fun|gift|group|help|icu|life|link|live|loan|lol|ltd|mobi|mom|money|monster|name|network|' +
  'news|one|online|page|party|pay|plus|pro|quest|rest|sale|sbs|shop|site|space|store|stream|support|surf|tech|tips|today|' +
  'top|tours|trade|travel|vip|webcam|website|wiki|win|work|world|xyz|zip|zone';
/**
 * What mail programs show as a link, and what browsers take for one. Only a sentence that begins with two letters needs
 * the blank before it (`full.We`); other ordinary words may follow a full stop at once.
 */
const link = new RegExp(
  '//|\\b(?:https?|ftp|mailto|javascript):|\\bwww\\.|\\S@\\S*\\.\\p{L}|\\b\\d+\\.\\d+\\.\\d+\\.\\d|' +
    `[^\\s.]\\.(?:xn--|(?![a-z])\\p{L}\\p{M}*\\p{L}|\\p{L}+/|(?:[a-z]{2}|${endings})(?![\\p{L}\\p{N}-]))`,
  'iu',
);
/**
 * The same in a name, where nothing but initials (`J.K.`) follows a full stop without a blank: mail programs know all
 * endings of addresses, and new ones are added each year. Nor has a name the signs of markup.
 */
const addressOrMarkup = /[@<>]|\/\/|\p{L}:\S|[^\s.]\.\p{L}\p{M}*\p{L}|\d\.\d+\.\d/u;

/**
 * Other sites on which hosts offer the same days, named as people name them (`taken on Booking.com.`), and no more of an
 * address than that: no page, no part before or after, no mailbox.
 */
const otherSite =
  /(?<![^\s("'“‘])(?:agoda|airbnb|booking|expedia|hostelworld|hotels|tripadvisor|viator|vrbo)\.com(?=(?:['’]s)?[.,;:!?)"'”’]*(?:\s|$))/giu;

/** As it is drawn; a full stop of other scripts counts as one, as browsers take it. */
const drawn = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{DI}/gu, '')
    .replaceAll('。', '.');

/**
 * Whether a text of one line is plain: no links but the bare names of other sites such as Booking.com, and nothing that
 * cannot be seen or changes the direction of text.
 */
export const isPlainLine = (text: string): boolean =>
  !unseen.test(text) && !link.test(drawn(text).replace(otherSite, 'site'));

/**
 * Links as they stand in messages, where a blank after a full stop is often left out: with a scheme, a mailbox, a page after a
 * slash, or an ending that is no word of English or Kiswahili (`na`, `so`, `to` are countries' as well).
 */
const sentLink = new RegExp(
  '\\p{L}://|(?<![^\\s(])//\\w|\\b(?:mailto|javascript|tel):\\S|\\bwww\\.\\S|\\S@\\S*\\.\\p{L}|' +
    '(?<![\\d.])\\d{1,3}(?:\\.\\d{1,3}){3}(?![\\d.])|[\\p{L}\\p{N}-]\\.(?:com|org|xn--)(?![\\p{L}\\p{N}])',
  'iu',
);
const sentEnding = new RegExp(
  '[\\p{L}\\p{N}-]\\.(?:[a-z]{2}/[\\p{L}\\p{N}@?_~-]|(?:net|info|biz|edu|gov|mil|africa|app|blog|cfd|click|cloud|cyou|dev|icu|' +
    'lol|mobi|online|sbs|shop|site|tech|tours|travel|vip|webcam|website|wiki|xyz|ac|ai|cc|ch|cn|co|de|eu|fr|gg|gl|io|jp|ke|ly|me|' +
    'ng|nl|ru|rw|tv|tz|ug|uk)(?![\\p{L}\\p{N}-]))',
  'u',
);

/** Whether a word of a message is a link or an address of mail. Fewer words are than in a listing, whose writer is told. */
export const isSentLink = (word: string): boolean => {
  const shown = drawn(word).replace(otherSite, 'site');
  return sentLink.test(shown) || sentEnding.test(shown);
};

/** Whether a word is a link or an address of mail, as `isPlainLine` refuses it. */
const isLink = (word: string): boolean => link.test(drawn(word).replace(otherSite, 'site'));

/** The first word of a text that is refused as a link, as it is typed, at most 60 signs; undefined where none alone is. */
export const linkIn = (text: string): string | undefined =>
  text.split(/\s+/).find(isLink)?.replaceAll(new RegExp(unseen, 'gu'), '').slice(0, 60);

/** Joins the parts of emojis, such as families. */
const joiner = '\u200d';
/** Signs that only change how the one before them is drawn, where there is none. */
const changesNothing = /(?<=^|\s)[\ufe00-\ufe0f\u200d]+/gu;

/**
 * What somebody has typed, without what cannot be seen or changes the direction of text, and with line breaks of one kind.
 * Emojis stay whole.
 */
export const tidyText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\n\t]/gu, (sign) => (sign === joiner ? sign : sign.replace(unseen, '')))
    .replace(changesNothing, '');

/** Whether a text of several lines is plain. */
export const isPlainText = (text: string): boolean => isPlainLine(text.replace(/[\n\r\t]/g, ' '));

/** Whether it has a letter that can be seen, and is no formula of a spreadsheet. */
export const isNamelike = (text: string): boolean => /\p{L}/u.test(drawn(text)) && !/^[=+@-]/.test(drawn(text).trim());

/** Whether it can be a person's name: nothing hidden, no address or markup, with a letter, and no formula of a spreadsheet. */
export const isPlainName = (text: string): boolean =>
  !unseen.test(text) && !addressOrMarkup.test(drawn(text)) && isNamelike(text);

const tightWord = /(\p{L})\.(\p{Lu}[\p{L}\p{M}'’-]{2,})(?=[\s,]|$)/gu;
const knownEnding = new RegExp(`^(?:${endings})$`, 'i');

/**
 * A name with the blank that was left out after a title or an initial: `Dr. Kamau` for `Dr.Kamau`, which then is no
 * address whatever endings there will be. What ends as known addresses do stays as it is, so that it is refused. So does
 * what ends in two letters, though it may be a name (`Dr.Li`): those endings are countries' domains. `Dr. Li` is taken.
 */
export const spacedName = (text: string): string =>
  text.replace(tightWord, (all, before, word) => (knownEnding.test(word) ? all : `${before}. ${word}`));

/** Whether a person may be called so: by a plain name, or by the one that they have, which may be older than the rule. */
export const mayBeCalled = (name: string, present: string): boolean =>
  isPlainName(name) || name === spacedName(present.trim());
