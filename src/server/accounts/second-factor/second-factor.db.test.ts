import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { adminUserRoutes } from '#server/admin/users/routes.ts';
import { job } from '#server/jobs/job.ts';
import { secondFactorLetterJob } from '#server/notifications/letters/second-factor-letters.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makePerson } from '#tests/support/factories.ts';
import { registerPerson } from '../register.ts';
import { accountsRoutes } from '../routes.ts';
import { suspendPerson } from '../suspend-person.ts';
import { people, recoveryCodes, secondFactors, signIns } from '../tables.ts';
import { forgetUnusedKeys } from './forget-keys.ts';
import { codeAt } from './totp.ts';

const password = 'Savanna-2026-long';
const minuteMs = 60_000;
const undoLinks: string[] = [];
let made: TestApp;
beforeAll(async () => {
  made = await createTestApp({
    routes: [accountsRoutes, adminUserRoutes],
    jobs: [
      secondFactorLetterJob,
      job('mail-verify-email', async () => {}),
      job('mail-email-changed', async (app, { sealedToken }) => void undoLinks.push(app.secrets.open(sealedToken))),
      job('mail-password-reset', async () => {}),
      job('mail-password-changed', async () => {}),
      job('mail-account-suspended', async () => {}),
    ],
  });
});
afterAll(() => made?.close());
const advance = (ms: number) => made.clock.freeze(new Date(made.clock.now().getTime() + ms));
// Each test uses codes of its own.
beforeEach(() => advance(5 * minuteMs));

interface Sent {
  token?: string;
  cookie?: string;
  remoteAddress?: string;
  method?: 'POST' | 'PUT' | 'GET';
}
let networks = 0;
async function send(url: string, payload?: object, { token, cookie, remoteAddress, method = 'POST' }: Sent = {}) {
  const answer = await made.fastify.inject({
    ...{ method, url, remoteAddress: remoteAddress ?? `41.91.${++networks}.17` },
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(cookie && { cookie: `device=${cookie}` }) },
    ...(payload && { payload }),
  });
  return {
    status: answer.statusCode,
    body: answer.json(),
    device: answer.cookies.find(({ name }) => name === 'device')?.value,
  };
}
const login = (email: string, given = password) => send('/api/auth/login', { email, password: given });
const withCode = (challenge: string, code: string, options: Sent = {}) =>
  send('/api/auth/login/second-factor', { challenge, code }, options);
const factor = (path: string, token: string, body: object) => send(`/api/auth/second-factor/${path}`, body, { token });
const stateOf = async (token: string) =>
  (await send('/api/auth/second-factor', undefined, { token, method: 'GET' })).body;

let registered = 0;
async function register() {
  const email = `factor-${++registered}@example.com`;
  const asked = { name: 'Amina Hassan', email, password, role: 'user', language: 'en' } as const;
  const { token, user } = await registerPerson(made.app, asked, { verified: true });
  return { email, token, id: user.id };
}

/** Somebody with a second factor, and with how they get codes. */
async function enrolled() {
  const person = await register();
  const { key } = (await factor('start', person.token, { currentPassword: password })).body;
  const code = () => codeAt(key, made.clock.now());
  const { recoveryCodes: codes } = (await factor('confirm', person.token, { code: code() })).body;
  advance(minuteMs);
  return { ...person, key, code, codes: codes as string[] };
}
const challengeFor = async (email: string): Promise<string> => (await login(email)).body.challenge;
const outcomesOf = async (personId: string) =>
  (await made.app.db.select().from(signIns).where(eq(signIns.personId, personId)).orderBy(signIns.at, signIns.id)).map(
    ({ outcome }) => outcome,
  );
async function subjectsTo(email: string) {
  await made.drain();
  const letters = (await made.app.mail.mailbox?.list()) ?? [];
  return letters.filter(({ to }) => to === email).map(({ subject }) => subject);
}
/** Another code than the right one. */
const wrong = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0');

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
  await made.drain();
  const letters = ((await made.app.mail.mailbox?.list()) ?? []).filter(({ to }) => to === person.email);
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

async function resetByLetter({ id }: { id: string }) {
  const { makePasswordReset } = await import('../reset-password.ts');
  const { findPerson } = await import('../repository.ts');
  const row = await findPerson(made.app.db, id);
  const token = row ? await makePasswordReset(made.app, row) : '';
  return send('/api/auth/reset-password', { token, password: 'Another-Savanna-81' });
}

test('whoever registers with an address of somebody else cannot keep them out by a second factor', async () => {
  const stranger = await enrolled();
  await made.app.db.update(people).set({ emailVerifiedAt: null }).where(eq(people.id, stranger.id));
  expect((await resetByLetter(stranger)).status).toBe(200);
  expect((await login(stranger.email, 'Another-Savanna-81')).status).toBe(200);
  expect(await made.app.db.$count(secondFactors, eq(secondFactors.personId, stranger.id))).toBe(0);
});

test('whoever resets the password by a letter still needs a code, and gets no known browser', async () => {
  const person = await enrolled();
  await made.app.db.update(people).set({ emailVerifiedAt: made.clock.now() }).where(eq(people.id, person.id));
  const reset = await resetByLetter(person);
  expect([reset.status, reset.device]).toEqual([200, undefined]);
  const again = await login(person.email, 'Another-Savanna-81');
  expect(again.body.code).toBe('second_factor_required');
  expect((await withCode(again.body.challenge, person.code())).status).toBe(200);
});

/** Changes the address as whoever has taken the account over, and undoes it by the letter to the old address. */
async function takenOver(person: { email: string; token: string }, meanwhile: () => Promise<unknown>) {
  const body = { name: 'Amina Hassan', email: `taken-${person.email}`, currentPassword: password };
  expect((await send('/api/auth/profile', body, { token: person.token, method: 'PUT' })).status).toBe(200);
  await made.drain();
  await meanwhile();
  const restored = await send('/api/auth/restore-email', { token: undoLinks.at(-1), password: 'Mine-Again-2026' });
  expect(restored.status).toBe(200);
  return login(person.email, 'Mine-Again-2026');
}

test('undoing a change of the address removes a second factor that was set up since', async () => {
  const person = await register();
  const after = await takenOver(person, async () => {
    const { key } = (await factor('start', person.token, { currentPassword: password })).body;
    const code = codeAt(key, made.clock.now());
    expect((await factor('confirm', person.token, { code })).status).toBe(200);
  });
  expect(after.status).toBe(200);
  expect(await stateOf(after.body.token)).toMatchObject({ since: null, codesLeft: 0 });
});

test('it keeps the owner’s own, but not recovery codes that were made since', async () => {
  const person = await enrolled();
  let made2: string[] = [];
  const after = await takenOver(person, async () => {
    const proof = { currentPassword: password, code: person.code() };
    made2 = (await factor('recovery-codes', person.token, proof)).body.recoveryCodes;
  });
  expect(after.body.code).toBe('second_factor_required');
  expect((await withCode(after.body.challenge, made2[0] ?? '')).body.code).toBe('wrong_code');
  advance(minuteMs);
  expect((await withCode(after.body.challenge, person.code())).status).toBe(200);
});

test('it keeps recovery codes from before', async () => {
  const person = await enrolled();
  const after = await takenOver(person, async () => undefined);
  expect((await withCode(after.body.challenge, person.codes[0] ?? '')).status).toBe(200);
});

test('an admin removes the second factor of somebody else with a reason; a letter says so, and it is recorded', async () => {
  const person = await enrolled();
  const admin = await makePerson(made.app, { role: 'admin' });
  const path = (id: string) => `/api/admin/users/${id}/remove-second-factor`;
  const remove = (id: string, reason: string) => send(path(id), { reason }, { token: admin.token });
  expect((await remove(person.id, ' ')).status).toBe(400);
  expect((await remove(admin.id, 'mine')).body.fields).toBeDefined();
  const user = async () =>
    (await send(`/api/admin/users/${person.id}`, undefined, { token: admin.token, method: 'GET' })).body;
  expect((await user()).secondFactorAt).toEqual(expect.any(String));
  expect((await remove(person.id, 'Called her on the phone of the account')).body).toEqual({ success: true });
  expect(await user()).toMatchObject({
    secondFactorAt: null,
    history: [
      {
        action: 'person.second_factor_removed',
        reason: 'Called her on the phone of the account',
        by: { id: admin.id },
      },
      { action: 'person.second_factor_on' },
    ],
  });
  expect((await remove(person.id, 'again')).body.code).toBe('second_factor_off');
  expect((await login(person.email)).status).toBe(200);
  expect(await subjectsTo(person.email)).toContain('Our team removed your two-step verification');
});
