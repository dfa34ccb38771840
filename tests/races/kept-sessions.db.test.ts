import { describe, expect, test } from 'vitest';
import { changeRole } from '#server/accounts/change-role.ts';
import { suspendPerson } from '#server/accounts/suspend-person.ts';
import { type MadePerson, makePerson } from '../support/factories.ts';
import type { TestProduct } from '../support/product-on.ts';
import { openTwoProducts, stopClock, untilFollowed } from './support/two-products.ts';

const products = openTwoProducts();

describe('sessions in two processes on one database', () => {
  const statusOf = async ({ origin }: TestProduct, token: string, [method, path]: readonly [string, string]) =>
    (await fetch(`${origin}${path}`, { method, headers: { authorization: `Bearer ${token}` } })).status;
  const reading = ['GET', '/api/auth/me'] as const;
  /** Refused for its body, but for its session before that. */
  const writing = ['POST', '/api/bookings'] as const;
  const open = { reading: 200, writing: 400 };
  const ended = { reading: 401, writing: 401 };
  const statusesOf = async (product: TestProduct, token: string) => ({
    reading: await statusOf(product, token, reading),
    writing: await statusOf(product, token, writing),
  });

  test.each([
    {
      by: 'signing out',
      end: ({ origin }: TestProduct, { token }: MadePerson) =>
        fetch(`${origin}/api/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } }),
    },
    {
      by: 'a suspension',
      end: async ({ app }: TestProduct, { id }: MadePerson) =>
        suspendPerson(app, await makePerson(app, { role: 'admin' }), { personId: id, reason: 'Fraud' }),
    },
  ])(
    'one that is ended by $by ends at once where it was ended and for writes, elsewhere within a second',
    async ({ end }) => {
      const { here, there } = products;
      const clock = await stopClock(products);
      const person = await makePerson(here.app);
      expect([await statusesOf(here, person.token), await statusesOf(there, person.token)]).toEqual([open, open]);
      await end(here, person);
      expect(await statusOf(there, person.token, writing)).toBe(401);
      expect(await statusesOf(here, person.token)).toEqual(ended);
      clock.pass(1_000);
      await untilFollowed(there);
      expect(await statusesOf(there, person.token)).toEqual(ended);
    },
  );

  test('a role that is taken away is gone at once where it was taken and for writes, elsewhere within a second', async () => {
    const { here, there } = products;
    const clock = await stopClock(products);
    const admin = await makePerson(here.app, { role: 'admin' });
    const other = await makePerson(here.app, { role: 'admin' });
    const reads = ['GET', '/api/admin/users'] as const;
    /** Refused for its path, but for the role before that. */
    const writes = ['POST', '/api/admin/users/7/restore'] as const;
    const statuses = async (product: TestProduct) => [
      await statusOf(product, other.token, reads),
      await statusOf(product, other.token, writes),
    ];
    expect([await statuses(here), await statuses(there)]).toEqual([
      [200, 400],
      [200, 400],
    ]);
    await changeRole(here.app, admin, { personId: other.id, role: 'user', reason: 'Left' });
    expect(await statusOf(there, other.token, writes)).toBe(403);
    expect(await statuses(here)).toEqual([403, 403]);
    clock.pass(1_000);
    await untilFollowed(there);
    expect(await statuses(there)).toEqual([403, 403]);
  });

  test('control: one that nobody notes is kept for reads, and for no writes; where the database is not followed it is not', async () => {
    const { here, there } = products;
    const clock = await stopClock(products);
    const endUnnoted = async () => {
      const person = await makePerson(here.app);
      expect(await statusesOf(there, person.token)).toEqual(open);
      await here.app.db.execute(`update sessions set ended_at = now() where person_id = '${person.id}'`);
      return statusesOf(there, person.token);
    };
    expect(await endUnnoted()).toEqual({ reading: 200, writing: 401 });
    await there.app.kept.stop();
    clock.pass(1_000);
    expect(there.app.kept.isFollowed()).toBe(false);
    expect(await endUnnoted()).toEqual(ended);
  });
});
