import { z } from 'zod';
import { helpLimits, helpTopics } from '../help-rules.ts';
import { orEmpty } from './lists.schemas.ts';

const Topic = z.enum(helpTopics);

const HelpItem = z.object({
  slug: z.string(),
  topic: Topic,
  title: z.string(),
  summary: z.string(),
});

/** An article that a search has found. */
const FoundArticle = HelpItem.extend({
  excerpt: z.string().nullable().meta({
    description: 'The section that fits best what was looked for, as plain text; null without `q`.',
  }),
});

export const HelpArticlesQuery = z.object({
  q: orEmpty(z.string().trim().max(helpLimits.query, 'too_long')).meta({
    description: 'What is looked for, in the words of the language of the answer; it may be mistyped.',
  }),
  topic: orEmpty(Topic),
});

/** Without `q` all of them in their order; with it those that fit, the best first. */
export const HelpArticles = z.object({ items: z.array(FoundArticle) });

export const HelpArticleParams = z.object({ slug: z.string().max(helpLimits.slug) });

export const HelpArticle = HelpItem.extend({
  html: z.string().meta({ description: 'The text; of a few harmless elements only.' }),
  updatedAt: z.string(),
  related: z.array(HelpItem).meta({ description: 'Others of its topic.' }),
});
