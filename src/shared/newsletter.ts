/** Whether whoever has the address has confirmed it. Nobody who has not may be written to. */
export const subscriberStates = ['waiting', 'confirmed'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

export const newsletterLimits = {
  /** Days for which the link of a letter works; an address that is not confirmed by then is deleted. */
  confirmDays: 7,
  /** Letters to one address in a day, whoever asks for them. */
  lettersPerDay: 3,
  /** Asked for from one network in an hour: an office, or the visitors of a hotel. */
  perNetworkPerHour: 10,
  /** Asked for by all visitors together in a day. */
  perDay: 1_000,
} as const;

/** The pages of the newsletter, without language. The browser posts the plain forms to the same paths. */
export const newsletterPaths = {
  start: '/newsletter',
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
} as const;

/** What the page says after a plain form. */
export const newsletterOutcomes = ['asked', 'confirmed', 'unsubscribed'] as const;
/** Why a plain form was refused: the address, too many tries, or a link that does not work. */
export const newsletterProblems = ['address', 'plain', 'many', 'link'] as const;
