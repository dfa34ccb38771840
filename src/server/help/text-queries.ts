import { asc, eq } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import { fillPlaceholders, helpLimits } from '#shared/help-rules.ts';
import type { Lang } from '#shared/languages.ts';
import { getHelpValues } from './help-values.ts';
import { plainText, sectionsOf } from './sections.ts';
import { helpArticles } from './tables.ts';

/** A published article in plain text, its placeholders filled. */
export interface ArticleText {
  title: string;
  summary: string;
  /** What people ask, that it answers. */
  questions: string[];
  /** The heading is empty before the first one. */
  sections: { heading: string; text: string }[];
}

/** Every published article in both languages. */
export async function listArticleTexts(db: DbOrTx): Promise<(Record<Lang, ArticleText> & { slug: string })[]> {
  const rows = await db
    .select()
    .from(helpArticles)
    .where(eq(helpArticles.published, true))
    .orderBy(asc(helpArticles.slug))
    .limit(helpLimits.articles);
  const [english, swahili] = [await getHelpValues(db, 'en'), await getHelpValues(db, 'sw')];
  return rows.map((row) => ({
    slug: row.slug,
    en: textOf({ title: row.titleEn, summary: row.summaryEn, body: row.bodyEn, questions: row.questionsEn }, (text) =>
      fillPlaceholders(text, english),
    ),
    sw: textOf({ title: row.titleSw, summary: row.summarySw, body: row.bodySw, questions: row.questionsSw }, (text) =>
      fillPlaceholders(text, swahili),
    ),
  }));
}

interface Written {
  title: string;
  summary: string;
  /** Markdown. */
  body: string;
  /** One a line. */
  questions: string;
}

function textOf({ title, summary, body, questions }: Written, fill: (text: string) => string): ArticleText {
  return {
    title: fill(title),
    summary: fill(summary),
    questions: questions.split('\n').filter((question) => question.trim() !== ''),
    sections: sectionsOf(body).map(({ heading, text }) => ({ heading: fill(heading), text: fill(plainText(text)) })),
  };
}
