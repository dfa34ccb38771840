import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { photoOf } from '#server/catalogue/editing/editing.fixture.ts';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { pictures as publicPictures } from '#server/pictures/tables.ts';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import { providers } from '#server/providers/tables.ts';
import { messageLimits } from '#shared/message-rules.ts';
import { makePerson } from '#tests/support/factories.ts';
import { forgetConversations } from '../forget-conversations.ts';
import { createMessagingApp, type MessagingApp } from '../messaging.fixture.ts';
import { messagingOwnData } from '../own-data.ts';
import { conversations, messagePictures } from '../tables.ts';
import { forgetPictures } from './forget-pictures.ts';
import { picturesFolder } from './picture-file.ts';

const dayMs = 24 * 3_600_000;

let made: MessagingApp;
beforeAll(async () => {
  made = await createMessagingApp();
});
afterAll(() => made?.close());

const uploaded = async (who: Parameters<MessagingApp['upload']>[0], id: string, colour = '#369'): Promise<string> =>
  (await made.upload(who, id, await photoOf(colour))).body.id;
const filesOf = async (id: string) =>
  (await made.app.files.list(picturesFolder)).filter(({ key }) => key.includes(id)).length;

test('a photo is sent with its description, read by both sides, and stored sealed without what the camera notes', async () => {
  const { traveller, member, id } = await made.makeBooked();
  const taken = await sharp(await photoOf('#246', { width: 2_400, height: 1_200 }))
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '1/1 17/1 0/1' } })
    .jpeg()
    .toBuffer();
  const publicBefore = await made.app.db.$count(publicPictures);
  const added = await made.upload(traveller, id, taken);
  expect(added).toMatchObject({ status: 201, body: { width: 1_600, height: 800 } });
  const picture = added.body.id;
  const { status, body: message } = await made.sendPhotos(traveller, id, [picture], { alt: 'The gate' });
  const expected = [{ id: picture, width: 1_600, height: 800, alt: 'The gate' }];
  expect([status, message.text, message.pictures]).toEqual([201, '', expected]);
  expect((await made.read(member, id))[0].pictures).toEqual(expected);
  const [listed] = (await made.call('GET', '/api/provider/conversations', member)).body.items;
  expect(listed.last).toEqual({ text: '', lang: null, side: 'traveller', pictures: 1, removed: false });
  for (const who of [traveller, member]) {
    const [large, small] = [await made.open(who, id, picture, 'large'), await made.open(who, id, picture)];
    expect([large.statusCode, large.headers['cache-control']]).toEqual([200, 'private, no-store']);
    const facts = await sharp(large.rawPayload).metadata();
    expect([facts.format, facts.width, facts.exif]).toEqual(['webp', 1_600, undefined]);
    expect((await sharp(small.rawPayload).metadata()).width).toBe(480);
  }
  const [row] = await made.app.db.select().from(messagePictures).where(eq(messagePictures.id, picture));
  expect(row?.altSealed).not.toContain('gate');
  const stored = await made.app.files.get(`${picturesFolder}/${picture}.large`);
  expect(stored?.includes('WEBP')).toBe(false);
  expect(await made.app.db.$count(publicPictures)).toBe(publicBefore);
});

test('nobody else opens a photo, in whichever conversation they ask for it, nor anybody one that is not sent', async () => {
  const [{ traveller, member, id, providerId }, other] = [await made.makeBooked(), await made.makeBooked()];
  const picture = await uploaded(traveller, id);
  const status = async (...asked: Parameters<MessagingApp['open']>) => (await made.open(...asked)).statusCode;
  expect([await status(traveller, id, picture), await status(member, id, picture)]).toEqual([200, 404]);
  await made.sendPhotos(traveller, id, [picture]);
  const accountant = await makePerson(made.app);
  await addProviderMember(made.app, providerId, { personId: accountant.id, rights: ['money', 'manage'] });
  const admin = await makePerson(made.app, { role: 'admin' });
  for (const who of [accountant, admin, other.traveller, other.member]) {
    expect(await status(who, id, picture)).toBe(404);
    expect((await made.upload(who, id, await photoOf('#135'))).status).toBe(404);
  }
  expect(await status(other.traveller, other.id, picture)).toBe(404);
  expect(await status(traveller, id, newId())).toBe(404);
  expect(await status(traveller, id, 'x')).toBe(404);
  expect(await status(undefined, id, picture)).toBe(401);
});

test('before a booking is paid no photo is taken, since it can show a phone number', async () => {
  const { traveller, member, serviceId } = await made.makeParties();
  const id = await made.openEnquiry(traveller, serviceId);
  for (const who of [traveller, member]) {
    const refused = await made.upload(who, id, await photoOf('#357'));
    expect(refused).toMatchObject({ status: 409, body: { code: 'pictures_before_booking' } });
  }
});

test('nor where nobody can write', async () => {
  const { traveller, providerId, id } = await made.makeBooked();
  await made.app.db.update(providers).set({ status: 'suspended' }).where(eq(providers.id, providerId));
  expect((await made.upload(traveller, id, await photoOf('#357'))).body.code).toBe('conversation_closed');
});

test('one that is another’s, of another conversation, sent before or removed cannot be sent', async () => {
  const [{ traveller, member, id }, other] = [await made.makeBooked(), await made.makeBooked()];
  const gone = await uploaded(traveller, id);
  const remove = (who: typeof traveller, picture: string) =>
    made.call('DELETE', `/api/conversations/${id}/pictures/${picture}`, who);
  expect((await remove(member, gone)).status).toBe(404);
  expect((await remove(traveller, gone)).status).toBe(200);
  await made.drain();
  expect(await filesOf(gone)).toBe(0);
  const sent = await uploaded(traveller, id);
  await made.sendPhotos(traveller, id, [sent]);
  expect((await remove(traveller, sent)).status).toBe(404);
  for (const picture of [gone, sent, await uploaded(member, id), await uploaded(other.traveller, other.id)]) {
    const refused = await made.sendPhotos(traveller, id, [picture], { text: 'Look' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'message_picture_gone' } });
  }
  expect(await made.read(traveller, id)).toHaveLength(1);
});

test('a message has five at most, each once, and one with photos that is sent again is sent once', async () => {
  const { traveller, id } = await made.makeBooked();
  const ids: string[] = [];
  for (let number = 0; number <= messageLimits.pictures; number++) ids.push(await uploaded(traveller, id));
  expect((await made.sendPhotos(traveller, id, ids)).status).toBe(400);
  const [first = '', ...others] = ids;
  expect((await made.sendPhotos(traveller, id, [first, first])).status).toBe(400);
  const clientId = newId();
  const sent = await made.sendPhotos(traveller, id, others, { clientId });
  expect(sent.body.pictures.map((picture: { id: string }) => picture.id)).toEqual(others);
  expect((await made.sendPhotos(traveller, id, others, { clientId })).body.id).toBe(sent.body.id);
  expect((await made.sendPhotos(traveller, id, [first], { clientId })).body.code).toBe('message_sent');
});

test('a person uploads 50 a day, whatever becomes of them', async () => {
  const { traveller, id } = await made.makeBooked();
  const { picturesPerDay: most } = messageLimits;
  await made.leaveOneTry(`message-pictures:${traveller.id}`, { most, periodMs: dayMs });
  const tiny = await photoOf('#111', { width: 20, height: 20 });
  expect((await made.upload(traveller, id, tiny)).status).toBe(400);
  expect((await made.upload(traveller, id, tiny)).body.code).toBe('too_many_tries');
});

test('what is not sent within a day is removed, and what is sent stays', async () => {
  const { traveller, id } = await made.makeBooked();
  const [unsent, sent] = [await uploaded(traveller, id), await uploaded(traveller, id)];
  await made.sendPhotos(traveller, id, [sent]);
  made.clock.advance(dayMs - 1);
  await forgetPictures(made.app);
  expect((await made.open(traveller, id, unsent)).statusCode).toBe(200);
  made.clock.advance(1);
  for (let run = 0; run < 2; run += 1) await forgetPictures(made.app);
  await made.drain();
  expect([await filesOf(unsent), await filesOf(sent)]).toEqual([0, 2]);
  expect((await made.open(traveller, id, sent)).statusCode).toBe(200);
});

test('photos end with their conversation, and with the account of the traveller', async () => {
  const [old, deleted] = [await made.makeBooked(), await made.makeBooked()];
  const ofOld = await uploaded(old.traveller, old.id);
  await made.sendPhotos(old.traveller, old.id, [ofOld]);
  const past = new Date(made.clock.now().getTime() - 181 * dayMs);
  await made.app.db
    .update(conversations)
    .set({ lastMessageAt: past, bookingId: null })
    .where(eq(conversations.id, old.id));
  await forgetConversations(made.app);
  const own = await uploaded(deleted.traveller, deleted.id);
  const theirs = await uploaded(deleted.member, deleted.id);
  await made.sendPhotos(deleted.traveller, deleted.id, [own], { text: 'Here' });
  const { personId, at } = { personId: deleted.traveller.id, at: made.clock.now() };
  const files = await messagingOwnData.files?.(made.app, { personId, lang: 'en' });
  expect(files?.map(({ name }) => name)).toEqual([expect.stringMatching(/^message-photos\/[0-9a-f-]{36}-1\.webp$/)]);
  expect((await sharp(await files?.[0]?.open()).metadata()).format).toBe('webp');
  await transaction(made.app, async (tx) => messagingOwnData.forget?.(tx, { personId, email: '', noEmail: '', at }));
  await made.drain();
  expect(await Promise.all([ofOld, own, theirs].map(filesOf))).toEqual([0, 0, 0]);
});
