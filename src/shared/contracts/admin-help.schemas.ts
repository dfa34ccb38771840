import { z } from 'zod';
import { helpLimits, helpTopics, isHelpSlug } from '../help-rules.ts';
import { langs } from '../languages.ts';
import { line, text } from './texts.schemas.ts';

const Topic = z.enum(helpTopics);
const perLanguage = <Value extends z.ZodType>(value: Value) => z.object({ en: value, sw: value });

const Version = z.int().min(1).meta({
  description:
    'Of the article as it was looked at. If it has changed since, the call is refused (`changed_meanwhile`).',
});

/** An article in the list of admins. */
const EditedItem = z.object({
  id: z.string(),
  slug: z.string(),
  topic: Topic,
  position: z.number(),
  title: perLanguage(z.string()),
  published: z.boolean(),
  version: z.number(),
  updatedAt: z.string(),
  updatedBy: z.string().nullable().meta({ description: 'The name of the admin; null where it is as we wrote it.' }),
});

export const EditedArticles = z.object({ items: z.array(EditedItem) });

/** An article as admins edit it. */
export const EditedArticle = EditedItem.extend({
  summary: perLanguage(z.string()),
  body: perLanguage(z.string()),
  questions: perLanguage(z.string()),
});

export const EditedArticleParams = z.object({ articleId: z.uuid() });

const title = line(helpLimits.title).pipe(z.string().min(1, 'help_empty'));
const summary = line(helpLimits.summary).pipe(z.string().min(1, 'help_empty'));
const body = text(helpLimits.body).pipe(z.string().min(1, 'help_empty'));
const questions = text(helpLimits.questions * helpLimits.question);

const texts = {
  title: z.strictObject({ en: title, sw: title }),
  summary: z.strictObject({ en: summary, sw: summary }),
  body: z
    .strictObject({ en: body, sw: body })
    .meta({ description: 'Markdown: paragraphs, `##` headings, lists, emphasis and links.' }),
  questions: z
    .strictObject({ en: questions, sw: questions })
    .meta({ description: 'What people ask, one question a line; the search reads them, and no page shows them.' }),
};

export const NewArticleRequest = z.strictObject({
  slug: z.string().trim().refine(isHelpSlug, 'help_slug'),
  topic: Topic,
  ...texts,
});

export const ArticleRequest = z.strictObject({ version: Version, topic: Topic, ...texts });

export const PublishedRequest = z.strictObject({ version: Version, published: z.boolean() });

export const PlaceRequest = z.strictObject({
  version: Version,
  place: z.int().min(1).max(helpLimits.articles).meta({ description: 'Within its topic, from 1.' }),
});

export const HelpPreviewRequest = z.strictObject({ language: z.enum(langs), body: text(helpLimits.body) });
export const HelpPreview = z.object({ html: z.string() });
