import { accountArticles } from './account.ts';
import type { StarterArticle } from './article.ts';
import { bookingArticles } from './booking.ts';
import { changesArticles } from './changes.ts';
import { hostsArticles } from './hosts.ts';
import { kenyaArticles } from './kenya.ts';
import { payingArticles } from './paying.ts';
import { tripArticles } from './trip.ts';

/** The articles that a new database begins with. */
export const starterArticles: readonly StarterArticle[] = [
  ...bookingArticles,
  ...payingArticles,
  ...changesArticles,
  ...accountArticles,
  ...tripArticles,
  ...hostsArticles,
  ...kenyaArticles,
];
