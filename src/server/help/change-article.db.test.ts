import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntries } from '#server/audit/tables.ts';
import { tryLimits } from '#server/limits/tables.ts';
import type { EditedArticle, EditedArticleItem } from '#shared/contracts/admin-help.ts';
import type { HelpArticle } from '#shared/contracts/help.ts';
import { helpLimits } from '#shared/help-rules.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type MadePerson, makePerson } from '#tests/support/factories.ts';
import { adminHelpRoutes } from './admin-routes.ts';
import { helpRoutes } from './routes.ts';
import { helpArticles } from './tables.ts';

let product: TestApp;
let admin: MadePerson;
let other: MadePerson;
beforeAll(async () => {
  product = await createTestApp({ routes: [helpRoutes, adminHelpRoutes], env: { RATE_LIMITS: 'off' } });
  admin = await makePerson(product.app, { role: 'admin', name: 'Achieng' });
  other = await makePerson(product.app, { role: 'admin', name: 'Otieno' });
});
afterAll(() => product?.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Refused = { code?: string; fields?: Record<string, string> };

async function ask<Body = EditedArticle>(method: Method, path: string, payload?: object, as = admin) {
  const answer = await product.fastify.inject({
    ...{ method, url: `/api/admin/help${path}`, headers: { authorization: `Bearer ${as.token}` } },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() as Body & Refused };
}

const readPublic = async (slug: string, lang = 'en') => {
  const answer = await product.fastify.inject({
    url: `/api/help/articles/${slug}`,
    headers: { 'accept-language': lang },
  });
  return { status: answer.statusCode, body: answer.json() as HelpArticle };
};

const both = (en: string, sw: string) => ({ en, sw });
const texts = {
  title: both('Can I bring my dog?', 'Naweza kuja na mbwa wangu?'),
  summary: both('Ask the host first.', 'Muulize mwenyeji kwanza.'),
  body: both('Ask the [host](/search). We hold for {holdMinutes} minutes.', 'Muulize [mwenyeji](/search).'),
  questions: both('Are pets allowed?', ''),
};
let made = 0;
const write = async (more: object = {}, as = admin) => {
  made += 1;
  return ask('POST', '/articles', { slug: `dog-${made}`, topic: 'trip', ...texts, ...more }, as);
};
const actionsOf = async (id: string) =>
  (await product.app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id)).orderBy(auditEntries.at)).map(
    ({ action }) => action,
  );

test('an article is written, published, changed at once for readers, taken out and deleted, and each is recorded', async () => {
  const { status, body: draft } = await write();
  expect([status, draft.published, draft.version, draft.updatedBy]).toEqual([201, false, 1, 'Achieng']);
  expect((await readPublic(draft.slug)).status).toBe(404);

  const shown = await ask('PUT', `/articles/${draft.id}/published`, { version: 1, published: true });
  expect([shown.status, shown.body.published, shown.body.version]).toEqual([200, true, 2]);
  const read = await readPublic(draft.slug);
  expect(read.body.html).toBe('<p>Ask the <a href="/search">host</a>. We hold for 60 minutes.</p>');
  expect((await readPublic(draft.slug, 'sw')).body.html).toBe('<p>Muulize <a href="/sw/search">mwenyeji</a>.</p>');

  const again = { version: 2, topic: 'trip', ...texts, title: both('May my dog come?', texts.title.sw) };
  expect((await ask('PUT', `/articles/${draft.id}`, again)).body.version).toBe(3);
  expect((await readPublic(draft.slug)).body.title).toBe('May my dog come?');

  expect((await ask('DELETE', `/articles/${draft.id}`)).body.code).toBe('article_published');
  await ask('PUT', `/articles/${draft.id}/published`, { version: 3, published: false });
  expect((await readPublic(draft.slug)).status).toBe(404);
  expect((await ask('DELETE', `/articles/${draft.id}`)).status).toBe(200);
  expect((await ask('GET', `/articles/${draft.id}`)).status).toBe(404);
  expect((await actionsOf(draft.id)).toSorted()).toEqual(
    ['help.created', 'help.published', 'help.changed', 'help.unpublished', 'help.deleted'].toSorted(),
  );
});

test('of a deleted article all that stood in it is recorded, so that it can be written again', async () => {
  const { body: draft } = await write({ questions: both('Are pets allowed?', 'Wanyama wanaruhusiwa?') });
  await ask('DELETE', `/articles/${draft.id}`);
  const entries = await product.app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, draft.id));
  const { slug, topic, title, summary, body, questions } = draft;
  expect(entries.find(({ action }) => action === 'help.deleted')?.detail).toEqual({
    ...{ slug, topic, titleEn: title.en, titleSw: title.sw, summaryEn: summary.en, summarySw: summary.sw },
    ...{ bodyEn: body.en, bodySw: body.sw, questionsEn: questions.en, questionsSw: questions.sw },
  });
});

test('one admin makes so many changes in an hour', async () => {
  const { config, clock, db } = product.app;
  const limited = await makePerson(product.app, { role: 'admin' });
  const periodMs = 3_600_000;
  const freeAt = new Date(clock.now().getTime() + periodMs - periodMs / helpLimits.changesPerHour);
  await db.insert(tryLimits).values({ subject: `help:${limited.id}`, freeAt });
  config.rateLimits = true;
  const answers = [await write({}, limited), await write({}, limited), await write()];
  config.rateLimits = false;
  expect(answers.map(({ status }) => status)).toEqual([201, 429, 201]);
});

test('the later of two admins is told that the article has changed, and overwrites nothing', async () => {
  const { body: article } = await write();
  const change = { version: 1, topic: 'trip' as const, ...texts };
  const [first, second] = [
    await ask('PUT', `/articles/${article.id}`, { ...change, summary: both('First', 'Kwanza') }, other),
    await ask('PUT', `/articles/${article.id}`, { ...change, summary: both('Second', 'Pili') }),
  ];
  expect([first.status, second.status, second.body.code]).toEqual([200, 409, 'changed_meanwhile']);
  expect((await ask('PUT', `/articles/${article.id}/published`, { version: 1, published: true })).status).toBe(409);
  const { body: now } = await ask('GET', `/articles/${article.id}`);
  expect([now.summary.en, now.updatedBy, now.published]).toEqual(['First', 'Otieno', false]);
});

test.each<[string, object, Record<string, string>]>([
  ['an unknown placeholder', { body: both('{holdHours}', 'Sawa') }, { 'body.en': 'help_placeholder' }],
  ['a link with another scheme', { body: both('[a](javascript:alert(1))', 'Sawa') }, { 'body.en': 'help_link' }],
  ['a link to another site by http', { body: both('Fine', '[a](http://x.test)') }, { 'body.sw': 'help_link' }],
  ['a link to another host without scheme', { body: both('[a](//x.test)', 'Sawa') }, { 'body.en': 'help_link' }],
  ['a link with the language', { body: both('Fine', '[a](/sw/search)') }, { 'body.sw': 'help_link' }],
  ['a heading like the title', { body: both('# Big', 'Sawa') }, { 'body.en': 'help_heading' }],
  ['a value in the title', { title: both('{holdMinutes} minutes', 'Sawa') }, { 'title.en': 'help_title' }],
  ['an empty summary', { summary: both(' ', 'Sawa') }, { 'summary.en': 'help_empty' }],
  ['too many questions', { questions: both('a\n'.repeat(31), '') }, {}],
  ['an address with capital letters', { slug: 'Dog' }, { slug: 'help_slug' }],
])('%s is refused', async (_, more, fields) => {
  const { status, body } = await write(more);
  expect([status, body.code]).toEqual([400, 'invalid_input']);
  if (Object.keys(fields).length > 0) expect(Object.keys(body.fields ?? {})).toEqual(Object.keys(fields));
});

test('texts are taken up to their limits, and not beyond', async () => {
  const long = (most: number) => both('a'.repeat(most), 'b'.repeat(most));
  const { title, summary, body } = helpLimits;
  expect((await write({ title: long(title), summary: long(summary), body: long(body) })).status).toBe(201);
  const refused = await write({ title: long(title + 1), summary: long(summary + 1), body: long(body + 1) });
  expect(Object.keys(refused.body.fields ?? {})).toHaveLength(6);
});

test('what looks like HTML is shown as text, in the preview too', async () => {
  const answer = await ask<{ html: string }>('POST', '/preview', {
    language: 'en',
    body: '<img src=x onerror=alert(1)>\n\n![a](/x.png) [b](javascript:alert(1)) {holdMinutes}',
  });
  expect(answer.status).toBe(200);
  expect(answer.body.html).not.toMatch(/<img|javascript:|<script/);
  expect(answer.body.html).toContain('60');
});

test('articles are moved within their topic', async () => {
  const ids: string[] = [];
  for (const name of ['one', 'two', 'three'])
    ids.push((await write({ slug: `order-${name}`, topic: 'kenya' })).body.id);
  const order = async () =>
    (await ask<{ items: EditedArticleItem[] }>('GET', '/articles')).body.items
      .filter(({ slug }) => slug.startsWith('order-'))
      .map(({ slug }) => slug.slice(6));
  expect(await order()).toEqual(['one', 'two', 'three']);
  await ask('PUT', `/articles/${ids[2]}/place`, { version: 1, place: 1 });
  expect(await order()).toEqual(['three', 'one', 'two']);
  await ask('PUT', `/articles/${ids[2]}/place`, { version: 1, place: 300 });
  expect(await order()).toEqual(['one', 'two', 'three']);
});

test('only admins may, and an address is given once', async () => {
  const traveller = await makePerson(product.app);
  expect((await ask('GET', '/articles', undefined, traveller)).status).toBe(403);
  expect((await write({}, traveller)).status).toBe(403);
  const { body } = await write();
  const same = await write({ slug: body.slug });
  expect([same.status, Object.keys(same.body.fields ?? {})]).toEqual([400, ['slug']]);
});

test('there are at most so many articles', async () => {
  const { db } = product.app;
  const [row] = await db.select().from(helpArticles).limit(1);
  if (!row) throw new Error('no article to copy');
  const missing = helpLimits.articles - (await db.$count(helpArticles));
  const copies = Array.from({ length: missing - 1 }, (_, n) => ({
    ...row,
    id: crypto.randomUUID(),
    slug: `copy-${n}`,
  }));
  await db.insert(helpArticles).values(copies);
  expect((await write()).status).toBe(201);
  expect((await write()).body.code).toBe('articles_many');
});
