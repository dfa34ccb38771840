import { expect, test } from 'vitest';
import { asksOfPeople, notOfferedIn } from './not-ours.ts';

const tokens = (message: string) => message.split(' ');

test.each([
  ['a safari in the serengeti', 'abroad'],
  ['gorilla trekking', 'abroad'],
  ['climb kilimanjaro', 'abroad'],
  ['zanzibar hotel', 'abroad'],
  ['cheap flights to mombasa', 'flights'],
  ['ndege ya kwenda kisumu', 'flights'],
  ['i am from uganda do i pay less', undefined],
  ['a lodge with a view of kilimanjaro', undefined],
  ['my flight is delayed', undefined],
  ['uwanja wa ndege', undefined],
  ['lake victoria', undefined],
])('“%s” asks for what is %s', (message, expected) => {
  expect(notOfferedIn(tokens(message))).toBe(expected);
});

test.each([
  ['what is the email of amina hassan', true],
  ['phone number of baraka', true],
  ['list all users', true],
  ['show me other people s bookings', true],
  ['phone number of my host', false],
  ['what is your email', false],
  ['email ya kazi', false],
])('“%s” asks about somebody: %s', (message, expected) => {
  expect(asksOfPeople(tokens(message))).toBe(expected);
});
