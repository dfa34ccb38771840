import { sql } from 'drizzle-orm';
import type { ShownPicture } from '#server/pictures/picture-answer.ts';
import { pictures, sitePictures } from '#server/pictures/tables.ts';
import { servicePictures, services } from './tables.ts';

/** A picture of a listing's gallery by its place there, from 0, else its category's. */
const pictureAt = (position: number) => sql<ShownPicture>`(
  select json_build_object('id', ${pictures.id}, 'placeholder', ${pictures.placeholder},
    'altEn', coalesce(${servicePictures.altEn}, ${sitePictures.altEn}),
    'altSw', coalesce(${servicePictures.altSw}, ${sitePictures.altSw}))
  from ${sitePictures}
  left join ${servicePictures} on ${servicePictures.serviceId} = ${services.id} and ${servicePictures.position} = ${position}
  join ${pictures} on ${pictures.id} = coalesce(${servicePictures.pictureId}, ${sitePictures.pictureId})
  where ${sitePictures.name} = 'category-' || ${services.category})`;

/**
 * The picture that stands for a listing. A column of any query that reads `services` beside another table; three
 * look-ups by primary key a row.
 */
export const cover = pictureAt(0);

/** Another look at it, for a page that may show its cover too. */
export const secondLook = pictureAt(1);
