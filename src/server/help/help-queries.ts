import { and, arrayOverlaps, asc, eq, ne, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import type { HelpArticle, HelpArticleItem } from '#shared/contracts/help.ts';
import { editDistance } from '#shared/edit-distance.ts';
import { AppError } from '#shared/errors.ts';
import { fillPlaceholders, type HelpTopic, helpLimits, helpTopics } from '#shared/help-rules.ts';
import type { Lang } from '#shared/languages.ts';
import { type Asked, fitOf } from './fit.ts';
import { getHelpValues, inMarkdown } from './help-values.ts';
import { stemsOf } from './help-words.ts';
import { renderArticle } from './render-article.ts';
import { plainText, sectionsOf } from './sections.ts';
import { helpArticles, helpWords } from './tables.ts';

/** An article that fits a question. */
interface FoundHelp {
  slug: string;
  topic: HelpTopic;
  title: string;
  summary: string;
  /** The section that fits best, as plain text with its heading; at most `excerptMost` letters. */
  excerpt: string;
  /** 0 to 1. */
  score: number;
}

const excerptMost = 700;
/** What fits less is not found. */
const scoreLeast = 0.2;
/** Nor what fits so much less than the best. */
const shareOfBest = 0.5;
/** Further words of a question are not looked for. */
const wordsMost = 16;

const textsIn = (lang: Lang) =>
  lang === 'en'
    ? {
        ...{ title: helpArticles.titleEn, summary: helpArticles.summaryEn, body: helpArticles.bodyEn },
        ...{ questions: helpArticles.questionsEn, stems: helpArticles.stemsEn },
      }
    : {
        ...{ title: helpArticles.titleSw, summary: helpArticles.summarySw, body: helpArticles.bodySw },
        ...{ questions: helpArticles.questionsSw, stems: helpArticles.stemsSw },
      };

interface Search {
  q: string;
  /** Of the answer. What is looked for may be in the other language, where nothing fits in this one. */
  lang: Lang;
  limit: number;
  topic?: HelpTopic | undefined;
}

/**
 * The published articles that answer a question, the best first; none where nothing fits. Read by `help_articles_stems_en`
 * or `_sw`; words that no article has by `help_words_like`, as the most similar ones.
 */
export async function findArticles(db: DbOrTx, search: Search): Promise<FoundHelp[]> {
  const { lang, limit } = search;
  const own = await searchIn(db, search, lang);
  const found = own.length > 0 ? own : await searchIn(db, search, lang === 'en' ? 'sw' : 'en');
  const values = found.length > 0 ? await getHelpValues(db, lang) : undefined;
  if (!values) return [];
  return found.slice(0, limit).map(({ row: { slug, topic, shown }, fit: { score, at } }) => {
    const section = at === undefined ? undefined : sectionsOf(shown.body)[at];
    const excerpt = section ? plainText([section.heading, section.text].join('\n')) : shown.summary;
    return {
      ...{ slug, topic, title: shown.title, summary: fillPlaceholders(shown.summary, values), score },
      excerpt: cut(fillPlaceholders(excerpt, values)),
    };
  });
}

/** What fits in the texts of one language, the best first; `shown` is what the reader gets. */
async function searchIn(db: DbOrTx, { q, lang, topic }: Search, searched: Lang) {
  const asked = await readQuestion(db, q, searched);
  const stems = [...new Set(asked.flatMap((each) => each.stems))];
  if (stems.length === 0) return [];
  const { title, summary, body } = textsIn(lang);
  const texts = textsIn(searched);
  const rows = await db
    .select({ slug: helpArticles.slug, topic: helpArticles.topic, ...texts, shown: { title, summary, body } })
    .from(helpArticles)
    .where(
      and(eq(helpArticles.published, true), arrayOverlaps(texts.stems, stems), topic && eq(helpArticles.topic, topic)),
    )
    .limit(helpLimits.articles);
  const rarity = asked.map((each) => rarityOf(each, rows));
  const fitting = rows
    .map((row) => ({ row, fit: fitOf(row, { asked, rarity, lang: searched }) }))
    .filter(({ fit }) => fit.score >= scoreLeast)
    .sort((a, b) => b.fit.score - a.fit.score || (a.row.slug < b.row.slug ? -1 : 1));
  const best = fitting[0]?.fit.score ?? 0;
  return fitting.filter(({ fit }) => fit.score >= best * shareOfBest);
}

/** At a word's end. */
const cut = (text: string): string =>
  text.length <= excerptMost ? text : `${text.slice(0, excerptMost - 1).replace(/\s+\S*$/, '')}…`;

/** A word that many articles have says little; one that none has counts as any other, so that it lowers every score. */
function rarityOf({ stems }: Asked, rows: readonly { stems: string[] }[]): number {
  const having = rows.filter((row) => stems.some((stem) => row.stems.includes(stem))).length;
  return 1 / Math.sqrt(Math.max(1, having));
}

async function readQuestion(db: DbOrTx, q: string, lang: Lang): Promise<Asked[]> {
  const stems = stemsOf(q.slice(0, helpLimits.query), lang).slice(0, wordsMost);
  if (stems.length === 0) return [];
  const { rows } = await db.execute<{ asked: string; stem: string; exact: boolean }>(sql`
    select asked.stem as asked, found.stem, found.exact
    from unnest(${sql.param(stems)}::text[]) as asked(stem)
    cross join lateral (
      (select w.stem, true as exact from ${helpWords} w where w.language = ${lang} and w.stem = asked.stem)
      union all
      (select w.stem, false from ${helpWords} w
        where w.language = ${lang} and w.stem % asked.stem and w.stem <> asked.stem
        order by similarity(w.stem, asked.stem) desc, w.stem limit 8)
    ) found`);
  return stems.map((stem): Asked => {
    const known = rows.filter((row) => row.asked === stem);
    if (known.some(({ exact }) => exact)) return { stems: [stem], certainty: 1 };
    const most = stem.length > 7 ? 2 : stem.length > 3 ? 1 : 0;
    const near = known.map((row) => row.stem).filter((other) => editDistance(stem, other) <= most);
    return { stems: near, certainty: near.length > 0 ? 0.8 : 0 };
  });
}

const itemColumns = (lang: Lang) => {
  const { title, summary } = textsIn(lang);
  return { slug: helpArticles.slug, topic: helpArticles.topic, title, summary };
};

/** Published articles: those that fit `q`, else all in their order. */
export async function listHelpArticles(
  db: DbOrTx,
  { q, topic }: { q?: string | undefined; topic?: HelpTopic | undefined },
  lang: Lang,
): Promise<HelpArticleItem[]> {
  if (q !== undefined) return findArticles(db, { q, lang, topic, limit: helpLimits.found });
  const rows = await db
    .select(itemColumns(lang))
    .from(helpArticles)
    .where(and(eq(helpArticles.published, true), topic && eq(helpArticles.topic, topic)))
    .orderBy(asc(helpArticles.topic), asc(helpArticles.position), asc(helpArticles.id))
    .limit(helpLimits.articles);
  const values = await getHelpValues(db, lang);
  const inOrder = rows.toSorted((a, b) => helpTopics.indexOf(a.topic) - helpTopics.indexOf(b.topic));
  return inOrder.map((row) => ({ ...row, summary: fillPlaceholders(row.summary, values), excerpt: null }));
}

/** A published article. @throws AppError not_found */
export async function getHelpArticle(db: DbOrTx, slug: string, lang: Lang): Promise<HelpArticle> {
  const [row] = await db
    .select({
      ...itemColumns(lang),
      ...{ id: helpArticles.id, body: textsIn(lang).body, updatedAt: helpArticles.updatedAt },
    })
    .from(helpArticles)
    .where(and(eq(helpArticles.slug, slug), eq(helpArticles.published, true)));
  if (!row) throw new AppError('not_found');
  const { body, id, updatedAt, ...item } = row;
  const others = await db
    .select(itemColumns(lang))
    .from(helpArticles)
    .where(and(eq(helpArticles.topic, row.topic), eq(helpArticles.published, true), ne(helpArticles.id, id)))
    .orderBy(asc(helpArticles.position), asc(helpArticles.id))
    .limit(helpLimits.related);
  const values = await getHelpValues(db, lang);
  const filled = <Item extends { summary: string }>(each: Item): Item => ({
    ...each,
    summary: fillPlaceholders(each.summary, values),
  });
  return {
    ...filled(item),
    html: renderArticle(fillPlaceholders(body, inMarkdown(values)), lang),
    updatedAt: updatedAt.toISOString(),
    related: others.map(filled),
  };
}
