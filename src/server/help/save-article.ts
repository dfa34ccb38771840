import { sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { langs } from '#shared/languages.ts';
import { stemsOf } from './help-words.ts';
import { helpWords } from './tables.ts';

/** The texts of an article by which it is found. */
interface ArticleTexts {
  titleEn: string;
  titleSw: string;
  summaryEn: string;
  summarySw: string;
  bodyEn: string;
  bodySw: string;
  questionsEn: string;
  questionsSw: string;
}

/** The stems of an article, for its row. */
export const stemsOfArticle = (texts: ArticleTexts): { stemsEn: string[]; stemsSw: string[] } => ({
  stemsEn: stemsOf([texts.titleEn, texts.questionsEn, texts.summaryEn, texts.bodyEn].join('\n'), 'en'),
  stemsSw: stemsOf([texts.titleSw, texts.questionsSw, texts.summarySw, texts.bodySw].join('\n'), 'sw'),
});

/** The stems with which what is mistyped is compared. */
export async function addHelpWords(tx: Tx, stems: Record<'stemsEn' | 'stemsSw', string[]>): Promise<void> {
  const all = langs.flatMap((language) =>
    (language === 'en' ? stems.stemsEn : stems.stemsSw)
      .filter((stem) => stem.length > 2 && !/\d/.test(stem))
      .map((stem) => ({ language, stem })),
  );
  const rows = all.toSorted((a, b) => (a.stem < b.stem ? -1 : 1));
  if (rows.length > 0) {
    await tx.execute(sql`
      insert into ${helpWords} (language, stem)
      select language, stem from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(language text, stem text)
      order by language, stem on conflict do nothing`);
  }
}
