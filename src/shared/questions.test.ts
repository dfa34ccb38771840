import { describe, expect, test } from 'vitest';
import { categories } from './categories.ts';
import {
  type AnswerType,
  answerTypeOf,
  answerTypes,
  findUnasked,
  questionLimits as limits,
  readAnswer,
  readAnswers,
  standardQuestionIds,
  tellsWhere,
  usualQuestions,
} from './questions.ts';

const rule = (type: AnswerType, required = false) => ({ type, required, choices: type === 'choice' ? ['a', 'b'] : [] });
const letters = (count: number) => 'a'.repeat(count);

describe('an answer', () => {
  test.each<[AnswerType, unknown, unknown]>([
    ['time', '00:00', '00:00'],
    ['time', ' 23:59 ', '23:59'],
    ['line', ' KQ 602 ', 'KQ 602'],
    ['line', letters(limits.line), letters(limits.line)],
    ['place', letters(limits.place), letters(limits.place)],
    ['text', 'Two\r\nlines', 'Two\nlines'],
    ['text', letters(limits.note), letters(limits.note)],
    ['choice', 0, 0],
    ['choice', 1, 1],
    ['number', 0, 0],
    ['number', limits.number, limits.number],
    ['ages', [0, limits.age], [0, limits.age]],
    ['ages', Array(limits.ages).fill(4), Array(limits.ages).fill(4)],
  ])('%s takes %j', (type, sent, value) => {
    expect(readAnswer(rule(type), sent)).toEqual({ value });
  });

  test.each<[AnswerType, unknown, string]>([
    ['time', '24:00', 'answer_time'],
    ['time', '9:30', 'answer_time'],
    ['time', 930, 'answer_time'],
    ['line', letters(limits.line + 1), 'too_long'],
    ['line', 'two\nlines', 'text_plain'],
    ['line', 'see www.example.com', 'text_plain'],
    ['line', 7, 'text_plain'],
    ['place', letters(limits.place + 1), 'too_long'],
    ['text', letters(limits.note + 1), 'too_long'],
    ['text', 'hidden\u202etext', 'text_plain'],
    ['choice', 2, 'answer_choice'],
    ['choice', -1, 'answer_choice'],
    ['choice', '0', 'answer_choice'],
    ['number', limits.number + 1, 'answer_number'],
    ['number', 1.5, 'answer_number'],
    ['number', '3', 'answer_number'],
    ['ages', [limits.age + 1], 'answer_ages'],
    ['ages', [4.5], 'answer_ages'],
    ['ages', Array(limits.ages + 1).fill(4), 'answer_ages'],
    ['ages', '4, 9', 'answer_ages'],
  ])('%s refuses %j', (type, sent, problem) => {
    expect(readAnswer(rule(type), sent)).toEqual({ problem });
  });

  test.each(answerTypes)('%s may be left empty, unless it is needed', (type) => {
    for (const nothing of [undefined, null, '', '  ', []]) {
      expect(readAnswer(rule(type), nothing)).toEqual({ value: null });
      expect(readAnswer(rule(type, true), nothing)).toEqual({ problem: 'answer_needed' });
    }
  });
});

describe('answers', () => {
  const flight = { id: 'flight', required: true, own: null };
  const note = { id: 'note', required: false, own: null };
  const questions = [flight, note];

  test('are kept with their questions, also those that nobody gave', () => {
    expect(readAnswers(questions, { flight: 'KQ 602' })).toEqual({
      asked: [
        { ...flight, value: 'KQ 602' },
        { ...note, value: null },
      ],
    });
  });

  test('that lack or are wrong are named by their field', () => {
    expect(readAnswers(questions, { note: letters(limits.note + 1) })).toEqual({
      problems: { 'answers.flight': 'answer_needed', 'answers.note': 'too_long' },
    });
  });

  test('that are changed replace the old ones, and the others stay', () => {
    const before = [
      { ...flight, value: 'KQ 602' },
      { ...note, value: 'Hello' },
    ];
    expect(readAnswers(before, { note: null }, before)).toEqual({ asked: [before[0], { ...note, value: null }] });
    expect(readAnswers(before, { flight: null }, before)).toEqual({ problems: { 'answers.flight': 'answer_needed' } });
  });

  test('to what is not asked are found', () => {
    expect(findUnasked(questions, { note: null, toString: 'x' })).toBe('toString');
    expect(findUnasked(questions, { note: null })).toBeUndefined();
  });
});

test('every category asks what is known, each once, and rides where to and from', () => {
  for (const { value } of categories) {
    const ids = usualQuestions(value).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(standardQuestionIds).toEqual(expect.arrayContaining(ids));
    expect(ids.length).toBeLessThanOrEqual(limits.questions);
  }
  const needed = usualQuestions('transfer').filter(({ required }) => required);
  expect(needed.map(({ id }) => id)).toEqual(['pickUpTime', 'pickUp', 'dropOff']);
});

test('what may say where somebody is: whatever is written freely', () => {
  expect(answerTypes.filter(tellsWhere)).toEqual(['line', 'place', 'text']);
  expect(() => answerTypeOf({ id: 'unknown', own: null })).toThrow(RangeError);
});
