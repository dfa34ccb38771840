import { asc, eq } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import type { EditedArticle, EditedArticleItem } from '#shared/contracts/admin-help.ts';
import { AppError } from '#shared/errors.ts';
import { helpLimits, helpTopics } from '#shared/help-rules.ts';
import { helpArticles } from './tables.ts';

type Row = Pick<
  typeof helpArticles.$inferSelect,
  'id' | 'slug' | 'topic' | 'position' | 'titleEn' | 'titleSw' | 'published' | 'version' | 'updatedAt'
> & { by: string | null };

const itemOf = ({ titleEn, titleSw, updatedAt, by, ...row }: Row): EditedArticleItem => ({
  ...{ id: row.id, slug: row.slug, topic: row.topic, position: row.position },
  ...{ published: row.published, version: row.version, updatedBy: by },
  title: { en: titleEn, sw: titleSw },
  updatedAt: updatedAt.toISOString(),
});

/** Every article, by topic in their order; those that are not public, too. */
export async function listEditedArticles(db: DbOrTx): Promise<EditedArticleItem[]> {
  const rows = await db
    .select({
      ...{ id: helpArticles.id, slug: helpArticles.slug, topic: helpArticles.topic, position: helpArticles.position },
      ...{ titleEn: helpArticles.titleEn, titleSw: helpArticles.titleSw, published: helpArticles.published },
      ...{ version: helpArticles.version, updatedAt: helpArticles.updatedAt, by: people.name },
    })
    .from(helpArticles)
    .leftJoin(people, eq(people.id, helpArticles.updatedBy))
    .orderBy(asc(helpArticles.topic), asc(helpArticles.position), asc(helpArticles.id))
    .limit(helpLimits.articles);
  return rows.toSorted((a, b) => helpTopics.indexOf(a.topic) - helpTopics.indexOf(b.topic)).map(itemOf);
}

/** An article with all of its texts. @throws AppError not_found */
export async function getEditedArticle(db: DbOrTx, id: string): Promise<EditedArticle> {
  const [row] = await db
    .select({ article: helpArticles, by: people.name })
    .from(helpArticles)
    .leftJoin(people, eq(people.id, helpArticles.updatedBy))
    .where(eq(helpArticles.id, id));
  if (!row) throw new AppError('not_found');
  const { article, by } = row;
  return {
    ...itemOf({ ...article, by }),
    summary: { en: article.summaryEn, sw: article.summarySw },
    body: { en: article.bodyEn, sw: article.bodySw },
    questions: { en: article.questionsEn, sw: article.questionsSw },
  };
}
