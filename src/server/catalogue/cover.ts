import { sql } from 'drizzle-orm';
import type { ShownPicture } from '../pictures/picture-answer.ts';
import { pictures, sitePictures } from '../pictures/tables.ts';
import { servicePictures, services } from './tables.ts';

/**
 * The picture that stands for a listing: the first of its gallery, else its category's. A column of any query that
 * reads `services` beside another table; three look-ups by primary key a row.
 */
export const cover = sql<ShownPicture>`(
  select json_build_object('id', ${pictures.id}, 'placeholder', ${pictures.placeholder},
    'altEn', coalesce(${servicePictures.altEn}, ${sitePictures.altEn}),
    'altSw', coalesce(${servicePictures.altSw}, ${sitePictures.altSw}))
  from ${sitePictures}
  left join ${servicePictures} on ${servicePictures.serviceId} = ${services.id} and ${servicePictures.position} = 0
  join ${pictures} on ${pictures.id} = coalesce(${servicePictures.pictureId}, ${sitePictures.pictureId})
  where ${sitePictures.name} = 'category-' || ${services.category})`;
