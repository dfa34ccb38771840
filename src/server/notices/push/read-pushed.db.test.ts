import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions } from '#server/accounts/tables.ts';
import { newId } from '#server/db/columns.ts';
import { type MadePerson, makePerson } from '#tests/support/factories.ts';
import { countUnreadNotices } from '../notice-queries.ts';
import { createPushApp, type PushApp } from './push.fixture.ts';

let product: PushApp;
beforeAll(async () => {
  product = await createPushApp();
});
afterAll(() => product.close());

const press = (noticeId: string, endpoint: string) =>
  product.fastify.inject({
    ...{ method: 'PUT', url: `/api/push/notices/${noticeId}/read`, payload: { endpoint } },
  });
const unread = ({ id }: MadePerson) => countUnreadNotices(product.app.db, id);
async function pushed(person: MadePerson) {
  const endpoint = await product.subscribe(person);
  const [sent] = await product.tell([person]);
  return { endpoint, noticeId: String(sent?.payload.tag) };
}

test('a notice that is pressed on the screen is read, and again changes nothing', async () => {
  const amina = await makePerson(product.app);
  const { endpoint, noticeId } = await pushed(amina);
  expect(await unread(amina)).toBe(1);
  expect((await press(noticeId, endpoint)).json()).toEqual({ success: true });
  expect((await press(noticeId, endpoint)).json()).toEqual({ success: true });
  expect(await unread(amina)).toBe(0);
});

test('only by the browser of its person, while its session lasts', async () => {
  const [amina, juma] = [await makePerson(product.app), await makePerson(product.app)];
  const [own, other] = [await pushed(amina), await pushed(juma)];
  expect((await press(own.noticeId, other.endpoint)).statusCode).toBe(404);
  expect((await press(own.noticeId, 'https://push.example/send/guess')).statusCode).toBe(404);
  expect((await press(newId(), own.endpoint)).statusCode).toBe(404);
  expect((await press('news', own.endpoint)).statusCode).toBe(400);
  expect((await press(own.noticeId, '')).json().fields).toHaveProperty('endpoint');
  await product.app.db.update(sessions).set({ expiresAt: product.clock.now() }).where(eq(sessions.personId, amina.id));
  expect((await press(own.noticeId, own.endpoint)).statusCode).toBe(404);
  expect([await unread(amina), await unread(juma)]).toEqual([1, 1]);
});

test('guesses are limited by network', async () => {
  const codes = new Set<string>();
  for (let tries = 0; tries < 601; tries += 1)
    codes.add((await press(newId(), 'https://push.example/guess')).json().code);
  expect([...codes]).toEqual(['not_found', 'too_many_tries']);
});
