import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntries } from '#server/audit/tables.ts';
import { transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { Letter as SentLetter } from '#server/outside/mail.ts';
import type { Letter, LetterItem, LetterPreview } from '#shared/contracts/letters.ts';
import { translate } from '#shared/i18n/translate.ts';
import { type Lang, langs } from '#shared/languages.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type MadePerson, makePerson } from '#tests/support/factories.ts';
import { notificationsJobs } from '../jobs.ts';
import { letterTexts } from '../tables.ts';
import { letterNames } from './letter-catalogue.ts';
import { letterTextRoutes } from './routes.ts';

let product: TestApp;
let admin: MadePerson;
let traveller: MadePerson;
const sent: SentLetter[] = [];
beforeAll(async () => {
  product = await createTestApp({ routes: [letterTextRoutes], jobs: notificationsJobs });
  product.app.mail = { send: async (letter) => void sent.push(letter) };
  admin = await makePerson(product.app, { role: 'admin', name: 'Achieng' });
  traveller = await makePerson(product.app);
});
afterAll(() => product.close());

interface Asked {
  method?: 'PUT' | 'POST';
  as?: MadePerson;
  texts?: { key: string; language: Lang; text: string | null; was?: string | null }[];
}

async function ask<Body>(path: string, { method, as = admin, texts }: Asked = {}) {
  const answer = await product.fastify.inject({
    method: method ?? (texts ? 'PUT' : 'GET'),
    url: `/api/admin/letters${path}`,
    headers: { authorization: `Bearer ${as.token}` },
    ...(texts && { payload: { texts } }),
  });
  return {
    status: answer.statusCode,
    body: answer.json() as Body & { code?: string; fields?: Record<string, string> },
  };
}

/** The letter that somebody gets whose account works again. */
async function restoredLetter(language: Lang): Promise<SentLetter> {
  sent.length = 0;
  const { id: personId } = await makePerson(product.app, { language });
  const data = { personId, restoredAt: product.clock.now().toISOString() };
  await transaction(product.app, (tx) => enqueue(tx, 'mail-account-restored', data));
  await product.drain();
  const [letter] = sent;
  if (!letter) throw new Error('no letter was sent');
  return letter;
}

const subject = { key: 'restored.subject', language: 'en' } as const;
const sentence = { key: 'restored.text', language: 'sw' } as const;

test('a text that an admin has worded is in the next letter, in its language, until ours is taken again', async () => {
  const ours = [(await restoredLetter('en')).subject, (await restoredLetter('sw')).text];
  expect(ours[0]).toBe('Your Twende account works again');
  const texts = [
    { ...subject, text: '  Welcome\n back ' },
    { ...sentence, text: 'Karibu tena.' },
  ];
  const { status, body } = await ask<Letter>('/restored', { texts });
  expect([status, body.changed, body.texts.map(({ own }) => own)]).toEqual([
    200,
    true,
    [
      { en: 'Welcome back', sw: null },
      { en: null, sw: 'Karibu tena.' },
    ],
  ]);
  expect((await restoredLetter('en')).subject).toBe('Welcome back');
  expect((await restoredLetter('sw')).text).toContain('Karibu tena.');
  const { items } = (await ask<{ items: LetterItem[] }>('')).body;
  expect(items.filter(({ changed }) => changed).map(({ name }) => name)).toEqual(['restored']);
  // Ours, typed or asked for, is no text of our own.
  const back = [
    { ...subject, text: 'Your Twende account works again' },
    { ...sentence, text: null },
  ];
  expect((await ask<Letter>('/restored', { texts: back })).body.changed).toBe(false);
  expect(await product.app.db.select().from(letterTexts)).toEqual([]);
  expect([(await restoredLetter('en')).subject, (await restoredLetter('sw')).text]).toEqual(ours);
});

test('each change is on record with what was there before, and nothing is recorded where nothing changes', async () => {
  const before = await product.app.db.$count(auditEntries);
  await ask('/suspended', { texts: [{ key: 'suspended.text', language: 'en', text: 'Is this you?' }] });
  await ask('/suspended', { texts: [{ key: 'suspended.text', language: 'en', text: 'Is this you?' }] });
  product.clock.advance(1000);
  const { body } = await ask<Letter>('/suspended', {
    texts: [
      { key: 'suspended.text', language: 'en', text: null },
      { key: 'suspended.bookings', language: 'sw', text: 'Puuza.' },
    ],
  });
  expect(await product.app.db.$count(auditEntries)).toBe(before + 2);
  const [at, by] = [product.clock.now().toISOString(), 'Achieng'];
  expect(body.changes).toEqual([
    {
      ...{ at, by },
      texts: [
        { language: 'en', key: 'suspended.text', from: 'Is this you?', to: null },
        { language: 'sw', key: 'suspended.bookings', from: null, to: 'Puuza.' },
      ],
    },
    { at: expect.any(String), by, texts: [{ language: 'en', key: 'suspended.text', from: null, to: 'Is this you?' }] },
  ]);
});

test('a text that another admin has changed meanwhile is not overwritten', async () => {
  const text = { key: 'restored.text', language: 'en' as const };
  const [first, second] = ['Welcome back.', 'Good to see you again.'];
  const typed = (words: string, was?: string | null) =>
    ask('/restored', { texts: [{ ...text, text: words, ...(was !== undefined && { was }) }] });
  expect((await typed(first, null)).status).toBe(200);
  const refused = await typed(second, null);
  expect([refused.status, refused.body.code]).toEqual([409, 'changed_meanwhile']);
  // The same again changes nothing: its first answer may have been lost.
  expect((await typed(first, null)).status).toBe(200);
  expect((await typed(second, first)).status).toBe(200);
  expect((await typed(first)).status).toBe(200);
  await ask('/restored', { texts: [{ ...text, text: null }] });
});

test('a refused text is named, and nothing of the call is kept', async () => {
  const good = { key: 'confirmed.text', language: 'en', text: 'Karibu!' } as const;
  const refused = async (path: string, text: { key: string; language: Lang; text: string }) => {
    const { status, body } = await ask(path, { texts: [good, text] });
    return [status, body.fields];
  };
  const key = 'confirmed.subject';
  expect(await refused('/confirmed', { key, language: 'sw', text: 'Imethibitishwa' })).toEqual([
    400,
    { 'sw.confirmed.subject': translate('en', 'fields', 'letter_marks') },
  ]);
  expect(await refused('/confirmed', { key, language: 'en', text: '' })).toEqual([
    400,
    { 'en.confirmed.subject': translate('en', 'fields', 'letter_empty') },
  ]);
  expect(await refused('/confirmed', { key: 'fact.booking', language: 'en', text: 'Trip' })).toEqual([
    400,
    { 'en.fact.booking': translate('en', 'fields', 'letter_unknown') },
  ]);
  expect((await ask<Letter>('/confirmed')).body.changed).toBe(false);
  expect((await ask('/nonsense')).status).toBe(404);
  expect((await ask('/toString', { texts: [] })).status).toBe(404);
  expect((await ask('/confirmed', { texts: Array(101).fill(good) })).status).toBe(400);
});

test('travellers read and change nothing, and an admin needs a recent sign-in to change a text', async () => {
  const texts = [{ key: 'confirmed.text', language: 'en', text: 'Karibu!' }] as const;
  for (const asked of [{}, { texts: [...texts] }, { texts: [...texts], method: 'POST' as const }]) {
    const path = 'method' in asked ? '/confirmed/preview' : '/confirmed';
    expect((await ask(path, { ...asked, as: traveller })).body.code).toBe('forbidden');
  }
  product.clock.advance(12 * 3_600_000 + 1);
  try {
    expect((await ask('/confirmed', { texts: [...texts] })).body.code).toBe('sign_in_again');
  } finally {
    product.clock.advance(-(12 * 3_600_000 + 1));
  }
});

test('every letter can be read and previewed, with no value left open', async () => {
  for (const name of letterNames) {
    const letter = (await ask<Letter>(`/${name}`)).body;
    expect(letter.title, name).not.toMatch(/\{|^$|^shared/);
    const { status, body } = await ask<LetterPreview>(`/${name}/preview`, { method: 'POST', texts: [] });
    expect(status, name).toBe(200);
    for (const lang of langs) expect(body[lang].subject + body[lang].text, name).not.toContain('{{');
  }
});

test('a preview shows what is typed and keeps nothing', async () => {
  const texts = [{ key: 'confirmed.subject', language: 'en' as const, text: '{{reference}} is yours' }];
  const { body } = await ask<LetterPreview>('/confirmed/preview', { method: 'POST', texts });
  expect(body.en.subject).toBe('BK-2026-142 is yours');
  expect(body.sw.text).toContain('Habari Amina');
  expect((await ask<Letter>('/confirmed')).body.changed).toBe(false);
});

test('a text whose values are not those of ours any more is not used', async () => {
  const row = {
    language: 'en' as const,
    key: 'restored.subject',
    text: 'Hello {{gone}}',
    changedAt: product.clock.now(),
  };
  await product.app.db.insert(letterTexts).values(row);
  expect((await restoredLetter('en')).subject).toBe('Your Twende account works again');
  await product.app.db.delete(letterTexts);
});
