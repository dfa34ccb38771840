import { bookingNotices, changeNotices, type WithLetters } from './booking-notices.ts';
import { businessNotices } from './business-notices.ts';
import { moneyNotices } from './money-notices.ts';
import { reportNotices } from './report-notices.ts';

/**
 * What is written behind the bell wherever the job of a letter is written, in the same transaction. Letters about the account
 * itself (addresses, passwords, second factors, teams, admins) are none: whoever took the account over would read them.
 */
export const noticesWithLetters: WithLetters = {
  ...bookingNotices,
  ...changeNotices,
  ...moneyNotices,
  ...businessNotices,
  ...reportNotices,
};
