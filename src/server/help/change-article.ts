import { and, asc, count, eq, max } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { noteChange } from '#server/kept/note-change.ts';
import { lockSubject, takeTries } from '#server/limits/take-tries.ts';
import type { AuditAction } from '#shared/audit-actions.ts';
import type { ArticleChange, NewArticle } from '#shared/contracts/admin-help.ts';
import { AppError } from '#shared/errors.ts';
import { type HelpTopic, helpLimits } from '#shared/help-rules.ts';
import { checkArticle, type SentTexts } from './check-article.ts';
import { addHelpWords, stemsOfArticle } from './save-article.ts';
import { helpArticles } from './tables.ts';

type Person = { id: string };
type Article = typeof helpArticles.$inferSelect;

const columnsOf = ({ title, summary, body, questions }: SentTexts) => ({
  ...{ titleEn: title.en, titleSw: title.sw, summaryEn: summary.en, summarySw: summary.sw },
  ...{ bodyEn: body.en, bodySw: body.sw, questionsEn: questions.en, questionsSw: questions.sw },
});

/** Changes of articles wait for each other, so that their number, their order and their addresses are what was counted. */
async function begin(app: App, tx: Tx, person: Person): Promise<Date> {
  const now = app.clock.now();
  if (app.config.rateLimits) {
    const limit = { subject: `help:${person.id}`, most: helpLimits.changesPerHour, periodMs: 3_600_000 };
    await takeTries(tx, [limit], now);
  }
  await lockSubject(tx, { subject: 'help-articles', until: now });
  noteChange(tx, 'help');
  return now;
}

/** @throws AppError not_found, changed_meanwhile */
async function articleAt(tx: Tx, id: string, version?: number): Promise<Article> {
  const [article] = await tx.select().from(helpArticles).where(eq(helpArticles.id, id));
  if (!article) throw new AppError('not_found');
  if (version !== undefined && article.version !== version) throw new AppError('changed_meanwhile');
  return article;
}

interface Act {
  person: Person;
  action: AuditAction;
  article: Pick<Article, 'id' | 'slug'>;
  detail?: Record<string, unknown>;
  at: Date;
}

const record = (tx: Tx, { person, action, article, detail, at }: Act): Promise<void> =>
  recordAudit(tx, {
    ...{ actorId: person.id, action, subjectType: 'help_article', subjectId: article.id, at },
    detail: { slug: article.slug, ...detail },
  });

async function lastPlace(tx: Tx, topic: HelpTopic): Promise<number> {
  const [row] = await tx
    .select({ last: max(helpArticles.position) })
    .from(helpArticles)
    .where(eq(helpArticles.topic, topic));
  return row?.last ?? 0;
}

/**
 * Writes an article that is not public yet, as the last of its topic.
 * @returns its id @throws AppError invalid_input, articles_many
 */
export async function createArticle(app: App, person: Person, sent: NewArticle): Promise<string> {
  checkArticle(sent);
  return transaction(app, async (tx) => {
    const at = await begin(app, tx, person);
    const [counted] = await tx.select({ articles: count() }).from(helpArticles);
    if ((counted?.articles ?? 0) >= helpLimits.articles) throw new AppError('articles_many');
    const texts = columnsOf(sent);
    const stems = stemsOfArticle(texts);
    const [made] = await tx
      .insert(helpArticles)
      .values({
        ...{ ...texts, ...stems, id: newId(), slug: sent.slug, topic: sent.topic },
        ...{ position: (await lastPlace(tx, sent.topic)) + 1, published: false, version: 1 },
        ...{ createdAt: at, updatedAt: at, updatedBy: person.id },
      })
      .onConflictDoNothing()
      .returning({ id: helpArticles.id, slug: helpArticles.slug });
    if (!made) throw new AppError('invalid_input', { fields: { slug: 'help_slug_taken' } });
    await addHelpWords(tx, stems);
    await record(tx, { person, action: 'help.created', article: made, at });
    return made.id;
  });
}

/** Changes an article's texts and topic; in another topic it becomes the last. @throws AppError not_found, changed_meanwhile, invalid_input */
export async function changeArticle(
  app: App,
  person: Person,
  id: string,
  { version, topic, ...sent }: ArticleChange,
): Promise<void> {
  checkArticle(sent);
  await transaction(app, async (tx) => {
    const at = await begin(app, tx, person);
    const article = await articleAt(tx, id, version);
    const next = { ...columnsOf(sent), topic };
    const names = Object.keys(next) as (keyof typeof next)[];
    const changed = names.filter((name) => next[name] !== article[name]);
    if (changed.length === 0) return;
    const stems = stemsOfArticle(next);
    const position = topic === article.topic ? article.position : (await lastPlace(tx, topic)) + 1;
    await tx
      .update(helpArticles)
      .set({ ...next, ...stems, position, version: version + 1, updatedAt: at, updatedBy: person.id })
      .where(eq(helpArticles.id, id));
    await addHelpWords(tx, stems);
    // What stood there before is kept, so that a change can be undone by hand.
    const detail = Object.fromEntries(changed.map((name) => [name, { from: article[name], to: next[name] }]));
    await record(tx, { person, action: 'help.changed', article, detail, at });
  });
}

/** Makes an article public, or takes it out of the help centre. @throws AppError not_found, changed_meanwhile */
export async function publishArticle(
  app: App,
  person: Person,
  id: string,
  { version, published }: { version: number; published: boolean },
): Promise<void> {
  await transaction(app, async (tx) => {
    const at = await begin(app, tx, person);
    const article = await articleAt(tx, id, version);
    if (article.published === published) return;
    await tx
      .update(helpArticles)
      .set({ published, version: version + 1, updatedAt: at, updatedBy: person.id })
      .where(eq(helpArticles.id, id));
    await record(tx, { person, action: published ? 'help.published' : 'help.unpublished', article, at });
  });
}

/** Moves an article to a place within its topic, beyond the end to the last. @throws AppError not_found, changed_meanwhile */
export async function placeArticle(
  app: App,
  person: Person,
  id: string,
  { version, place }: { version: number; place: number },
): Promise<void> {
  await transaction(app, async (tx) => {
    const at = await begin(app, tx, person);
    const article = await articleAt(tx, id, version);
    const topic = await tx
      .select({ id: helpArticles.id, position: helpArticles.position })
      .from(helpArticles)
      .where(eq(helpArticles.topic, article.topic))
      .orderBy(asc(helpArticles.position), asc(helpArticles.id));
    const others = topic.filter((each) => each.id !== id);
    const inOrder = others.toSpliced(place - 1, 0, { id, position: article.position });
    if (inOrder.every((each, index) => each.position === index + 1)) return;
    for (const [index, each] of inOrder.entries()) {
      if (each.position === index + 1) continue;
      await tx
        .update(helpArticles)
        .set({ position: index + 1 })
        .where(eq(helpArticles.id, each.id));
    }
    const detail = { position: { from: article.position, to: Math.min(place, inOrder.length) } };
    await record(tx, { person, action: 'help.moved', article, detail, at });
  });
}

/** Deletes an article that is not public. @throws AppError not_found, article_published */
export async function deleteArticle(app: App, person: Person, id: string): Promise<void> {
  await transaction(app, async (tx) => {
    const at = await begin(app, tx, person);
    const article = await articleAt(tx, id);
    const gone = await tx
      .delete(helpArticles)
      .where(and(eq(helpArticles.id, id), eq(helpArticles.published, false)))
      .returning({ id: helpArticles.id });
    if (gone.length === 0) throw new AppError('article_published');
    // Kept, so that it can be written again by hand.
    const { topic, titleEn, titleSw, summaryEn, summarySw, bodyEn, bodySw, questionsEn, questionsSw } = article;
    const texts = { titleEn, titleSw, summaryEn, summarySw, bodyEn, bodySw, questionsEn, questionsSw };
    const detail = { topic, ...texts };
    await record(tx, { person, action: 'help.deleted', article, detail, at });
  });
}
