import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { statusOf } from '#shared/error-statuses.ts';
import { AppError, type ErrorCode } from '#shared/errors.ts';
import { errors } from '#shared/i18n/en/errors.ts';
import { fields } from '#shared/i18n/en/fields.ts';
import { errors as errorsSw } from '#shared/i18n/sw/errors.ts';
import { errorAnswer } from './errors.ts';

const codes = Object.keys(statusOf) as ErrorCode[];

test.each(codes)('%s answers its status and its text in both languages', (code) => {
  expect(errorAnswer(new AppError(code), 'en')).toEqual({
    status: statusOf[code],
    body: { error: errors[code], code },
    headers: {},
  });
  expect(errorAnswer(new AppError(code), 'sw').body.error).toBe(errorsSw[code]);
});

test('detail is part of the body; a wait is a header too, in whole seconds', () => {
  const changed = errorAnswer(new AppError('price_changed', { amount: 11_000, rate: 110 }), 'en');
  expect(changed.body).toEqual({ error: errors.price_changed, code: 'price_changed', amount: 11_000, rate: 110 });
  const wait = errorAnswer(new AppError('too_many_tries', { retryAfter: 2.2 }), 'en');
  expect(wait.headers).toEqual({ 'retry-after': '3' });
});

test('messages of fields are translated when they are keys of ours', () => {
  const taken = errorAnswer(new AppError('email_taken', { fields: { email: 'email_taken', other: 'As is.' } }), 'en');
  expect(taken.body.fields).toEqual({ email: fields.email_taken, other: 'As is.' });
});

test('a message may name what it is about, in the language asked for or the other one; a wrong request says the first', () => {
  const values = { name: { en: 'Child seat', sw: 'Kiti cha mtoto' }, most: 2 };
  const refused = new AppError('invalid_input', { fields: { extras: { key: 'extra_most', values } } });
  const [english, swahili] = (['en', 'sw'] as const).map((lang) => errorAnswer(refused, lang).body);
  expect(english).toEqual({
    error: 'You can book at most 2 of “Child seat”',
    code: 'invalid_input',
    fields: { extras: 'You can book at most 2 of “Child seat”' },
  });
  expect(swahili?.fields).toEqual({ extras: 'Idadi ya “Kiti cha mtoto” isizidi 2' });
  const inOne = { key: 'extra_least', values: { name: { en: 'Child seat', sw: null } } };
  const other = errorAnswer(new AppError('invalid_input', { fields: { extras: inOne } }), 'sw').body;
  expect(other.error).toContain('“Child seat”');
});

const issuesOf = (schema: z.ZodType, value: unknown) => errorAnswer(schema.safeParse(value).error, 'en');

test('an invalid body names each field once, with our message or a general one', () => {
  const schema = z.object({
    email: z.string('email_invalid').pipe(z.email('email_invalid')),
    contact: z.object({ age: z.number() }),
  });
  expect(issuesOf(schema, { email: 'x', contact: { age: 'old' } })).toEqual({
    status: 400,
    body: {
      error: fields.email_invalid,
      code: 'invalid_input',
      fields: { email: fields.email_invalid, 'contact.age': fields.invalid },
    },
    headers: {},
  });
});

test('wrong dates have a code of their own, unless something required is missing', () => {
  const schema = z.object({
    date: z.string().refine(() => false, 'invalid_dates'),
    name: z.string('required_fields_missing'),
  });
  expect(issuesOf(schema, { date: 'x', name: 'y' }).body).toMatchObject({ code: 'invalid_dates' });
  expect(issuesOf(schema, { date: 'x' }).body).toMatchObject({
    code: 'invalid_input',
    error: 'Required fields missing',
  });
});

test.each([
  ['FST_ERR_CTP_BODY_TOO_LARGE', 413, 413, 'payload_too_large'],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 415, 415, 'unsupported_media_type'],
  ['FST_ERR_CTP_INVALID_JSON_BODY', 400, 400, 'invalid_input'],
  ['FST_ERR_CTP_EMPTY_JSON_BODY', 400, 400, 'invalid_input'],
  ['FST_ERR_BAD_URL', 400, 400, 'invalid_input'],
  ['FST_ERR_SOMETHING_NEW', 431, 400, 'invalid_input'],
  ['FST_ERR_RESPONSE_SERIALIZATION', 500, 500, 'internal'],
])('Fastify’s %s', (code, statusCode, status, ours) => {
  const answer = errorAnswer(Object.assign(new Error('Body is secret'), { code, statusCode }), 'en');
  expect([answer.status, answer.body.code]).toEqual([status, ours]);
  expect(answer.body.error).not.toContain('secret');
});

const ofDatabase = (code: string) =>
  new DrizzleQueryError('select 1', [], Object.assign(new pg.DatabaseError('secret', 1, 'error'), { code }));

test.each([
  ['22021', 400, 'invalid_input'],
  ['22P02', 400, 'invalid_input'],
  ['22P05', 400, 'invalid_input'],
  ['23505', 500, 'internal'],
  ['57P01', 500, 'internal'],
])('the database’s %s', (state, status, code) => {
  const answer = errorAnswer(ofDatabase(state), 'en');
  expect(answer).toEqual({ status, body: { error: errors[code as ErrorCode], code }, headers: {} });
});

test.each([[new Error('secret')], [new TypeError('secret')], ['secret'], [undefined], [null], [{ statusCode: 200 }]])(
  'any other error is answered 500 without details: %o',
  (thrown) => {
    expect(errorAnswer(thrown, 'en')).toEqual({
      status: 500,
      body: { error: errors.internal, code: 'internal' },
      headers: {},
    });
  },
);
