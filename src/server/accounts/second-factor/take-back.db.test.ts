import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '#server/audit/tables.ts';
import { makePerson } from '#tests/support/factories.ts';
import { findPerson } from '../repository.ts';
import { makePasswordReset } from '../reset-password.ts';
import { people, secondFactors } from '../tables.ts';
import {
  advance,
  enrolled,
  factor,
  lettersTo,
  login,
  made,
  minuteMs,
  password,
  register,
  send,
  stateOf,
  subjectsTo,
  undoLinks,
  withCode,
} from './second-factor.fixture.ts';
import { codeAt } from './totp.ts';

async function resetByLetter({ id }: { id: string }) {
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
  expect(await subjectsTo(stranger.email)).toContain('Two-step verification was removed');
});

test('whoever knows the password cannot remove it by changing the address to their own and resetting the password there', async () => {
  const person = await enrolled();
  expect((await changeAddress(person)).status).toBe(200);
  expect((await resetByLetter(person)).status).toBe(200);
  expect((await login(`taken-${person.email}`, 'Another-Savanna-81')).body.code).toBe('second_factor_required');
});

test('an admin’s is not removed by resetting the password at an address that nobody has verified', async () => {
  const person = await enrolled();
  await made.app.db.update(people).set({ emailVerifiedAt: null, role: 'admin' }).where(eq(people.id, person.id));
  expect((await resetByLetter(person)).status).toBe(200);
  expect((await login(person.email, 'Another-Savanna-81')).body.code).toBe('second_factor_required');
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
  await made.drain();
  expect((await changeAddress(person)).status).toBe(200);
  await made.drain();
  await meanwhile();
  const restored = await send('/api/auth/restore-email', { token: undoLinks.at(-1), password: 'Mine-Again-2026' });
  expect(restored.status).toBe(200);
  return login(person.email, 'Mine-Again-2026');
}

test('undoing a change of the address removes a second factor that was set up since', async () => {
  const person = await register();
  const after = await takenOver(person, turningOn(person).turnedOn);
  expect(after.status).toBe(200);
  expect(await stateOf(after.body.token)).toMatchObject({ since: null, codesLeft: 0 });
});

test('it keeps the owner’s own, but not recovery codes that were made since', async () => {
  const person = await enrolled();
  let renewed: string[] = [];
  const after = await takenOver(person, async () => {
    const proof = { currentPassword: password, code: person.code() };
    renewed = (await factor('recovery-codes', person.token, proof)).body.recoveryCodes;
  });
  expect(after.body.code).toBe('second_factor_required');
  expect((await withCode(after.body.challenge, renewed[0] ?? '')).body.code).toBe('wrong_code');
  expect(await subjectsTo(person.email)).toContain('Your recovery codes no longer work');
  advance(minuteMs);
  expect((await withCode(after.body.challenge, person.code())).status).toBe(200);
});

test('it keeps recovery codes from before', async () => {
  const person = await enrolled();
  const after = await takenOver(person, async () => undefined);
  expect((await withCode(after.body.challenge, person.codes[0] ?? '')).status).toBe(200);
});

const asAdmin = (id: string) => made.app.db.update(people).set({ role: 'admin' }).where(eq(people.id, id));

test('an admin’s stays, because whoever reads a mailbox must not become one', async () => {
  const person = await register();
  await asAdmin(person.id);
  const { turnedOn, code } = turningOn(person);
  const after = await takenOver(person, turnedOn);
  expect(after.body.code).toBe('second_factor_required');
  advance(minuteMs);
  expect((await withCode(after.body.challenge, code())).status).toBe(200);
});

test('a letter tells whoever has left the old mailbox that their second factor was removed from there', async () => {
  const person = await register();
  await takenOver(person, turningOn(person).turnedOn);
  const removed = 'Two-step verification was removed';
  expect(await subjectsTo(person.email)).toContain(removed);
  const letter = (await lettersTo(`taken-${person.email}`)).find(({ subject }) => subject === removed);
  expect(letter?.text).toContain('If it was not you, send an email to');
  expect(letter?.text).not.toContain('/profile');
});

/** Turns a second factor on in the session of a person, as whoever has it. */
function turningOn({ token }: { token: string }) {
  let key = '';
  const code = () => codeAt(key, made.clock.now());
  const turnedOn = async () => {
    key = (await factor('start', token, { currentPassword: password })).body.key;
    expect((await factor('confirm', token, { code: code() })).status).toBe(200);
  };
  return { turnedOn, code };
}
const changeAddress = ({ email, token }: { email: string; token: string }) =>
  send(
    '/api/auth/profile',
    { name: 'Amina Hassan', email: `taken-${email}`, currentPassword: password },
    { token, method: 'PUT' },
  );
const takeBack = (token: string, given = 'Mine-Again-2026') => send('/api/auth/take-back', { token, password: given });

/** The tokens of the links in letters to an address that a second factor is on, the newest first. */
async function linksTo(email: string): Promise<string[]> {
  const letters = await lettersTo(email);
  return letters.flatMap(({ text }) => /\/take-back\?token=([0-9a-f]{64})\n/.exec(text)?.[1] ?? []);
}

test('the letter that it is on takes the account back from whoever turned it on and then changed the address', async () => {
  const person = await register();
  await turningOn(person).turnedOn();
  advance(minuteMs);
  // Before the letter is written: it goes to the address all the same.
  expect((await changeAddress(person)).status).toBe(200);
  const [link = ''] = await linksTo(person.email);
  expect((await takeBack(link, 'short')).body.fields).toHaveProperty('password');
  expect((await takeBack(link, person.email)).body.fields).toHaveProperty('password');
  const taken = await takeBack(link);
  expect([taken.status, taken.body]).toEqual([200, { success: true }]);
  expect(taken.device).toBeDefined();
  expect((await send('/api/auth/me', undefined, { token: person.token, method: 'GET' })).status).toBe(401);
  const back = await login(person.email, 'Mine-Again-2026');
  expect(back.body.user).toMatchObject({ email: person.email, emailVerified: true });
  expect(await stateOf(back.body.token)).toEqual({ since: null, codesLeft: 0, required: false });
  // It works once, and the change of the address cannot be undone any more.
  expect((await takeBack(link)).body.code).toBe('not_found');
  const undone = await send('/api/auth/restore-email', { token: undoLinks.at(-1), password: 'Mine-Again-2026' });
  expect(undone.body.code).toBe('not_found');
  for (const to of [person.email, `taken-${person.email}`]) {
    expect(await subjectsTo(to)).toContain('Two-step verification was removed');
  }
  const { id: subjectId } = person;
  const entries = await made.app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, subjectId));
  expect(entries.map(({ action }) => action).toSorted()).toEqual([
    'person.email_changed',
    'person.second_factor_on',
    'person.second_factor_removed',
    'person.taken_back',
  ]);
});

test('its link works for 72 hours, and also against a second factor that was turned off and on again', async () => {
  const person = await enrolled();
  const [link = ''] = await linksTo(person.email);
  const proof = { currentPassword: password, code: person.code() };
  expect((await factor('turn-off', person.token, proof)).status).toBe(200);
  advance(minuteMs);
  await turningOn(person).turnedOn();
  const [later = ''] = await linksTo(person.email);
  expect(later).not.toBe(link);
  advance(72 * 60 * minuteMs - 2 * minuteMs - 1);
  expect((await takeBack(link)).status).toBe(200);
  expect((await login(person.email, 'Mine-Again-2026')).status).toBe(200);
  expect((await takeBack(later)).body.code).toBe('not_found');
  const late = await enrolled();
  const [over = ''] = await linksTo(late.email);
  advance(71 * 60 * minuteMs + 59 * minuteMs);
  for (const none of [over, '', 'x', '0'.repeat(64)]) expect((await takeBack(none)).body.code).toBe('not_found');
  expect((await login(late.email)).body.code).toBe('second_factor_required');
});

test('the letter has no link for an admin, nor for an address that nobody has verified', async () => {
  const admin = await register();
  await asAdmin(admin.id);
  await turningOn(admin).turnedOn();
  const [told] = await lettersTo(admin.email);
  expect(told?.text).toContain('ask another admin at once');
  const unverified = await register();
  await made.app.db.update(people).set({ emailVerifiedAt: null }).where(eq(people.id, unverified.id));
  await turningOn(unverified).turnedOn();
  expect((await lettersTo(unverified.email))[0]?.text).toContain('choose a new password now');
  for (const { email } of [admin, unverified]) expect(await linksTo(email)).toEqual([]);
  // Nor does a link work for somebody who has become an admin.
  const promoted = await enrolled();
  const [link = ''] = await linksTo(promoted.email);
  await asAdmin(promoted.id);
  expect((await takeBack(link)).body.code).toBe('not_found');
  expect((await login(promoted.email)).body.code).toBe('second_factor_required');
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
