import { expect, test } from 'vitest';
import { z } from 'zod';
import { HostReasonText, ReasonText } from './common.schemas.ts';
import { publicLine, publicProblem } from './plain.schemas.ts';

test.each([
  ['Two beds, a hot shower and a fire at night.', undefined],
  ['The room is taken on Booking.com.', undefined],
  ['Open from 07.00 to 18.30, since 21/11/2026.', undefined],
  ['Read more at savanna-trails.co.ke today', 'text_plain_part|savanna-trails.co.ke'],
  ['Write to joseph@savanna.test, please', 'text_plain_part|joseph@savanna.test,'],
  ['The road is bad.We wait', 'text_plain_part|bad.We'],
  ['Call 0712 345 678 to book cheaper', 'text_phone|0712 345 678'],
  ['Call +254-712-345-678', 'text_phone|+254-712-345-678'],
  ['hidden\u202etext', 'text_plain'],
])('of %j the problem is %s', (words, problem) => {
  expect(publicProblem(words)).toBe(problem);
});

const messages = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ message }) => message);

test('descriptions of new photos and reasons of hosts have no phone numbers; reasons of our team and travellers may', () => {
  const call = 'Call me on 0712 345 678.';
  for (const schema of [z.string().check(publicLine), HostReasonText])
    expect(messages(schema, call)).toEqual(['text_phone|0712 345 678']);
  expect(messages(ReasonText, call)).toEqual([]);
});
