import { afterEach, expect, test } from 'vitest';
import type { User } from '#shared/contracts/accounts.ts';
import { forgetSession, getSession, signIn, updateUser } from './session.ts';

const person = (id: string, name = id) => ({ id, name }) as User;
const [amina, baraka] = [person('amina'), person('baraka')];

afterEach(forgetSession);

test('a change of the profile is shown at once', async () => {
  signIn({ token: 'a', user: amina, remember: false });
  updateUser(person('amina', 'Amina Hassan'));
  expect((await getSession()).user?.name).toBe('Amina Hassan');
});

test('a late answer about somebody who has signed out changes nothing', async () => {
  signIn({ token: 'a', user: amina, remember: false });
  forgetSession();
  updateUser(amina);
  expect(await getSession()).toEqual({ state: 'idle' });
  signIn({ token: 'b', user: baraka, remember: false });
  updateUser(amina);
  expect((await getSession()).user).toEqual(baraka);
});
