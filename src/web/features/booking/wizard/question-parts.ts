/**
 * What only a listing with questions needs, in one import: once the fields are shown, their answers can be read even if the
 * connection is lost by then.
 */
export { QuestionFields } from '#web/features/booking-view/question-fields.tsx';
export { readTyped } from '#web/features/booking-view/typed-answers.ts';
