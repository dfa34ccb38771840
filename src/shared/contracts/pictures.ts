import { call } from '../call.ts';
import type { Picture as PictureSchema, SitePicturesAnswer } from './pictures.schemas.ts';

export type Picture = (typeof PictureSchema)['_zod']['output'];

export const sitePicturesCall = call<{ answer: typeof SitePicturesAnswer }>('GET', '/api/pictures/site');
