import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  advance,
  lettersTo,
  made,
  minuteMs,
  openBrowser,
  password,
  register,
  startIdentityApp,
} from '../identities/identities.fixture.ts';
import { findPerson } from '../repository.ts';
import { makePasswordReset } from '../reset-password.ts';
import { codeAt } from '../second-factor/totp.ts';
import { suspendPerson } from '../suspend-person.ts';
import { passkeys, people, sessions, signIns } from '../tables.ts';
import { openDevice } from './device.fixture.ts';

startIdentityApp();

const place = () => ({ origin: made.app.config.publicUrl, rpID: 'localhost' });
const post = (url: string, body: object, token?: string) =>
  openBrowser().call(url, { method: 'POST', body, ...(token && { token }) });
const newOptions = (token: string) => openBrowser().call('/api/auth/passkeys/options', { method: 'POST', token });
const listOf = async (token: string) => (await openBrowser().call('/api/auth/passkeys', { token })).body.passkeys;
const rowsOf = (personId: string) => made.app.db.select().from(passkeys).where(eq(passkeys.personId, personId));

type Device = ReturnType<typeof openDevice>;

/** Adds a passkey of a new device. */
async function add(token: string, { name = 'Phone', wrong = {} }: { name?: string; wrong?: object } = {}) {
  const device = openDevice(place());
  const { ticket, options } = (await newOptions(token)).body;
  const body = { ticket, name, response: device.create(options.challenge, wrong) };
  return { device, body, answer: await post('/api/auth/passkeys', body, token) };
}

async function signIn(device: Device, given: Parameters<Device['get']>[1] = {}, more: object = {}) {
  const { ticket, options } = (await post('/api/auth/login/passkey/options', {})).body;
  const body = { ticket, response: device.get(options.challenge, given), ...more };
  return { body, answer: await post('/api/auth/login/passkey', body) };
}

test('a passkey is added, signs in, is named anew and removed; letters tell of it', async () => {
  const { email, token, id } = await register();
  const asked = await newOptions(token);
  expect(asked.body.options).toMatchObject({
    rp: { id: 'localhost', name: 'Twende' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  });
  const { device, answer } = await add(token);
  expect(answer).toEqual({ status: 200, body: { success: true } });
  expect((await newOptions(token)).body.options.excludeCredentials).toHaveLength(1);
  const [own] = await listOf(token);
  expect(own).toMatchObject({ name: 'Phone', lastUsedAt: null });

  const signed = await signIn(device, { userHandle: id });
  expect(signed.answer).toMatchObject({ status: 200, body: { user: { id }, token: expect.any(String) } });
  expect((await listOf(token))[0].lastUsedAt).toBe(made.clock.now().toISOString());
  const history = await made.app.db.select().from(signIns).where(eq(signIns.personId, id));
  expect(history.at(-1)).toMatchObject({ outcome: 'signed_in' });

  const path = `/api/auth/passkeys/${own.id}`;
  expect((await openBrowser().call(path, { method: 'PUT', token, body: { name: ' My phone ' } })).status).toBe(200);
  expect((await listOf(token))[0].name).toBe('My phone');
  expect((await openBrowser().call(path, { method: 'DELETE', token })).status).toBe(200);
  expect(await rowsOf(id)).toEqual([]);
  expect((await openBrowser().call('/api/auth/me', { token: signed.answer.body.token })).status).toBe(401);
  expect((await signIn(device)).answer).toMatchObject({ status: 401, body: { code: 'passkey_refused' } });
  expect((await lettersTo(email)).map(({ subject }) => subject).toSorted()).toEqual([
    'A passkey was added to your account',
    'A passkey was removed from your account',
  ]);
});

test('another person’s passkey is not found', async () => {
  const [one, two] = [await register(), await register()];
  await add(one.token);
  const [own] = await listOf(one.token);
  const path = `/api/auth/passkeys/${own.id}`;
  expect((await openBrowser().call(path, { method: 'DELETE', token: two.token })).status).toBe(404);
  expect((await openBrowser().call(path, { method: 'PUT', token: two.token, body: { name: 'X' } })).status).toBe(404);
  expect(await rowsOf(one.id)).toHaveLength(1);
});

test('whoever is signed in signs in again by a passkey of their own only', async () => {
  const [one, two] = [await register(), await register()];
  const [own, other] = [await add(one.token), await add(two.token)];
  const again = async (device: Device) => {
    const { ticket, options } = (await post('/api/auth/passkeys/again', {}, one.token)).body;
    expect(options.allowCredentials).toEqual([
      { id: own.device.get('eA').id, type: 'public-key', transports: ['internal'] },
    ]);
    return post('/api/auth/login/passkey', { ticket, response: device.get(options.challenge) });
  };
  expect(await again(other.device)).toMatchObject({ status: 401, body: { code: 'passkey_refused' } });
  expect(await again(own.device)).toMatchObject({ status: 200, body: { user: { id: one.id } } });
  expect((await post('/api/auth/passkeys/again', {})).status).toBe(401);
});

test.each([
  { remember: true, hours: 30 * 24 },
  { remember: false, hours: 12 },
])('a session lasts $hours hours where "remember me" is $remember', async ({ remember, hours }) => {
  const { token, id } = await register();
  const { device } = await add(token);
  await made.app.db.delete(sessions).where(eq(sessions.personId, id));
  await signIn(device, {}, { remember });
  const [session] = await made.app.db.select().from(sessions).where(eq(sessions.personId, id));
  expect(session?.expiresAt).toEqual(new Date(made.clock.now().getTime() + hours * 60 * minuteMs));
});

test('a challenge works once, for five minutes, and for the person who asked', async () => {
  const [one, two] = [await register(), await register()];
  const { body, device } = await add(one.token);
  expect((await post('/api/auth/passkeys', body, one.token)).body.code).toBe('passkey_expired');
  const options = (await newOptions(one.token)).body;
  const stolen = { ticket: options.ticket, name: 'X', response: openDevice(place()).create(options.options.challenge) };
  expect((await post('/api/auth/passkeys', stolen, two.token)).body.code).toBe('passkey_expired');

  const used = await signIn(device);
  expect((await post('/api/auth/login/passkey', used.body)).body.code).toBe('passkey_expired');
  const late = (await post('/api/auth/login/passkey/options', {})).body;
  advance(5 * minuteMs);
  const answer = await post('/api/auth/login/passkey', {
    ticket: late.ticket,
    response: device.get(late.options.challenge),
  });
  expect(answer).toMatchObject({ status: 401, body: { code: 'passkey_expired' } });
  // A ticket of one kind is none of the other.
  const mixed = (await newOptions(one.token)).body;
  expect(
    (await post('/api/auth/login/passkey', { ticket: mixed.ticket, response: device.get(mixed.options.challenge) }))
      .body.code,
  ).toBe('passkey_expired');
});

test.each([
  ['of another origin', { origin: 'https://evil.example' }],
  ['of another host', { rpID: 'evil.example' }],
  ['without a proof on the device', { verified: false }],
])('an answer %s is refused', async (_, wrong) => {
  const { token, id } = await register();
  expect((await add(token, { wrong })).answer).toMatchObject({ status: 401, body: { code: 'passkey_refused' } });
  expect(await rowsOf(id)).toEqual([]);
  const { device } = await add(token);
  expect((await signIn(device, wrong)).answer.body.code).toBe('passkey_refused');
});

test('an answer for another challenge, by another key or for another person is refused', async () => {
  const { token } = await register();
  const { device } = await add(token);
  const { ticket } = (await post('/api/auth/login/passkey/options', {})).body;
  expect((await post('/api/auth/login/passkey', { ticket, response: device.get('b3RoZXI') })).body.code).toBe(
    'passkey_refused',
  );
  const other = openDevice(place());
  const asked = (await post('/api/auth/login/passkey/options', {})).body;
  const forged = { ...other.get(asked.options.challenge), id: device.get('eA').id, rawId: device.get('eA').id };
  expect((await post('/api/auth/login/passkey', { ticket: asked.ticket, response: forged })).body.code).toBe(
    'passkey_refused',
  );
  expect((await signIn(device, { userHandle: 'somebody else' })).answer.body.code).toBe('passkey_refused');
});

test('certificates of who made the device are not taken, since their addresses would be asked', async () => {
  const { token } = await register();
  const attestation = {
    fmt: 'packed',
    attStmt: new Map<string, unknown>([
      ['alg', -7],
      ['sig', new Uint8Array(8)],
      ['x5c', [new Uint8Array(8)]],
    ]),
  };
  expect((await add(token, { wrong: { attestation } })).answer.body.code).toBe('passkey_refused');
});

test('the counter must rise, unless the device does not count', async () => {
  const { token } = await register();
  const { device } = await add(token);
  expect((await signIn(device)).answer.status).toBe(200);
  expect((await signIn(device)).answer.status).toBe(200);
  expect((await signIn(device, { counter: 5 })).answer.status).toBe(200);
  for (const counter of [5, 4, 0]) expect((await signIn(device, { counter })).answer.body.code).toBe('passkey_refused');
  expect((await signIn(device, { counter: 6 })).answer.status).toBe(200);
});

test('a passkey counts as both factors, but not for suspended people', async () => {
  const { token, id } = await register();
  const { device } = await add(token);
  const { key } = (await post('/api/auth/second-factor/start', { currentPassword: password }, token)).body;
  await post('/api/auth/second-factor/confirm', { code: codeAt(key, made.app.clock.machineNow()) }, token);
  expect((await signIn(device, {}, { remember: false })).answer.status).toBe(200);
  const { id: admin } = await register();
  await made.app.db.update(people).set({ role: 'admin' }).where(eq(people.id, admin));
  await suspendPerson(made.app, { id: admin }, { personId: id, reason: 'Test' });
  expect((await signIn(device)).answer).toMatchObject({ status: 403, body: { code: 'suspended' } });
});

test('ten passkeys are kept; adding and removing need a recent sign-in', async () => {
  const { token } = await register();
  for (let time = 0; time < 10; time += 1) expect((await add(token)).answer.status).toBe(200);
  expect((await newOptions(token)).body.code).toBe('passkeys_many');
  const [first] = await listOf(token);
  advance(12 * 60 * minuteMs + 1);
  expect((await newOptions(token)).body.code).toBe('sign_in_again');
  const removed = await openBrowser().call(`/api/auth/passkeys/${first.id}`, { method: 'DELETE', token });
  expect(removed.body.code).toBe('sign_in_again');
});

test('a passkey is a way in: beside it the only linked account may go, and then it stays', async () => {
  const browser = openBrowser();
  await browser.goThere('google', { email: 'passkey-alone@example.com' });
  const { token } = (await browser.finish()).body.session;
  await add(token);
  expect((await browser.call('/api/auth/identities/google', { method: 'DELETE', token })).status).toBe(200);
  const [own] = await listOf(token);
  const answer = await browser.call(`/api/auth/passkeys/${own.id}`, { method: 'DELETE', token });
  expect(answer).toMatchObject({ status: 409, body: { code: 'last_way_in' } });
});

test('taking the account back removes passkeys added since and keeps it from being deleted; so does a new password where the address was never verified', async () => {
  const mine = await register();
  await add(mine.token, { name: 'Mine' });
  advance(minuteMs);
  await add(mine.token, { name: 'Thief' });
  const letter = (await lettersTo(mine.email)).find(({ text }) => text.includes('Thief'));
  const taken = /take-back\?token=([0-9a-f]{64})/.exec(letter?.text ?? '')?.[1];
  await made.app.db.update(people).set({ deletionDueAt: made.app.clock.now() }).where(eq(people.id, mine.id));
  expect((await post('/api/auth/take-back', { token: taken, password: 'Another-2026-long' })).status).toBe(200);
  expect((await rowsOf(mine.id)).map(({ name }) => name)).toEqual(['Mine']);
  expect((await findPerson(made.app.db, mine.id))?.deletionDueAt).toBeNull();

  for (const verified of [true, false]) {
    const person = await register({ verified });
    await add(person.token);
    const found = await findPerson(made.app.db, person.id);
    const reset = found && (await makePasswordReset(made.app, found));
    await post('/api/auth/reset-password', { token: reset, password: 'Another-2026-long' });
    expect(await rowsOf(person.id)).toHaveLength(verified ? 1 : 0);
  }
});

test('sixty refused answers an hour are checked for one network', async () => {
  const browser = openBrowser();
  const device = openDevice(place());
  const attempt = async () => {
    const { ticket, options } = (await browser.call('/api/auth/login/passkey/options', { method: 'POST' })).body;
    return browser.call('/api/auth/login/passkey', {
      method: 'POST',
      body: { ticket, response: device.get(options.challenge) },
    });
  };
  for (let time = 0; time < 60; time += 1) expect((await attempt()).status).toBe(401);
  expect((await attempt()).status).toBe(429);
});
