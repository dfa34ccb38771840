import { call } from '../call.ts';
import type { Picture as PictureSchema, SitePicturesAnswer, SitePicturesQuery } from './pictures.schemas.ts';

export type Picture = (typeof PictureSchema)['_zod']['output'];

export const sitePicturesCall = call<{ query: typeof SitePicturesQuery; answer: typeof SitePicturesAnswer }>(
  'GET',
  '/api/pictures/site',
);
