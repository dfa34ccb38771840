/** The parts of the file with everything that we have of a person, in its order. */
export const ownSections = [
  'account',
  'agreements',
  'notificationChoices',
  'notices',
  'pushBrowsers',
  'sms',
  'identities',
  'passkeys',
  'sessions',
  'signIns',
  'bookings',
  'payments',
  'refunds',
  'points',
  'reviews',
  'reviewReports',
  'messages',
  'messageReports',
  'assistant',
  'support',
  'newsletter',
  'favorites',
  'businesses',
  'documents',
  'actions',
] as const;
export type OwnSection = (typeof ownSections)[number];

/** So many files a day can be asked for, and so many days each can be opened. */
export const downloadLimits = { perDay: 3, days: 7 };

/** So many days pass before an account is deleted, in which its person may keep it. */
export const deletionDays = 14;

/** Why an account cannot be deleted now. */
export const deletionObstacles = ['booking_ahead', 'money_open', 'business_alone', 'admin_alone'] as const;
export type DeletionObstacle = (typeof deletionObstacles)[number];
