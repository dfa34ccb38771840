import { isLang, type Lang } from '#shared/languages.ts';
import { type SubscriberState, subscriberStates } from '#shared/newsletter.ts';
import { type Raw, readPageSearch, readWords } from './search.ts';

/** The search parameters of the newsletter's list; absent: every address, the newest first, first page. */
export interface NewsletterListSearch {
  q?: string;
  state?: SubscriberState;
  language?: Lang;
  page?: number;
}

/** The longest words that are looked for: an e-mail address. */
export const newsletterWordsMost = 254;

/** Reads them; values that are not valid count as absent. */
export function readNewsletterListSearch(raw: Raw): NewsletterListSearch {
  const state = subscriberStates.find((each) => each === raw.state);
  return {
    ...readWords(raw, newsletterWordsMost),
    ...(state && { state }),
    ...(isLang(raw.language) && { language: raw.language }),
    ...readPageSearch(raw),
  };
}
