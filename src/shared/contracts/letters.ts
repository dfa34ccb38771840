import { call } from '../call.ts';
import type {
  LetterParams,
  LetterPreview as LetterPreviewSchema,
  Letter as LetterSchema,
  LettersAnswer,
  LetterTextsRequest,
} from './letters.schemas.ts';

export type Letter = (typeof LetterSchema)['_zod']['output'];
export type LetterItem = (typeof LettersAnswer)['_zod']['output']['items'][number];
export type LetterPreview = (typeof LetterPreviewSchema)['_zod']['output'];
export type LetterTexts = (typeof LetterTextsRequest)['_zod']['output']['texts'];

export const listLettersCall = call<{ answer: typeof LettersAnswer }>('GET', '/api/admin/letters');
export const getLetterCall = call<{ params: typeof LetterParams; answer: typeof LetterSchema }>(
  'GET',
  '/api/admin/letters/:letter',
);
export const changeLetterCall = call<{
  params: typeof LetterParams;
  body: typeof LetterTextsRequest;
  answer: typeof LetterSchema;
}>('PUT', '/api/admin/letters/:letter');
export const previewLetterCall = call<{
  params: typeof LetterParams;
  body: typeof LetterTextsRequest;
  answer: typeof LetterPreviewSchema;
}>('POST', '/api/admin/letters/:letter/preview');
