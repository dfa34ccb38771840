import { expect, test } from 'vitest';
import { fieldsToSend } from './fields-to-send.ts';

const before = {
  name: 'Amina',
  email: 'a@example.com',
  currentPassword: '',
  phone: '',
  bio: 'Hello',
  interests: ['A', 'B'],
};

test('a form sends what was changed in it, as its schema made it', () => {
  const now = { ...before, phone: '0712 345 678', bio: '', interests: ['B', 'A'] };
  const made = { ...now, phone: '+254712345678', bio: null };
  expect(fieldsToSend(made, { before, now })).toEqual({ phone: '+254712345678', bio: null });
});

test('nothing is sent where nothing was changed, and an emptied list is', () => {
  expect(fieldsToSend(before, { before, now: before })).toEqual({});
  expect(fieldsToSend({ interests: [] }, { before, now: { ...before, interests: [] } })).toEqual({ interests: [] });
});
