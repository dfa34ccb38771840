import type { ArticleChange, EditedArticle } from '#shared/contracts/admin-help.ts';
import type { HelpTopic } from '#shared/help-rules.ts';
import { langs } from '#shared/languages.ts';

export const textFields = ['title', 'summary', 'body', 'questions'] as const;
export type TextField = (typeof textFields)[number];

/** An article as it is typed. */
export type TypedArticle = Omit<ArticleChange, 'version'> & { slug: string };

const empty = { en: '', sw: '' };

export const newArticle: TypedArticle = {
  ...{ slug: '', topic: 'booking' as HelpTopic },
  ...{ title: empty, summary: empty, body: empty, questions: empty },
};

export const typedOf = ({ slug, topic, title, summary, body, questions }: EditedArticle): TypedArticle => ({
  ...{ slug, topic, title, summary, body, questions },
});

/** Whether nothing is typed that is not stored. */
export const isSameArticle = (one: TypedArticle, other: TypedArticle): boolean =>
  one.slug === other.slug &&
  one.topic === other.topic &&
  textFields.every((field) => langs.every((lang) => one[field][lang].trim() === other[field][lang].trim()));
