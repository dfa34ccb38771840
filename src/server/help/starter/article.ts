import type { HelpTopic } from '#shared/help-rules.ts';

/** An article in one language. */
interface Texts {
  title: string;
  summary: string;
  /** What people ask, one question a line. */
  questions: string;
  /** Markdown with `##` headings, each over what answers one question. */
  body: string;
}

export interface StarterArticle {
  slug: string;
  topic: HelpTopic;
  position: number;
  titleEn: string;
  titleSw: string;
  summaryEn: string;
  summarySw: string;
  questionsEn: string;
  questionsSw: string;
  bodyEn: string;
  bodySw: string;
}

/** The articles of a topic, in their order, from texts in both languages side by side. */
export const articlesOf = (topic: HelpTopic, articles: Record<string, { en: Texts; sw: Texts }>): StarterArticle[] =>
  Object.entries(articles).map(([slug, { en, sw }], index) => ({
    ...{ slug, topic, position: index + 1 },
    ...{ titleEn: en.title, titleSw: sw.title, summaryEn: en.summary, summarySw: sw.summary },
    ...{ questionsEn: en.questions.trim(), questionsSw: sw.questions.trim() },
    ...{ bodyEn: en.body.trim(), bodySw: sw.body.trim() },
  }));
