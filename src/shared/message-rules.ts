/** The two sides of a conversation. */
export const messageSides = ['traveller', 'provider'] as const;
export type MessageSide = (typeof messageSides)[number];

/** The limits of what people write to each other. */
export const messageLimits = {
  /** Characters of a message. */
  text: 2_000,
  /** Messages of one person. */
  perMinute: 20,
  perDay: 300,
  /** Photos of a message, and those that one person uploads. */
  pictures: 5,
  picturesPerDay: 50,
  /** Characters of a photo's description. */
  pictureAlt: 300,
  /** Listings about which one person newly asks; before their e-mail address is verified. */
  enquiriesPerDay: 10,
  enquiriesUnverified: 3,
  /** Saved replies of a provider. */
  replies: 20,
  /** Characters of a saved reply's title. */
  replyTitle: 60,
} as const;

/** How long a message waits unread until its reader is told by letter. */
export const letterAfterMs = 10 * 60_000;
/** How long no other letter is sent about a conversation that stays unread. */
export const letterAgainMs = 24 * 3_600_000;
