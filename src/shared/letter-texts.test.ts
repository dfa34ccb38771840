import { expect, test } from 'vitest';
import { letterTextProblem, marksIn, sentenceMost, subjectMost } from './letter-texts.ts';

const ours = 'Held for {{name}} until {{date}}';

test.each([
  ['Until {{date}} it is held for {{name}}, {{name}}', undefined],
  ['', 'letter_empty'],
  ['Held until {{date}}', 'letter_marks'],
  ['{{name}} {{date}} {{amount}}', 'letter_marks'],
  ['{{name}} {{date}} {amount}', 'letter_marks'],
  ['{{name}} {{ date }}', 'letter_marks'],
  ['{{name}} {{date}} <b>now</b>', 'letter_code'],
  [`{{name}} {{date}} ${'a'.repeat(sentenceMost - 18)}`, undefined],
  [`{{name}} {{date}} ${'a'.repeat(sentenceMost - 17)}`, 'too_long'],
])('%j: %s', (text, problem) => {
  expect(letterTextProblem(text, { ours, isSubject: false })).toBe(problem);
});

test('a subject is shorter', () => {
  const judge = (length: number) => letterTextProblem('a'.repeat(length), { ours: 'Verify', isSubject: true });
  expect([judge(subjectMost), judge(subjectMost + 1)]).toEqual([undefined, 'too_long']);
});

test('each value is named once', () => {
  expect(marksIn('{{date}} {{name}} {{date}} {{}} {date}')).toEqual(['date', 'name']);
});
