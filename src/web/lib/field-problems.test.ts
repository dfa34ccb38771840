import { expect, test } from 'vitest';
import { fieldProblems } from './field-problems.ts';
import { Problem } from './problem.ts';

const refused = (fields: Record<string, string>) =>
  new Problem({ status: 400, code: 'invalid_input', message: 'Check what you entered', fields });

test('messages of fields that are drawn stand by their names, and those of others are one text', () => {
  const problem = refused({ guests: 'Too many guests.', endDate: 'Before the start.', startDate: 'Too early.' });
  expect(fieldProblems(problem, ['startDate', 'reason'])).toEqual({
    drawn: { startDate: 'Too early.' },
    undrawn: 'Too many guests. Before the start.',
  });
  expect(fieldProblems(refused({ a: 'Wrong.', b: 'Wrong.' }), [])).toEqual({ drawn: {}, undrawn: 'Wrong.' });
});

test.each([
  { name: 'a refusal without fields', problem: new Problem({ status: 409, code: 'disputed', message: 'Disputed' }) },
  { name: 'what is no problem of ours', problem: new Error('offline') },
  { name: 'only fields that are drawn', problem: refused({}) },
])('nothing stands above the buttons for $name', ({ problem }) => {
  expect(fieldProblems(problem, ['reason'])).toEqual({ drawn: {}, undrawn: undefined });
});
