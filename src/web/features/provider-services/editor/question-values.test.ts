import { expect, test } from 'vitest';
import { askingOf, newQuestion, withAsking } from './question-values.ts';

const own = newQuestion();
const flight = { id: 'flight', required: true, own: null };
const note = { id: 'note', required: false, own: null };

test('a standard question is asked, asked otherwise, and no longer asked', () => {
  const asked = withAsking([], 'flight', 'required');
  expect(asked).toEqual([flight]);
  expect(askingOf(asked, 'flight')).toBe('required');
  expect(askingOf(asked, 'diet')).toBe('no');
  expect(askingOf(withAsking(asked, 'flight', 'optional'), 'flight')).toBe('optional');
  expect(withAsking(asked, 'flight', 'no')).toEqual([]);
});

test('a new one stands where it belongs, before those of the provider', () => {
  const ids = (questions: { id: string }[]) => questions.map(({ id }) => id);
  expect(ids(withAsking([flight, note, own], 'hotel', 'optional'))).toEqual(['flight', 'hotel', 'note', '']);
  expect(ids(withAsking([own], 'note', 'optional'))).toEqual(['note', '']);
  expect(ids(withAsking([flight], 'note', 'optional'))).toEqual(['flight', 'note']);
});
