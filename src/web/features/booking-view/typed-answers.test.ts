import { expect, test } from 'vitest';
import type { ShownQuestion } from '#shared/contracts/questions.ts';
import type { AnswerType } from '#shared/questions.ts';
import { answerErrorsIn } from './answer-errors.ts';
import { changedIn } from './changed-answers.ts';
import { readTyped, typedOf } from './typed-answers.ts';

const question = (id: string, type: AnswerType, required = false): ShownQuestion => ({
  ...{ id, type, required, text: id, hint: '', textLang: 'en', choices: type === 'choice' ? ['a', 'b'] : [] },
});
const questions = [
  ...[question('at', 'time', true), question('ages', 'ages'), question('bags', 'number'), question('seat', 'choice')],
  question('note', 'text'),
];

test('what is typed becomes the values of the call', () => {
  const typed = { at: '14:30', ages: '4, 9 ;11', bags: ' 3 ', seat: '1', note: ' Hello ' };
  expect(readTyped(questions, typed)).toEqual({
    answers: { at: '14:30', ages: [4, 9, 11], bags: 3, seat: 1, note: 'Hello' },
  });
});

test('what is left empty is no answer, where none is needed', () => {
  expect(readTyped(questions, { at: '09:00' })).toEqual({
    answers: { at: '09:00', ages: null, bags: null, seat: null, note: null },
  });
  expect(readTyped(questions, {})).toEqual({ errors: { at: 'answer_needed' } });
});

test('what cannot be meant is refused, and not read as something else', () => {
  const typed = { at: '25:00', ages: '6 months', bags: 'three', seat: '2', note: 'www.example.com' };
  expect(readTyped(questions, typed)).toEqual({
    errors: {
      ...{ at: 'answer_time', ages: 'answer_ages', bags: 'answer_number', seat: 'answer_choice', note: 'text_plain' },
    },
  });
});

test('answers are typed again as they were read', () => {
  const values = { at: '14:30', ages: [4, 9], bags: 3, seat: 0, note: null };
  const asked = questions.map((one) => ({ ...one, value: values[one.id as 'at'], answer: '' }));
  expect(typedOf(asked)).toEqual({ at: '14:30', ages: '4, 9', bags: '3', seat: '0', note: '' });
  expect(readTyped(questions, typedOf(asked))).toEqual({ answers: values });
});

test('only those that differ from the booking’s are sent', () => {
  const values = { at: '14:30', ages: [4, 9], bags: 3, seat: 0, note: null };
  const asked = questions.map((one) => ({ ...one, value: values[one.id as 'at'], answer: '' }));
  expect(changedIn({ ...values, ages: [4], note: 'Hello' }, asked)).toEqual({ ages: [4], note: 'Hello' });
  expect(changedIn(values, asked)).toEqual({});
});

test('messages about answers are told from others', () => {
  expect(answerErrorsIn({ 'answers.at': 'Needed', 'contact.email': 'Wrong' })).toEqual({ at: 'Needed' });
  expect(answerErrorsIn({ 'contact.email': 'Wrong' })).toBeUndefined();
});
