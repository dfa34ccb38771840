import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { people } from '#server/accounts/tables.ts';
import { auditEntries } from '#server/audit/tables.ts';
import { transaction } from '#server/db/client.ts';
import { tryLimits } from '#server/limits/tables.ts';
import { notificationsJobs } from '#server/notifications/jobs.ts';
import type { Letter } from '#server/outside/mail.ts';
import { listSubscribersCall } from '#shared/contracts/newsletter.ts';
import { newsletterLimits } from '#shared/newsletter.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makePerson } from '#tests/support/factories.ts';
import { forgetUnconfirmed } from './forget-unconfirmed.ts';
import { newsletterOwnData } from './own-data.ts';
import { newsletterRoutes } from './routes.ts';
import { newsletterConfirmations, newsletterSubscribers } from './tables.ts';

const dayMs = 86_400_000;
const noon = new Date('2026-11-21T12:00:00+03:00');
let product: TestApp;
let sent: Letter[] = [];
beforeAll(async () => {
  product = await createTestApp({
    routes: [newsletterRoutes],
    jobs: [...notificationsJobs],
    env: { PUBLIC_URL: 'https://twende.example', RATE_LIMITS: 'off' },
  });
  product.app.mail = {
    async send(letter) {
      sent.push(letter);
    },
  };
});
afterAll(() => product.close());
beforeEach(() => {
  sent = [];
  product.clock.freeze(noon);
});

let numbers = 0;
const freshAddress = () => `reader${++numbers}@example.com`;
const later = (ms: number) => product.clock.freeze(new Date(product.clock.now().getTime() + ms));
const ask = (body: object, headers = {}) =>
  product.fastify.inject({ method: 'POST', url: '/api/newsletter/subscriptions', body, headers });
/** Posts as a browser posts a form. */
const post = (url: string, fields: Record<string, string>) =>
  product.fastify.inject({
    ...{ method: 'POST', url, payload: new URLSearchParams(fields).toString() },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const cameOf = async (answer: ReturnType<typeof post>) => {
  const { statusCode, headers } = await answer;
  return [statusCode, headers.location];
};
const rowOf = async (email: string) =>
  (await product.app.db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)))[0];

/** Asks, and reads the link of the letter. */
async function askedBy(email: string, language: 'en' | 'sw' = 'en') {
  await ask({ email, language });
  await product.drain();
  const letter = sent.at(-1);
  const token = /confirm\?token=([0-9a-f]{64})/.exec(letter?.text ?? '')?.[1] ?? '';
  return { letter, token, unsubscribe: (letter?.unsubscribeUrl ?? '').replace('https://twende.example', '') };
}

async function subscribed(email = freshAddress()) {
  const asked = await askedBy(email);
  await post('/newsletter/confirm', { token: asked.token });
  return { email, ...asked };
}

describe('asking', () => {
  test('an address that is no address is refused in the words of the project', async () => {
    const wrong = await ask({ email: 'nobody' });
    expect([wrong.statusCode, wrong.json().fields.email]).toEqual([400, 'Please enter a valid email address']);
    const plain = await ask({ email: 'kİmi@example.com' }, { 'accept-language': 'sw' });
    expect([plain.statusCode, plain.json().fields.email]).toEqual([400, expect.stringContaining('barua pepe')]);
    expect(await cameOf(post('/newsletter', { email: 'nobody' }))).toEqual([303, '/newsletter?problem=address']);
    expect(await cameOf(post('/sw/newsletter', { email: 'kİmi@example.com' }))).toEqual([
      303,
      '/sw/newsletter?problem=plain',
    ]);
    expect(await product.drain()).toBe(0);
  });

  test('the answer and the row written are the same for an address that is new, waits or is confirmed', async () => {
    const { email } = await subscribed();
    const answers = [await ask({ email: freshAddress() }), await ask({ email })];
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [200, '{"success":true}'],
      [200, '{"success":true}'],
    ]);
    sent = [];
    await product.drain();
    expect(sent.map(({ subject }) => subject).toSorted()).toEqual([
      'Please confirm that you want our newsletter',
      'You already get our newsletter',
    ]);
    expect(await cameOf(post('/newsletter', { email }))).toEqual([303, '/newsletter?state=asked']);
    await product.drain();
  });

  test('the letter is in the language that was chosen, with the headers by which it is unsubscribed', async () => {
    const { letter, token, unsubscribe } = await askedBy('  SOMA@example.com ', 'sw');
    expect(letter?.to).toBe('soma@example.com');
    expect(letter?.subject).toBe('Tafadhali thibitisha kwamba unataka jarida letu');
    expect(letter?.text).toContain(`https://twende.example/sw/newsletter/confirm?token=${token}`);
    expect(letter?.text).toContain('siku 7');
    expect(letter?.unsubscribeUrl).toMatch(
      /^https:\/\/twende\.example\/sw\/newsletter\/unsubscribe\?id=[0-9a-f-]{36}&signature=[0-9a-f]{40}$/,
    );
    expect(unsubscribe.length).toBeGreaterThan(80);
  });

  test('a stranger who asks for a confirmed address changes nothing of it', async () => {
    const { email } = await subscribed();
    const before = await rowOf(email);
    later(dayMs);
    await ask({ email, language: 'sw' });
    await product.drain();
    expect(await rowOf(email)).toEqual(before);
  });
});

describe('confirming', () => {
  test('the token is kept as a digest alone, and confirms once', async () => {
    const email = freshAddress();
    const { token } = await askedBy(email);
    const kept = await product.app.db.select().from(newsletterConfirmations);
    expect(token).toHaveLength(64);
    expect(JSON.stringify(kept)).not.toContain(token);
    expect((await rowOf(email))?.confirmedAt).toBeNull();
    expect(await cameOf(post('/newsletter/confirm', { token }))).toEqual([303, '/newsletter?state=confirmed']);
    expect((await rowOf(email))?.confirmedAt).toEqual(noon);
    later(60_000);
    await post('/newsletter/confirm', { token });
    expect((await rowOf(email))?.confirmedAt).toEqual(noon);
  });

  test('a wrong or an old token confirms nothing', async () => {
    const email = freshAddress();
    const { token } = await askedBy(email);
    expect(await cameOf(post('/sw/newsletter/confirm', { token: 'f'.repeat(64) }))).toEqual([
      303,
      '/sw/newsletter?problem=link',
    ]);
    later(newsletterLimits.confirmDays * dayMs);
    expect(await cameOf(post('/newsletter/confirm', { token }))).toEqual([303, '/newsletter?problem=link']);
    expect((await rowOf(email))?.confirmedAt).toBeNull();
  });

  test('one millisecond before its week is over it works, and the link of an earlier letter too', async () => {
    const email = freshAddress();
    const first = await askedBy(email);
    await askedBy(email);
    later(newsletterLimits.confirmDays * dayMs - 1);
    expect(await cameOf(post('/newsletter/confirm', { token: first.token }))).toEqual([
      303,
      '/newsletter?state=confirmed',
    ]);
  });
});

describe('unsubscribing', () => {
  const oneClick = (url: string, type: string, payload: string) =>
    product.fastify.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('one click of a mail program (%s) removes the address and is answered without a redirect', async (type, body) => {
    const { email, unsubscribe } = await subscribed();
    const answer = await oneClick(unsubscribe, type, body);
    expect([answer.statusCode, answer.body, answer.headers['set-cookie']]).toEqual([200, '', undefined]);
    expect(await rowOf(email)).toBeUndefined();
    expect((await oneClick(unsubscribe, type, body)).statusCode).toBe(200);
  });

  test('the button of the page leads to a page that says so; another address stays', async () => {
    const { email, unsubscribe } = await subscribed();
    const other = await subscribed();
    expect(await cameOf(post(unsubscribe, { by: 'page' }))).toEqual([303, '/newsletter?state=unsubscribed']);
    expect(await rowOf(email)).toBeUndefined();
    expect((await rowOf(other.email))?.confirmedAt).toEqual(noon);
  });

  test('a link that we did not sign removes nothing', async () => {
    const { email, unsubscribe } = await subscribed();
    const other = await subscribed();
    const [, query = ''] = unsubscribe.split('?');
    const swapped = new URLSearchParams(query);
    swapped.set('id', new URLSearchParams(other.unsubscribe.split('?')[1]).get('id') ?? '');
    for (const wrong of [`${unsubscribe}0`, unsubscribe.slice(0, -1), `/newsletter/unsubscribe?${swapped}`]) {
      expect((await oneClick(wrong, 'application/x-www-form-urlencoded', 'a=b')).statusCode).toBe(400);
      expect(await cameOf(post(wrong, { by: 'page' }))).toEqual([303, '/newsletter?problem=link']);
    }
    expect([await rowOf(email), await rowOf(other.email)].every(Boolean)).toBe(true);
  });

  test('an address that waits is forgotten by the link of its letter, and a letter on its way is not sent', async () => {
    const email = freshAddress();
    const { unsubscribe } = await askedBy(email);
    await ask({ email });
    await oneClick(unsubscribe, 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click');
    sent = [];
    await product.drain();
    expect([sent, await rowOf(email)]).toEqual([[], undefined]);
  });
});

test('what nobody has confirmed within a week is deleted, not what is confirmed or was asked for anew', async () => {
  const { email } = await subscribed();
  const [old, anew] = [freshAddress(), freshAddress()];
  await askedBy(old);
  await askedBy(anew);
  later(dayMs);
  await askedBy(anew);
  later((newsletterLimits.confirmDays - 1) * dayMs - 1);
  await forgetUnconfirmed(product.app);
  expect(await rowOf(old)).toBeDefined();
  later(1);
  await forgetUnconfirmed(product.app);
  expect([await rowOf(old), (await rowOf(anew))?.email, (await rowOf(email))?.email]).toEqual([undefined, anew, email]);
  later(dayMs);
  await forgetUnconfirmed(product.app);
  await forgetUnconfirmed(product.app);
  expect(await rowOf(anew)).toBeUndefined();
  expect(await product.app.db.select().from(newsletterConfirmations)).toEqual([]);
});

describe('the person whose address it is', () => {
  const own = async (personId: string) => {
    const rows: unknown[] = [];
    for await (const row of newsletterOwnData.sections?.newsletter?.(product.app, { personId, lang: 'en' }) ?? [])
      rows.push(row);
    return rows;
  };
  const forget = ({ id, email }: { id: string; email: string }) =>
    transaction(product.app, async (tx) =>
      newsletterOwnData.forget?.(tx, { personId: id, email, noEmail: 'none', at: noon }),
    );

  test('finds it in their data by a verified address, and it goes with the account', async () => {
    const person = await makePerson(product.app);
    await askedBy(person.email);
    // Before that it may be a stranger's.
    expect(await own(person.id)).toEqual([]);
    await forget(person);
    expect(await rowOf(person.email)).toBeDefined();
    await product.app.db.update(people).set({ emailVerifiedAt: noon }).where(eq(people.id, person.id));
    expect(await own(person.id)).toEqual([{ email: person.email, language: 'en', askedAt: noon, confirmedAt: null }]);
    await forget(person);
    expect([await rowOf(person.email), await own(person.id)]).toEqual([undefined, []]);
  });
});

describe('limits', () => {
  beforeAll(() => {
    product.app.config.rateLimits = true;
  });
  afterAll(() => {
    product.app.config.rateLimits = false;
  });
  const from = (ip: string, email: string) =>
    product.fastify.inject({
      ...{ method: 'POST', url: '/api/newsletter/subscriptions', body: { email }, remoteAddress: ip },
    });

  test('one address gets three letters a day, whoever asks, and the answer does not tell', async () => {
    product.clock.freeze(new Date(noon.getTime() + 30 * dayMs));
    const email = freshAddress();
    const answers = [];
    for (let time = 0; time < newsletterLimits.lettersPerDay + 2; time++) {
      answers.push((await from(`203.0.113.${time}`, email)).body);
      await product.drain();
    }
    expect(new Set(answers)).toEqual(new Set(['{"success":true}']));
    expect(sent).toHaveLength(newsletterLimits.lettersPerDay);
    later(dayMs);
    await from('203.0.113.9', email);
    await product.drain();
    expect(sent).toHaveLength(newsletterLimits.lettersPerDay + 1);
  });

  test('one network asks ten times an hour; by the form it is told so by a page', async () => {
    product.clock.freeze(new Date(noon.getTime() + 40 * dayMs));
    for (let time = 0; time < newsletterLimits.perNetworkPerHour; time++) {
      expect((await from('198.51.100.7', freshAddress())).statusCode).toBe(200);
    }
    const refused = await from('198.51.100.7', freshAddress());
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_tries']);
    const form = product.fastify.inject({
      ...{ method: 'POST', url: '/sw/newsletter', payload: 'email=a%40example.com', remoteAddress: '198.51.100.7' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(await cameOf(form)).toEqual([303, '/sw/newsletter?problem=many']);
    expect((await from('198.51.100.8', freshAddress())).statusCode).toBe(200);
    await product.drain();
  });

  test('all together ask a thousand times a day', async () => {
    product.clock.freeze(new Date(noon.getTime() + 50 * dayMs));
    // As though all but the last had been asked for just now.
    const shareMs = dayMs / newsletterLimits.perDay;
    const freeAt = new Date(product.clock.now().getTime() + dayMs - shareMs);
    const row = { subject: 'newsletter:all', freeAt };
    await product.app.db.insert(tryLimits).values(row).onConflictDoUpdate({ target: tryLimits.subject, set: row });
    expect((await from('192.0.2.1', freshAddress())).statusCode).toBe(200);
    const refused = await from('192.0.2.2', freshAddress());
    expect([refused.statusCode, refused.json()]).toEqual([429, expect.objectContaining({ code: 'too_many_tries' })]);
    expect(product.logged.filter((line) => line.includes('newsletter_full'))).toHaveLength(1);
    later(Math.ceil(shareMs));
    expect((await from('192.0.2.2', freshAddress())).statusCode).toBe(200);
    await product.drain();
  });
});

describe('the list of admins', () => {
  const listed = async (query = '', token?: string) => {
    const { statusCode, json } = await product.fastify.inject({
      url: `${listSubscribersCall.path}${query}`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    return { statusCode, body: json() as { items: { id: string; email: string; state: string }[]; total: number } };
  };

  test('it is filtered by words, state and language, the newest first', async () => {
    const { token } = await makePerson(product.app, { role: 'admin' });
    const waits = `list-waits-${freshAddress()}`;
    const swahili = `list-sw-${freshAddress()}`;
    await askedBy(waits);
    later(1_000);
    const { token: link } = await askedBy(swahili, 'sw');
    await post('/newsletter/confirm', { token: link });
    const emails = async (query: string) => (await listed(query, token)).body.items.map(({ email }) => email);
    expect(await emails('?q=LIST-')).toEqual([swahili, waits]);
    expect(await emails('?q=list-&state=waiting')).toEqual([waits]);
    expect(await emails('?q=list-&state=confirmed')).toEqual([swahili]);
    expect(await emails('?q=list-&language=sw')).toEqual([swahili]);
    expect(await emails('?q=%25')).toEqual([]);
  });

  test('an admin removes an address, which is recorded without it', async () => {
    const admin = await makePerson(product.app, { role: 'admin' });
    const { email } = await subscribed();
    const id = (await rowOf(email))?.id ?? '';
    const remove = () =>
      product.fastify.inject({
        ...{ method: 'DELETE', url: `${listSubscribersCall.path}/${id}` },
        headers: { authorization: `Bearer ${admin.token}` },
      });
    expect((await remove()).statusCode).toBe(200);
    expect((await remove()).statusCode).toBe(404);
    expect(await rowOf(email)).toBeUndefined();
    const entries = await product.app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(entries).toMatchObject([
      { action: 'newsletter.removed', actorId: admin.id, detail: { language: 'en', confirmed: true } },
    ]);
    expect(JSON.stringify(entries)).not.toContain('@');
  });
});
