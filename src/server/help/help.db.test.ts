import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateSettings } from '#server/settings/update-settings.ts';
import type { HelpArticle, HelpArticleItem } from '#shared/contracts/help.ts';
import type { Lang } from '#shared/languages.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makePerson } from '#tests/support/factories.ts';
import { addStarterArticles } from './add-starter-articles.ts';
import { findArticles } from './help-queries.ts';
import { helpRoutes } from './routes.ts';
import { starterArticles } from './starter/all.ts';
import { helpArticles } from './tables.ts';

let product: TestApp;
beforeAll(async () => {
  product = await createTestApp({ routes: [helpRoutes], keeps: true });
  await addStarterArticles(product.app);
});
afterAll(() => product?.close());

async function read<Body>(path: string, lang: Lang = 'en') {
  const answer = await product.fastify.inject({
    url: `/api/help/articles${path}`,
    headers: { 'accept-language': lang },
  });
  return { status: answer.statusCode, body: answer.json() as Body };
}

test('without words all articles are listed, by topic and in their order, in the language of the reader', async () => {
  const { items } = (await read<{ items: HelpArticleItem[] }>('')).body;
  expect(items.map(({ slug }) => slug)).toEqual(starterArticles.map(({ slug }) => slug));
  expect(items[1]?.summary).toContain('usually for 60 minutes');
  expect(items.every(({ excerpt }) => excerpt === null)).toBe(true);
  const paying = (await read<{ items: HelpArticleItem[] }>('?topic=paying&q=', 'sw')).body.items;
  expect(paying[0]).toMatchObject({ slug: 'payment-faq', topic: 'paying', title: 'Maswali kuhusu malipo' });
  expect(new Set(paying.map(({ topic }) => topic))).toEqual(new Set(['paying']));
});

test.each([
  ['en', 'How do I cancel my booking?', 'cancel-a-booking'],
  ['en', 'where is my refnd', 'refunds'],
  ['en', 'pay with mpesa', 'pay-by-mpesa'],
  ['en', 'card was declined', 'failed-payment'],
  ['en', 'is my money safe', 'payment-faq'],
  ['en', 'wildebest migration', 'when-to-visit'],
  ['en', 'do I need a visa', 'entry-and-health'],
  ['en', 'forgot password', 'sign-in-and-security'],
  ['en', 'delete account', 'my-data'],
  ['en', 'plastic bags', 'getting-around'],
  ['en', 'airbnb calendar', 'host-calendar'],
  ['en', 'emergency number', 'money-and-safety'],
  ['sw', 'Naghairije nafasi yangu?', 'cancel-a-booking'],
  ['sw', 'nitarejeshewa pesa lini', 'refunds'],
  ['sw', 'kulipa kwa m-pesa', 'pay-by-mpesa'],
  ['sw', 'nimesahau neno siri nenosri', 'sign-in-and-security'],
  ['sw', 'nyumbu wanahama lini', 'when-to-visit'],
  ['sw', 'ada za hifadi', 'park-fees'],
  ['sw', 'nataka kuwa mwenyeji', 'become-a-host'],
  ['sw', 'pointi zinaisha lini', 'points'],
] as const)('%s: %j finds %s', async (lang, q, slug) => {
  const { items } = (await read<{ items: HelpArticleItem[] }>(`?q=${encodeURIComponent(q)}`, lang)).body;
  expect(items[0]?.slug).toBe(slug);
});

test('words of the other language find an article too, shown in the language of the reader', async () => {
  const [first] = await findArticles(product.app.db, { q: 'nenosiri', lang: 'en', limit: 3 });
  expect(first).toMatchObject({ slug: 'sign-in-and-security', title: 'Password, two-step verification and passkeys' });
});

test('the excerpt is the section that fits, as plain text with its values, and the best comes first', async () => {
  const found = await findArticles(product.app.db, { q: 'most that I can pay by M-Pesa', lang: 'en', limit: 2 });
  expect(found).toHaveLength(2);
  expect(found[0]?.excerpt).toBe(
    'What is the most that I can pay?\nOne M-Pesa payment can be KES 250,000 at most. M-Pesa also has limits for each phone and day. For more than that please pay by card.',
  );
  const [best, next] = found.map(({ score }) => score);
  expect(best).toBeGreaterThan(next ?? 1);
  expect(best).toBeLessThanOrEqual(1);
});

test('what fits much less than the best is left out', async () => {
  const found = await findArticles(product.app.db, { q: 'where is my refnd', lang: 'en', limit: 50 });
  expect(found[0]?.slug).toBe('refunds');
  expect(found.length).toBeLessThan(6);
  expect(Math.min(...found.map(({ score }) => score))).toBeGreaterThanOrEqual((found[0]?.score ?? 0) / 2);
});

test('nothing is found where nothing fits', async () => {
  for (const q of ['quantum chromodynamics', 'zzzz', '?!', '%_\\', "'; qzx wvk"])
    expect(await findArticles(product.app.db, { q, lang: 'en', limit: 5 }), q).toEqual([]);
  expect((await read(`?q=${'a'.repeat(200)}`)).status).toBe(200);
  expect((await read(`?q=${'a'.repeat(201)}`)).status).toBe(400);
  expect((await read('?topic=nothing')).status).toBe(400);
});

test('an article is HTML in the language of the reader, with others of its topic', async () => {
  const { body } = await read<HelpArticle>('/payment-faq', 'sw');
  expect(body).toMatchObject({ slug: 'payment-faq', topic: 'paying', title: 'Maswali kuhusu malipo' });
  expect(body.html).toContain('<a href="/sw/help/pay-by-mpesa">');
  expect(body.html).not.toMatch(/[{}]/);
  expect(body.updatedAt).toBe(product.clock.now().toISOString());
  expect(body.related.map(({ slug }) => slug)).toEqual(['pay-by-mpesa', 'failed-payment', 'prices-and-receipts']);
  expect((await read('/no-such-article')).status).toBe(404);
});

test('every article reads without a placeholder left open, in both languages', async () => {
  for (const { slug } of starterArticles) {
    for (const lang of ['en', 'sw'] as const) {
      const { status, body } = await read<HelpArticle>(`/${slug}`, lang);
      expect([slug, status]).toEqual([slug, 200]);
      expect(
        body.title + body.summary + body.html + body.related.map((other) => other.summary).join(),
        slug,
      ).not.toMatch(/[{}]/);
    }
  }
});

test('a setting that changes is in the articles at once', async () => {
  const before = (await read<HelpArticle>('/unpaid-booking')).body;
  expect([before.summary, before.html].join()).toMatch(/60 minutes.*60 minutes/s);
  const admin = await makePerson(product.app, { role: 'admin' });
  await updateSettings(product.app, admin, { holdMinutes: 45, supportEmail: 'a_b_c@twende.test' });
  expect((await read<HelpArticle>('/unpaid-booking')).body.html).toContain('45 minutes');
  // What could be Markdown in a value means nothing.
  expect((await read<HelpArticle>('/failed-payment')).body.html).toContain('a_b_c@twende.test');
});

test('what is not published is found nowhere', async () => {
  const set = (published: boolean) =>
    product.app.db.update(helpArticles).set({ published }).where(eq(helpArticles.slug, 'points'));
  await set(false);
  try {
    expect(
      (await findArticles(product.app.db, { q: 'loyalty points', lang: 'en', limit: 9 })).map(({ slug }) => slug),
    ).not.toContain('points');
  } finally {
    await set(true);
  }
});

test('our articles are written once: what an admin has removed or changed stays so', async () => {
  const { db } = product.app;
  await db.delete(helpArticles).where(eq(helpArticles.slug, 'favorites'));
  await db.update(helpArticles).set({ titleEn: 'Ours' }).where(eq(helpArticles.slug, 'reviews'));
  await Promise.all([addStarterArticles(product.app), addStarterArticles(product.app)]);
  const rows = await db.select({ slug: helpArticles.slug, title: helpArticles.titleEn }).from(helpArticles);
  expect(rows).toHaveLength(starterArticles.length - 1);
  expect(rows.find(({ slug }) => slug === 'reviews')?.title).toBe('Ours');
});
