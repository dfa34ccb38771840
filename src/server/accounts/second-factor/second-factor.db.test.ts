import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { transaction } from '#server/db/client.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { makePerson } from '#tests/support/factories.ts';
import { suspendPerson } from '../suspend-person.ts';
import { people, recoveryCodes, secondFactors } from '../tables.ts';
import { perDay } from './confirm-enrolment.ts';
import { forgetUnusedKeys } from './forget-keys.ts';
import {
  advance,
  challengeFor,
  enrolled,
  factor,
  lettersTo,
  login,
  made,
  minuteMs,
  outcomesOf,
  password,
  register,
  send,
  stateOf,
  subjectsTo,
  withCode,
  wrong,
} from './second-factor.fixture.ts';
import { codeAt } from './totp.ts';

test('it is set up by password and first code; other sessions end, ten codes are shown once, and a letter says so', async () => {
  const person = await register();
  const other = (await login(person.email)).body.token;
  expect(await stateOf(person.token)).toEqual({ since: null, codesLeft: 0, required: false });
  const refused = await factor('start', person.token, { currentPassword: 'wrong one' });
  expect([refused.status, refused.body.fields]).toEqual([400, { currentPassword: 'This password is wrong' }]);
  const started = await factor('start', person.token, { currentPassword: password });
  expect(started.body).toEqual({
    key: expect.stringMatching(/^[A-Z2-7]{32}$/),
    uri: expect.stringContaining(started.body.key),
    qr: { size: expect.any(Number), path: expect.stringMatching(/^(M\d+ \d+h\d+v1h-\d+z)+$/) },
  });
  const { key } = started.body;
  // Until the first code the password is enough.
  expect((await login(person.email)).status).toBe(200);
  const right = codeAt(key, made.clock.now());
  expect((await factor('confirm', person.token, { code: wrong(right) })).body.fields).toEqual({
    code: 'This code is wrong or was used already',
  });
  const confirmed = await factor('confirm', person.token, { code: right });
  const { recoveryCodes: codes } = confirmed.body;
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
  expect((await send('/api/auth/me', undefined, { token: other, method: 'GET' })).status).toBe(401);
  expect(await stateOf(person.token)).toMatchObject({ since: made.clock.now().toISOString(), codesLeft: 10 });
  expect(await subjectsTo(person.email)).toEqual(['Two-step verification is on']);
  // Neither key nor codes are in the database as they are shown.
  const rows = JSON.stringify([
    await made.app.db.select().from(secondFactors),
    await made.app.db.select().from(recoveryCodes),
  ]);
  for (const secret of [key, ...codes, ...codes.map((code: string) => code.replace('-', ''))]) {
    expect(rows).not.toContain(secret);
  }
  expect((await factor('start', person.token, { currentPassword: password })).body.code).toBe('second_factor_on');
});

test('a phone’s codes count by the real time, also while the demo’s clock is moved, and each once', async () => {
  const { clock } = made;
  const stands = clock.now();
  clock.setOffset(3 * 3_600_000);
  try {
    const person = await register();
    const { key } = (await factor('start', person.token, { currentPassword: password })).body;
    const moved = await factor('confirm', person.token, { code: codeAt(key, clock.now()) });
    expect(moved.body.fields).toEqual({ code: 'This code is wrong or was used already' });
    const code = codeAt(key, new Date());
    expect((await factor('confirm', person.token, { code })).status).toBe(200);
    const again = await withCode(await challengeFor(person.email), code);
    expect([again.status, again.body.code]).toEqual([401, 'wrong_code']);
  } finally {
    clock.freeze(stands);
  }
});

test('it is turned on ten times a day at most, since each time sends letters', async () => {
  const person = await register();
  const { key } = (await factor('start', person.token, { currentPassword: password })).body;
  const limit = { subject: `second-factor-on:${person.id}`, ...perDay };
  for (let time = 1; time < perDay.most; time += 1) {
    await transaction(made.app, (tx) => takeTries(tx, [limit], made.clock.now()));
  }
  const confirm = (of: string) => factor('confirm', person.token, { code: codeAt(of, made.clock.now()) });
  expect((await confirm(key)).status).toBe(200);
  advance(minuteMs);
  const off = { currentPassword: password, code: codeAt(key, made.clock.now()) };
  expect((await factor('turn-off', person.token, off)).status).toBe(200);
  advance(minuteMs);
  const { key: next } = (await factor('start', person.token, { currentPassword: password })).body;
  const refused = await confirm(next);
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_tries']);
  expect((await stateOf(person.token)).since).toBeNull();
});

test('a key from which no code was given within an hour counts no more, and is deleted', async () => {
  const person = await register();
  const { key } = (await factor('start', person.token, { currentPassword: password })).body;
  advance(60 * minuteMs - 1);
  await forgetUnusedKeys(made.app);
  expect((await factor('confirm', person.token, { code: '000000' })).body.fields).toBeDefined();
  advance(1);
  const late = await factor('confirm', person.token, { code: codeAt(key, made.clock.now()) });
  expect([late.status, late.body.code]).toEqual([409, 'second_factor_not_started']);
  await forgetUnusedKeys(made.app);
  const rows = await made.app.db.select().from(secondFactors).where(eq(secondFactors.personId, person.id));
  expect(rows).toEqual([]);
  // That of somebody who has turned it on stays.
  const on = await enrolled();
  advance(2 * 60 * minuteMs);
  await forgetUnusedKeys(made.app);
  expect((await withCode(await challengeFor(on.email), on.code())).status).toBe(200);
});

test('the right password is answered with a challenge, and challenge and code with a session', async () => {
  const person = await enrolled();
  const first = await login(person.email);
  expect([first.status, first.body]).toEqual([
    401,
    {
      error: 'Please enter the code from your authenticator app, too.',
      ...{ code: 'second_factor_required', challenge: expect.any(String) },
    },
  ]);
  expect(first.device).toBeUndefined();
  expect((await login(person.email, 'wrong one')).body.code).toBe('wrong_credentials');
  const typed = `${person.code().slice(0, 3)} ${person.code().slice(3)}`;
  const second = await withCode(first.body.challenge, typed);
  expect(second.status).toBe(200);
  expect(second.body).toEqual({ token: expect.any(String), user: expect.objectContaining({ id: person.id }) });
  expect(second.device).toBeDefined();
  expect((await send('/api/auth/me', undefined, { token: second.body.token, method: 'GET' })).status).toBe(200);
  expect(await outcomesOf(person.id)).toEqual(['wrong_password', 'signed_in']);
  // The code was used; the next one is good.
  const again = await withCode(first.body.challenge, typed);
  expect([again.status, again.body.code]).toEqual([401, 'wrong_code']);
  advance(30_000);
  expect((await withCode(first.body.challenge, person.code())).status).toBe(200);
  expect(await outcomesOf(person.id)).toEqual(['wrong_password', 'signed_in', 'wrong_code', 'signed_in']);
});

test('a right password without a code stays in the history; once a code is given, what became of that takes its place', async () => {
  const person = await enrolled();
  const first = await challengeFor(person.email);
  expect(await outcomesOf(person.id)).toEqual(['code_asked']);
  advance(1_000);
  expect((await withCode(first, wrong(person.code()))).status).toBe(401);
  expect(await outcomesOf(person.id)).toEqual(['wrong_code']);
  advance(1_000);
  const second = await challengeFor(person.email);
  expect(await outcomesOf(person.id)).toEqual(['wrong_code', 'code_asked']);
  advance(1_000);
  expect((await withCode(first, person.code())).status).toBe(200);
  // That of the other challenge stays until it is answered.
  expect(await outcomesOf(person.id)).toEqual(['wrong_code', 'code_asked', 'signed_in']);
  advance(minuteMs);
  expect((await withCode(second, person.code())).status).toBe(200);
  expect(await outcomesOf(person.id)).toEqual(['wrong_code', 'signed_in', 'signed_in']);
});

test('thirty right passwords without a code an hour are recorded, so that they push out no other tries', async () => {
  const person = await enrolled();
  for (let count = 0; count < 31; count++) expect((await login(person.email)).body.code).toBe('second_factor_required');
  expect(await outcomesOf(person.id)).toHaveLength(30);
  // The last challenge has no entry, and is answered all the same.
  expect((await withCode(await challengeFor(person.email), person.code())).status).toBe(200);
  expect(await outcomesOf(person.id)).toHaveLength(31);
});

test('a recovery code works once, in any case and without its hyphen, and a letter tells how many are left', async () => {
  const person = await enrolled();
  const [code = '', next = ''] = person.codes;
  const challenge = await challengeFor(person.email);
  expect((await withCode(challenge, ` ${code.replace('-', '').toUpperCase()}`)).status).toBe(200);
  expect((await withCode(challenge, code)).body.code).toBe('wrong_code');
  const letters = await lettersTo(person.email);
  expect(letters.find(({ subject }) => subject === 'A recovery code was used')?.text).toContain(
    '9 recovery codes left',
  );
  expect((await stateOf(person.token)).codesLeft).toBe(9);
  // Nobody else's code counts.
  const other = await enrolled();
  expect((await withCode(await challengeFor(other.email), next)).body.code).toBe('wrong_code');
});

test('a challenge works for five minutes, and one that is none is refused like one that is over', async () => {
  const person = await enrolled();
  const challenge = await challengeFor(person.email);
  advance(5 * minuteMs - 1);
  expect((await withCode(challenge, wrong(person.code()))).body.code).toBe('wrong_code');
  advance(1);
  for (const each of [challenge, '', 'x', made.app.secrets.seal(person.id)]) {
    const late = await withCode(each, person.code());
    expect([late.status, late.body.code]).toEqual([401, 'challenge_expired']);
  }
  expect((await withCode('x'.repeat(2_001), person.code())).status).toBe(400);
});

test('what can be no code is said at its field, and counts as no try', async () => {
  const person = await enrolled();
  const challenge = await challengeFor(person.email);
  for (const typed of ['12345', 'abc', 'x'.repeat(41)]) {
    const refused = await withCode(challenge, typed);
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { code: 'Enter the 6 digits from your app, or a recovery code of 10 letters and digits' },
    ]);
  }
  expect((await withCode(challenge, ' ')).body.fields).toEqual({ code: 'Please enter the code' });
  for (let count = 0; count < 12; count++) await withCode(challenge, '12345');
  expect((await withCode(challenge, person.code())).status).toBe(200);
});

test('ten wrong codes in fifteen minutes, then none is compared; a browser that is known has tries of its own', async () => {
  const person = await enrolled();
  const known = (await withCode(await challengeFor(person.email), person.code())).device ?? '';
  advance(minuteMs);
  const challenge = await challengeFor(person.email);
  for (let count = 0; count < 10; count++) {
    expect((await withCode(challenge, wrong(person.code()))).body.code).toBe('wrong_code');
  }
  const limited = await withCode(challenge, person.code());
  expect([limited.status, limited.body.code, limited.body.retryAfter]).toEqual([429, 'too_many_tries', 90]);
  expect((await withCode(challenge, person.code(), { cookie: known })).status).toBe(200);
  advance(90_000);
  expect((await withCode(await challengeFor(person.email), person.code())).status).toBe(200);
  expect(made.logged.some((line) => line.includes('second_factor_wrong') && !line.includes(person.id))).toBe(true);
});

test('thirty wrong codes in a day', async () => {
  const person = await enrolled();
  let limited = 0;
  for (let count = 0; count < 31; count++) {
    advance(2 * minuteMs);
    const { body } = await withCode(await challengeFor(person.email), wrong(person.code()));
    if (body.code === 'too_many_tries') limited = count;
  }
  // In an hour one or two of the thirty came back.
  expect(limited).toBe(0);
  let tries = 0;
  for (; tries < 5; tries++) {
    advance(2 * minuteMs);
    const { body } = await withCode(await challengeFor(person.email), wrong(person.code()));
    if (body.code === 'too_many_tries') break;
  }
  expect(tries).toBeLessThan(3);
});

test('a suspension is told after code and password only, and a new password ends the challenge', async () => {
  const person = await enrolled();
  const challenge = await challengeFor(person.email);
  const admin = await makePerson(made.app, { role: 'admin' });
  await suspendPerson(made.app, admin, { personId: person.id, reason: 'fraud' });
  expect((await withCode(challenge, person.code())).body.code).toBe('suspended');
  expect((await login(person.email)).body.code).toBe('suspended');
  expect(await outcomesOf(person.id)).toEqual(['suspended', 'suspended']);
  const other = await enrolled();
  const before = await challengeFor(other.email);
  await made.app.db.update(people).set({ passwordHash: 'another' }).where(eq(people.id, other.id));
  expect((await withCode(before, other.code())).body.code).toBe('challenge_expired');
});

test('new recovery codes and turning it off need password and code, and are mailed', async () => {
  const person = await enrolled();
  const proof = { currentPassword: password, code: person.code() };
  const { token } = person;
  expect((await factor('turn-off', token, { ...proof, currentPassword: 'wrong one' })).body.fields).toEqual({
    currentPassword: 'This password is wrong',
  });
  expect((await factor('turn-off', token, { ...proof, code: wrong(proof.code) })).body.fields).toEqual({
    code: 'This code is wrong or was used already',
  });
  const renewed = (await factor('recovery-codes', token, proof)).body.recoveryCodes as string[];
  expect(renewed.filter((code) => person.codes.includes(code))).toEqual([]);
  expect((await factor('recovery-codes', token, proof)).body.fields.code).toBeDefined();
  const [old = ''] = person.codes;
  expect((await factor('turn-off', token, { ...proof, code: old })).body.fields.code).toBeDefined();
  const [fresh = ''] = renewed;
  expect((await factor('turn-off', token, { ...proof, code: fresh })).body).toEqual({ success: true });
  expect(await stateOf(token)).toEqual({ since: null, codesLeft: 0, required: false });
  expect((await login(person.email)).status).toBe(200);
  const off = await factor('turn-off', token, { ...proof, code: fresh });
  expect([off.status, off.body.code]).toEqual([409, 'second_factor_off']);
  expect((await subjectsTo(person.email)).toSorted()).toEqual([
    'Two-step verification is off',
    'Two-step verification is on',
    'You have new recovery codes',
  ]);
});
