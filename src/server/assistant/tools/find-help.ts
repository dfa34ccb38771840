import { z } from 'zod';
import { findArticles } from '#server/help/help-queries.ts';
import { tool } from './tool.ts';

const articlesShown = 2;

/** The parts of help articles that answer a question, in our own words. */
export const findHelp = tool({
  name: 'find_help',
  description:
    'Our help articles: paying, M-Pesa, cancelling, refunds, vouchers, points, accounts, hosts, visas, health, seasons and travel in Kenya.',
  input: z.object({ question: z.string().min(1).max(200) }),
  async run({ app, lang }, { question: q }): Promise<{ title: string; excerpt: string; path: string }[]> {
    const found = await findArticles(app.readDb, { q, lang, limit: articlesShown });
    return found.map(({ slug, title, excerpt }) => ({ title, excerpt, path: `/help/${slug}` }));
  },
});
