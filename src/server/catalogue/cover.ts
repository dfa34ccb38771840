import { sql } from 'drizzle-orm';
import type { ShownPicture } from '#server/pictures/picture-answer.ts';
import { pictures, sitePictures } from '#server/pictures/tables.ts';
import { servicePictures, services } from './tables.ts';

/** The picture at a position of a listing's gallery, from 0; without one the category's picture. */
const pictureAt = (position: number) => sql<ShownPicture>`(
  select json_build_object('id', ${pictures.id}, 'placeholder', ${pictures.placeholder},
    'altEn', coalesce(${servicePictures.altEn}, ${sitePictures.altEn}),
    'altSw', coalesce(${servicePictures.altSw}, ${sitePictures.altSw}))
  from ${sitePictures}
  left join ${servicePictures} on ${servicePictures.serviceId} = ${services.id} and ${servicePictures.position} = ${position}
  join ${pictures} on ${pictures.id} = coalesce(${servicePictures.pictureId}, ${sitePictures.pictureId})
  where ${sitePictures.name} = 'category-' || ${services.category})`;

/**
 * A listing's cover: the first picture of its gallery. A column for any query that joins `services` with another table; it
 * costs three look-ups by primary key for each row.
 */
export const cover = pictureAt(0);

/** The second picture of a listing's gallery, for a page that may show its cover too. */
export const secondPicture = pictureAt(1);
