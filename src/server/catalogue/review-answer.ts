import { dateInNairobi } from '#shared/dates.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { avatarAddress, pictureAddress } from '#shared/pictures.ts';

/** An instant; as text where the database answered with JSON. */
type Instant = Date | string;

/** A review with its author's name and picture, as statements read it. */
export interface ReviewRow {
  id: string;
  name: string;
  /** The author's picture, if they have one. */
  avatar: string | null;
  /** Whether the author's preferences show both. */
  shown: boolean;
  rating: number;
  text: string;
  language: Lang;
  answer: string | null;
  answeredAt: Instant | null;
  answerChangedAt: Instant | null;
  createdAt: Instant;
  changedAt: Instant | null;
  pictures: ReviewPictureRow[];
}

export interface ReviewPictureRow {
  id: string;
  placeholder: string;
  /** In the language of the review; may be empty. */
  alt: string;
}

const dateOf = (at: Instant) => dateInNairobi(new Date(at));

/** The photos of a review as a page shows them. */
export const picturesIn = ({ pictures, language }: Pick<ReviewRow, 'pictures' | 'language'>, lang: Lang) =>
  pictures.map(({ id, placeholder, alt }) => ({
    ...{ image: pictureAddress(id), placeholder, alt },
    ...(alt !== '' && language !== lang && { altLang: language }),
  }));

/** A review as everybody reads it: the author is named and shown only if they wish. */
export const reviewOf = (row: ReviewRow, lang: Lang) => ({
  id: row.id,
  author: row.shown ? row.name : translate(lang, 'catalogue', 'review.anonymous'),
  authorImage: row.shown && row.avatar !== null ? avatarAddress(row.avatar) : null,
  rating: row.rating,
  text: row.text,
  textLang: row.language,
  date: dateOf(row.createdAt),
  changedDate: row.changedAt && dateOf(row.changedAt),
  pictures: picturesIn(row, lang),
  answer: row.answer,
  answerDate: row.answeredAt && dateOf(row.answeredAt),
  answerChangedDate: row.answerChangedAt && dateOf(row.answerChangedAt),
});
