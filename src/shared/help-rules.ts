/** The parts of the help centre, in the order of its page. */
export const helpTopics = ['booking', 'paying', 'changes', 'account', 'trip', 'hosts', 'kenya'] as const;
export type HelpTopic = (typeof helpTopics)[number];

/** The limits of the help centre; lengths in characters. */
export const helpLimits = {
  articles: 300,
  slug: 60,
  title: 120,
  summary: 250,
  body: 12_000,
  /** Lines of questions, and the length of one. */
  questions: 30,
  question: 150,
  /** The length of what is looked for, and how many articles a search finds. */
  query: 200,
  found: 50,
  /** Articles that are named below another one. */
  related: 4,
  /** Changes of articles by one admin in an hour. */
  changesPerHour: 120,
} as const;

/** What stands in the text of an article in braces, such as `{holdMinutes}`, and is filled in when it is read. */
export const helpPlaceholders = [
  'holdMinutes',
  'usdToKesRate',
  'commissionPercent',
  'supportPhone',
  'supportEmail',
  'hoursToPay',
  'mpesaMost',
  'cardLeast',
  'pointsKeptMonths',
  'pointsWarnDays',
  'reviewWriteDays',
  'reviewEditDays',
  'reviewPictures',
  'messagePictures',
  'favorites',
  'favoriteLists',
  'deletionDays',
  'downloadDays',
  'passkeys',
  'passwordLeast',
  'calendarsPerListing',
  'calendarMinutes',
  'listingPictures',
  'teamPeople',
] as const;
export type HelpPlaceholder = (typeof helpPlaceholders)[number];

const isPlaceholder = (name: string): name is HelpPlaceholder => (helpPlaceholders as readonly string[]).includes(name);

/** Whether it can be the last part of an article's address: small letters, digits and single hyphens. */
export const isHelpSlug = (slug: string): boolean =>
  slug.length <= helpLimits.slug && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug);

/** The names in braces that nothing is known of, each once. A brace without its other one counts as such a name. */
export function unknownPlaceholders(text: string): string[] {
  const unknown = [...text.matchAll(/\{([^{}]*)\}/g)]
    .map(([, name]) => String(name))
    .filter((name) => !isPlaceholder(name));
  const stray = /[{}]/.exec(text.replace(/\{[^{}]*\}/g, ''))?.[0];
  return [...new Set(stray === undefined ? unknown : [...unknown, stray])];
}

/** A text with its placeholders filled in. Unknown ones stay as they are. */
export const fillPlaceholders = (text: string, values: Readonly<Record<HelpPlaceholder, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole));

/** Whether a link may lead there: a path of ours, without language, or an https address. */
export function isHelpLink(href: string): boolean {
  if (/^\/(?![/\\])/.test(href)) return !/^\/sw(?:\/|$)/.test(href) && !/[\s\\]/.test(href);
  return /^https:\/\/[^\s/\\@]+(?:\/\S*)?$/.test(href);
}
