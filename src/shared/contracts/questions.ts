import { call } from '../call.ts';
import type { Booking } from './bookings.schemas.ts';
import type { BookingIdParams } from './common.schemas.ts';
import type {
  AnswerInWords as AnswerInWordsSchema,
  AnswersRequest,
  BookingAnswers as BookingAnswersSchema,
  ShownQuestion as ShownQuestionSchema,
} from './questions.schemas.ts';

export type ShownQuestion = (typeof ShownQuestionSchema)['_zod']['output'];
export type BookingAnswers = (typeof BookingAnswersSchema)['_zod']['output'];
export type AnswerInWords = (typeof AnswerInWordsSchema)['_zod']['output'];

/** Changes the answers that are sent; the others stay as they are. */
export const changeAnswersCall = call<{
  params: typeof BookingIdParams;
  body: typeof AnswersRequest;
  answer: typeof Booking;
}>('PUT', '/api/bookings/:bookingId/answers');
