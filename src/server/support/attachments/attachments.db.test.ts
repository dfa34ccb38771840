import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { people } from '#server/accounts/tables.ts';
import { photoOf } from '#server/catalogue/editing/editing.fixture.ts';
import { transaction } from '#server/db/client.ts';
import { networkLimits } from '#server/limits/network.ts';
import { supportLimits } from '#shared/support-rules.ts';
import { type MadePerson, makePerson } from '#tests/support/factories.ts';
import { smallPdf } from '#tests/support/small-pdf.ts';
import { supportOwnData } from '../own-data.ts';
import { createSupportApp, type SupportApp } from '../support.fixture.ts';
import { supportAttachments, supportTickets } from '../tables.ts';
import { attachmentsFolder } from './attachment-file.ts';
import { forgetAttachments } from './forget-attachments.ts';

const dayMs = 24 * 3_600_000;

const pdf = smallPdf();

let made: SupportApp;
let person: MadePerson;
beforeAll(async () => {
  made = await createSupportApp();
  person = await makePerson(made.app);
});
afterAll(() => made?.close());

const files = async () => (await made.app.files.list(attachmentsFolder)).length;

test('pictures and PDFs are attached, stored sealed without what a camera notes, and opened at an address for an hour', async () => {
  const taken = await sharp(await photoOf('#246'))
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .jpeg()
    .toBuffer();
  const added = [await made.upload(taken), await made.upload(pdf)];
  expect(added.map(({ status, body }) => [status, body.mediaType])).toEqual([
    [201, 'image/jpeg'],
    [201, 'application/pdf'],
  ]);
  const attachments = added.map(({ body }) => body.key);
  const { id } = (await made.send({ as: person, attachments })).body;
  const [message] = (await made.view(id, { as: person })).body.messages;
  expect(message.attachments.map(({ fileName }: { fileName: string }) => fileName)).toEqual(['photo.jpg', 'photo.pdf']);
  const [photo, paper] = await Promise.all(message.attachments.map(({ url }: { url: string }) => made.openFile(url)));
  expect([photo.statusCode, photo.headers['content-type'], photo.headers['cache-control']]).toEqual([
    ...[200, 'image/jpeg', 'private, no-store'],
  ]);
  expect((await sharp(photo.rawPayload).metadata()).exif).toBeUndefined();
  expect(paper.headers['content-disposition']).toMatch(/^attachment/);
  expect(paper.headers['content-security-policy']).toContain("default-src 'none'");
  const stored = await made.app.files.get(`${attachmentsFolder}/${message.attachments[1].id}`);
  expect(stored?.includes('%PDF')).toBe(false);
  const { url } = message.attachments[0];
  expect((await made.openFile(url.replace(/seal=.{4}/, 'seal=0000'))).statusCode).toBe(404);
  expect((await made.openFile(url.split('?')[0])).statusCode).toBe(404);
  expect((await made.openFile(url.replace(message.attachments[0].id, message.attachments[1].id))).statusCode).toBe(404);
  made.clock.advance(3_600_001);
  expect((await made.openFile(url)).statusCode).toBe(404);
});

test('a file is attached once, by whoever has its key, and not in place of another file', async () => {
  const { key } = (await made.upload(await photoOf('#369'))).body;
  const { id } = (await made.send({ as: person, attachments: [key] })).body;
  for (const attachments of [[key], ['0'.repeat(64)]]) {
    expect((await made.write(id, 'Again', { as: person, attachments })).body.code).toBe('attachment_gone');
  }
  expect((await made.view(id, { as: person })).body.messages).toHaveLength(1);
});

test('other files and broken ones are refused', async () => {
  expect((await made.upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(415);
  expect((await made.upload(pdf.subarray(0, 40))).status).toBe(400);
});

test('a file has so many bytes, and a message so many files, and not more', async () => {
  const largest = smallPdf(supportLimits.attachmentBytes);
  const taken = await made.upload(largest, { from: '10.6.0.1' });
  expect([taken.status, taken.body.bytes]).toEqual([201, supportLimits.attachmentBytes]);
  expect((await made.upload(smallPdf(supportLimits.attachmentBytes + 1), { from: '10.6.0.1' })).status).toBe(413);
  const attachments: string[] = [];
  while (attachments.length < supportLimits.attachments) attachments.push(await made.uploadedKey());
  const { id } = (await made.send({ as: person, attachments })).body;
  expect((await made.view(id, { as: person })).body.messages[0].attachments).toHaveLength(supportLimits.attachments);
  const keys = Array.from({ length: supportLimits.attachments + 1 }, (_, n) => String(n).repeat(64));
  const refused = await made.send({ as: person, attachments: keys });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['attachments']]);
});

test('one person and one network upload so many in a day', async () => {
  await made.leaveOneTry(`ticket-files:${person.id}`, supportLimits.attachmentsPerDay);
  expect((await made.upload(pdf, { as: person, from: '10.9.0.1' })).status).toBe(201);
  expect((await made.upload(pdf, { as: person, from: '10.9.0.1' })).status).toBe(429);
  const limit = { subject: 'ticket-files', most: supportLimits.attachmentsPerNetwork, periodMs: dayMs };
  const [network] = networkLimits(made.app.secrets, '10.9.0.2', limit);
  await made.leaveOneTry(String(network?.subject), limit.most);
  expect((await made.upload(pdf, { from: '10.9.0.2' })).status).toBe(201);
  expect((await made.upload(pdf, { from: '10.9.0.2' })).status).toBe(429);
});

test('what is attached to nothing goes after a day', async () => {
  await made.app.db.delete(supportAttachments);
  await made.upload(pdf, { from: '10.8.0.1' });
  made.clock.advance(dayMs - 1);
  await forgetAttachments(made.app);
  expect(await made.app.db.$count(supportAttachments)).toBe(1);
  made.clock.advance(1);
  const before = await files();
  await forgetAttachments(made.app);
  await made.drain();
  expect([await made.app.db.$count(supportAttachments), await files()]).toEqual([0, before - 1]);
});

test('with an account its tickets go, with messages and files, and those of visitors with its verified address; others stay', async () => {
  const owner = await makePerson(made.app);
  const key = await made.uploadedKey();
  await made.send({ as: owner, attachments: [key] });
  await made.send({ email: 'stays@visitor.test' });
  await made.send({
    email: owner.email.toUpperCase(),
    text: 'I cannot log in',
    attachments: [await made.uploadedKey()],
  });
  const before = await files();
  const reader = { personId: owner.id, lang: 'en' } as const;
  const told = async () => {
    const texts: string[] = [];
    for await (const row of supportOwnData.sections?.support?.(made.app, reader) ?? [])
      texts.push((row as { text: string }).text);
    return [texts, (await supportOwnData.files?.(made.app, reader))?.length];
  };
  expect(await told()).toEqual([['Where is my voucher?'], 1]);
  await made.app.db.update(people).set({ emailVerifiedAt: made.clock.now() }).where(eq(people.id, owner.id));
  expect(await told()).toEqual([['Where is my voucher?', 'I cannot log in'], 2]);
  const file = (await supportOwnData.files?.(made.app, reader))?.at(-1);
  expect([file?.name, await file?.open()]).toEqual([expect.stringMatching(/^support\/SUP-\w{6}-1-1\.pdf$/), pdf]);
  const others = await made.app.db.$count(supportTickets);
  const forgotten = { personId: owner.id, email: owner.email, noEmail: 'x', at: made.clock.now() };
  for (const _ of [1, 2]) await transaction(made.app, async (tx) => supportOwnData.forget?.(tx, forgotten));
  await made.drain();
  expect([await made.app.db.$count(supportTickets), await files()]).toEqual([others - 2, before - 2]);
});

test('with an account whose address is not verified no ticket of a visitor goes', async () => {
  const owner = await makePerson(made.app);
  await made.send({ email: owner.email });
  const all = await made.app.db.$count(supportTickets);
  const forgotten = { personId: owner.id, email: owner.email, noEmail: 'x', at: made.clock.now() };
  await transaction(made.app, async (tx) => supportOwnData.forget?.(tx, forgotten));
  expect(await made.app.db.$count(supportTickets)).toBe(all);
});
