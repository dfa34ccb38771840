import { type SQL, sql } from 'drizzle-orm';
import { pictures } from '#server/pictures/tables.ts';
import { reviewPictures } from '#server/reviews/tables.ts';
import type { ReviewPictureRow } from './review-answer.ts';

/** The photos of a review in their order, by `review_pictures_review_id_position_pk`. */
export const picturesOfReview = (reviewId: SQL.Aliased | SQL): SQL<ReviewPictureRow[]> =>
  sql<ReviewPictureRow[]>`(
    select coalesce(json_agg(json_build_object('id', picture.id, 'placeholder', picture.placeholder, 'alt', shown.alt)
      order by shown.position), '[]')
    from ${reviewPictures} shown join ${pictures} picture on picture.id = shown.picture_id
    where shown.review_id = ${reviewId})`;
