import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { people } from '#server/accounts/tables.ts';
import { bookings } from '#server/bookings/tables.ts';
import { services } from '#server/catalogue/tables.ts';
import { newId } from '#server/db/columns.ts';
import { networkLimits } from '#server/limits/network.ts';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import { providers } from '#server/providers/tables.ts';
import { messageLimits } from '#shared/message-rules.ts';
import { type MadePerson, makeBooking, makePerson, makeService } from '#tests/support/factories.ts';
import { forgetConversations } from './forget-conversations.ts';
import { createMessagingApp, type MessagingApp, networkOf } from './messaging.fixture.ts';
import { enquiriesPerNetwork, enquiriesToProvider, unverifiedToProvider } from './open-conversation.ts';
import { conversations, messages } from './tables.ts';

const dayMs = 24 * 3_600_000;

let made: MessagingApp;
beforeAll(async () => {
  made = await createMessagingApp();
});
afterAll(() => made?.close());

const verify = ({ id }: MadePerson) =>
  made.app.db.update(people).set({ emailVerifiedAt: made.clock.now() }).where(eq(people.id, id));

const call = ((...asked) => made.call(...asked)) as MessagingApp['call'];
const makeParties = ((...asked) => made.makeParties(...asked)) as MessagingApp['makeParties'];
const showProfile = ((...asked) => made.showProfile(...asked)) as MessagingApp['showProfile'];
const leaveOneTry = ((...asked) => made.leaveOneTry(...asked)) as MessagingApp['leaveOneTry'];
const openEnquiry = ((...asked) => made.openEnquiry(...asked)) as MessagingApp['openEnquiry'];
const send = ((...asked) => made.send(...asked)) as MessagingApp['send'];
const read = ((...asked) => made.read(...asked)) as MessagingApp['read'];
const confirm = ((...asked) => made.confirm(...asked)) as MessagingApp['confirm'];
const markRead = (who: MadePerson, id: string, number: number) =>
  call('POST', `/api/conversations/${id}/read`, who, { upTo: number });
const unread = async (who: MadePerson) => (await call('GET', '/api/messages/unread', who)).body;

describe('an enquiry', () => {
  test('is one for each traveller and listing, and in no list before somebody writes', async () => {
    const { traveller, member, serviceId, providerId } = await makeParties();
    const id = await openEnquiry(traveller, serviceId);
    expect(await openEnquiry(traveller, serviceId)).toBe(id);
    expect((await call('GET', '/api/conversations', traveller)).body.items).toEqual([]);
    expect((await send(traveller, id, ' Hello, is there a cot? \r\n')).body).toMatchObject({
      ...{ number: 1, side: 'traveller', own: true, author: null, text: 'Hello, is there a cot?', lang: 'en' },
      hidden: false,
    });
    const [own] = (await call('GET', '/api/conversations', traveller)).body.items;
    expect(own).toEqual({
      ...{ id, side: 'traveller', provider: { id: providerId, name: 'Savanna Trails' } },
      traveller: { name: 'Nekesa Wafula', avatar: null },
      service: { id: serviceId, title: 'Mara dawn drive', textLang: 'en', listed: true },
      ...{ booking: null, unread: false, contacts: false, open: true, otherRead: 0 },
      last: { text: 'Hello, is there a cot?', lang: 'en', side: 'traveller', pictures: 0, removed: false },
      lastMessageAt: made.clock.now().toISOString(),
    });
    const [theirs] = (await call('GET', '/api/provider/conversations', member)).body.items;
    expect(theirs).toMatchObject({ id, side: 'provider', traveller: { name: null, avatar: null }, unread: true });
  });

  test('names the traveller to the provider if they show their profile, or once they have a confirmed booking', async () => {
    const { traveller, member, serviceId } = await makeParties();
    const id = await openEnquiry(traveller, serviceId);
    const nameFor = async (who: MadePerson) => (await call('GET', `/api/conversations/${id}`, who)).body.traveller.name;
    expect(await nameFor(member)).toBeNull();
    await showProfile(traveller, true);
    expect(await nameFor(member)).toBe('Nekesa Wafula');
    await showProfile(traveller, false);
    await confirm((await makeBooking(made.app, { person: traveller, serviceId })).id);
    expect(await nameFor(member)).toBe('Nekesa Wafula');
  });

  test('about a listing that is not offered is a 404; who asked before can go on', async () => {
    const { traveller, serviceId } = await makeParties();
    const other = await makePerson(made.app);
    const id = await openEnquiry(traveller, serviceId);
    await made.app.db.update(services).set({ listed: false }).where(eq(services.id, serviceId));
    expect((await call('POST', `/api/services/${serviceId}/conversation`, other)).status).toBe(404);
    expect(await openEnquiry(traveller, serviceId)).toBe(id);
    expect((await send(traveller, id, 'Are you still there?')).status).toBe(201);
  });

  test('shows the picture of the traveller by its address, to the provider only if they show their profile', async () => {
    const { traveller, member, serviceId } = await makeParties();
    const id = await openEnquiry(traveller, serviceId);
    await made.app.db.update(people).set({ avatar: 'ab12' }).where(eq(people.id, traveller.id));
    const avatarFor = async (who: MadePerson) =>
      (await call('GET', `/api/conversations/${id}`, who)).body.traveller.avatar;
    expect([await avatarFor(traveller), await avatarFor(member)]).toEqual(['/avatars/ab12', null]);
    await showProfile(traveller, true);
    expect([await avatarFor(traveller), await avatarFor(member)]).toEqual(['/avatars/ab12', '/avatars/ab12']);
  });

  test('is not made by members of the provider', async () => {
    const { member, serviceId } = await makeParties();
    expect((await call('POST', `/api/services/${serviceId}/conversation`, member)).status).toBe(403);
  });

  test.each([
    { isVerified: true, most: messageLimits.enquiriesPerDay },
    { isVerified: false, most: messageLimits.enquiriesUnverified },
  ])(
    'is made $most times a day (address verified: $isVerified); known ones are opened',
    async ({ isVerified, most }) => {
      const { traveller, serviceId, providerId } = await makeParties();
      if (isVerified) await verify(traveller);
      const others = await Promise.all(Array.from({ length: most }, () => makeService(made.app, { providerId })));
      for (const { id } of others) expect(await openEnquiry(traveller, id)).toBeDefined();
      const refused = await call('POST', `/api/services/${serviceId}/conversation`, traveller);
      expect([refused.status, refused.body.code]).toEqual([429, 'too_many_tries']);
      expect((await call('POST', `/api/services/${others[0]?.id}/conversation`, traveller)).status).toBe(200);
    },
  );

  test('of people whose address is not verified reaches a provider 20 times a day, others 100 times', async () => {
    const { traveller, serviceId, providerId } = await makeParties();
    await leaveOneTry(`enquiries-unverified-to:${providerId}`, unverifiedToProvider);
    const { most, periodMs } = enquiriesToProvider;
    // As after all but two.
    await leaveOneTry(`enquiries-to:${providerId}`, { most: most / 2, periodMs });
    const open = async (who: MadePerson) => (await call('POST', `/api/services/${serviceId}/conversation`, who)).status;
    expect(await open(await makePerson(made.app))).toBe(200);
    expect(await open(traveller)).toBe(429);
    await verify(traveller);
    expect(await open(traveller)).toBe(200);
    const last = await makePerson(made.app);
    await verify(last);
    expect(await open(last)).toBe(429);
  });

  test('is made 40 times an hour from one network, whoever asks', async () => {
    const [{ serviceId }, traveller, other] = [
      await makeParties(),
      await makePerson(made.app),
      await makePerson(made.app),
    ];
    const [limit] = networkLimits(made.app.secrets, networkOf(traveller), {
      subject: 'enquiries',
      ...enquiriesPerNetwork,
    });
    if (!limit) throw new Error('no limit');
    await leaveOneTry(limit.subject, limit);
    const open = (who: MadePerson) =>
      made.fastify.inject({
        ...{ method: 'POST', url: `/api/services/${serviceId}/conversation` },
        ...{ headers: { authorization: `Bearer ${who.token}` }, remoteAddress: networkOf(traveller) },
      });
    expect((await open(traveller)).statusCode).toBe(200);
    expect((await open(other)).statusCode).toBe(429);
    expect((await call('POST', `/api/services/${serviceId}/conversation`, other)).status).toBe(200);
  });
});

describe('contact details', () => {
  const text = 'Call me: 0712 345 678 or amina@example.com';
  const masked = 'Call me: ••• or •••';

  test('are hidden from the other side until a booking is confirmed, and the writer is told', async () => {
    const { traveller, member, serviceId } = await makeParties();
    const { id: bookingId } = await makeBooking(made.app, { person: traveller, serviceId });
    const { id } = (await call('POST', `/api/bookings/${bookingId}/conversation`, member)).body;
    expect((await call('POST', `/api/bookings/${bookingId}/conversation`, traveller)).body.id).toBe(id);
    await send(traveller, id, text);
    expect(await read(traveller, id)).toMatchObject([{ text, hidden: true }]);
    expect(await read(member, id)).toMatchObject([{ text: masked, hidden: true }]);
    const lastFor = async () => (await call('GET', `/api/conversations/${id}`, member)).body.last.text;
    expect(await lastFor()).toBe(masked);
    await send(member, id, text);
    expect(await read(traveller, id)).toMatchObject([{ text: masked, author: null }, { text }]);
    expect((await read(member, id))[0]).toMatchObject({ text, author: 'Baraka' });
    await confirm(bookingId);
    expect(await read(member, id)).toMatchObject([{ text }, { text, hidden: false }]);
    expect(await read(traveller, id)).toMatchObject([{ text }, { text }]);
    expect(await lastFor()).toBe(text);
  });

  test('stay hidden from another provider of the same traveller', async () => {
    const [one, other] = [await makeParties(), await makeParties()];
    await confirm((await makeBooking(made.app, { person: one.traveller, serviceId: one.serviceId })).id);
    const id = await openEnquiry(one.traveller, other.serviceId);
    await send(one.traveller, id, text);
    expect(await read(other.member, id)).toMatchObject([{ text: masked }]);
  });
});

describe('who may', () => {
  test('read and write: the traveller and members with the right `bookings`; for others it is not found', async () => {
    const { traveller, member, providerId, serviceId } = await makeParties();
    const id = await openEnquiry(traveller, serviceId);
    const accountant = await makePerson(made.app);
    await addProviderMember(made.app, providerId, { personId: accountant.id, rights: ['money', 'manage'] });
    const stranger = (await makeParties()).member;
    const admin = await makePerson(made.app, { role: 'admin' });
    for (const who of [accountant, stranger, admin]) {
      const tries = await Promise.all([
        call('GET', `/api/conversations/${id}`, who),
        call('GET', `/api/conversations/${id}/messages`, who),
        send(who, id, 'Hello'),
        markRead(who, id, 1),
      ]);
      expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
    expect((await call('GET', `/api/conversations/${id}`)).status).toBe(401);
    expect((await call('GET', '/api/provider/conversations', accountant)).status).toBe(403);
    expect((await send(member, id, 'Welcome')).status).toBe(201);
  });

  test('nobody writes while the provider is suspended; both still read', async () => {
    const { traveller, member, providerId, serviceId } = await makeParties();
    const id = await openEnquiry(traveller, serviceId);
    await send(traveller, id, 'Hello');
    await made.app.db.update(providers).set({ status: 'suspended' }).where(eq(providers.id, providerId));
    for (const who of [traveller, member]) {
      expect(await send(who, id, 'Hello?')).toMatchObject({ status: 409, body: { code: 'conversation_closed' } });
      expect((await call('GET', `/api/conversations/${id}`, who)).body.open).toBe(false);
      expect(await read(who, id)).toHaveLength(1);
    }
  });

  test('nor to a traveller who is suspended', async () => {
    const { traveller, member, serviceId } = await makeParties();
    const id = await openEnquiry(traveller, serviceId);
    await made.app.db.update(people).set({ suspendedAt: made.clock.now() }).where(eq(people.id, traveller.id));
    expect((await send(member, id, 'Hello')).body.code).toBe('conversation_closed');
  });
});

describe('sending', () => {
  test('again under the same id sends once, also at the same time, and counts once', async () => {
    const { traveller, serviceId } = await makeParties();
    const id = await openEnquiry(traveller, serviceId);
    const clientId = newId();
    const sent = await Promise.all(Array.from({ length: 6 }, () => send(traveller, id, 'Hello', clientId)));
    expect(new Set(sent.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await read(traveller, id)).toHaveLength(1);
    for (let sentNow = 1; sentNow < messageLimits.perMinute; sentNow++) await send(traveller, id, 'Again');
    expect(await send(traveller, id, 'Too many')).toMatchObject({ status: 429, body: { code: 'too_many_tries' } });
    made.clock.advance(3_000);
    expect((await send(traveller, id, 'A little later')).status).toBe(201);
  });

  test('something else under an id that was sent is refused, so that nobody takes a change for sent', async () => {
    const { traveller, serviceId } = await makeParties();
    const id = await openEnquiry(traveller, serviceId);
    const clientId = newId();
    await send(traveller, id, 'Helo', clientId);
    expect(await send(traveller, id, 'Hello', clientId)).toMatchObject({ status: 409, body: { code: 'message_sent' } });
    expect(await read(traveller, id)).toMatchObject([{ text: 'Helo' }]);
  });

  test('at the same time numbers messages without gaps', async () => {
    const { traveller, member, serviceId } = await makeParties();
    const id = await openEnquiry(traveller, serviceId);
    await Promise.all([traveller, member, traveller, member, traveller].map((who) => send(who, id, 'Hello')));
    expect((await read(member, id)).map(({ number }: { number: number }) => number)).toEqual([5, 4, 3, 2, 1]);
  });

  test('stops at 300 a day', async () => {
    const { traveller, serviceId } = await makeParties();
    const id = await openEnquiry(traveller, serviceId);
    await leaveOneTry(`messages-day:${traveller.id}`, { most: messageLimits.perDay, periodMs: dayMs });
    expect((await send(traveller, id, 'The last one')).status).toBe(201);
    expect(await send(traveller, id, 'One more')).toMatchObject({ status: 429, body: { code: 'too_many_tries' } });
  });

  test.each([
    ['nothing', { text: '  \u200b ' }],
    ['signs that only change others', { text: '\ufe0f \u200d\n\ufe0e' }],
    ['2,001 characters', { text: 'x'.repeat(2_001) }],
    ['no id', { text: 'Hello', clientId: 'x' }],
  ])('%s is refused', async (_, body) => {
    const { traveller, serviceId } = await makeParties();
    const id = await openEnquiry(traveller, serviceId);
    const refused = await call('POST', `/api/conversations/${id}/messages`, traveller, { clientId: newId(), ...body });
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  });
});

describe('what is stored', () => {
  const rowsOf = (id: string) => made.app.db.select().from(messages).where(eq(messages.conversationId, id));

  test('is sealed', async () => {
    const { traveller, serviceId } = await makeParties();
    const id = await openEnquiry(traveller, serviceId);
    await send(traveller, id, 'We are at Kimathi Street');
    const [row] = await rowsOf(id);
    expect(JSON.stringify(row)).not.toContain('Kimathi');
    expect(made.app.secrets.open(row?.textSealed ?? '')).toBe('We are at Kimathi Street');
  });

  test('is deleted 180 days after the last message, of a booking not before 180 days after its trip', async () => {
    const { traveller, member, serviceId } = await makeParties();
    const { id: bookingId } = await makeBooking(made.app, { person: traveller, serviceId });
    const ofTrip = (await call('POST', `/api/bookings/${bookingId}/conversation`, traveller)).body.id;
    const [old, young] = [await openEnquiry(traveller, serviceId), await makeParties()];
    const youngId = await openEnquiry(young.traveller, young.serviceId);
    for (const id of [ofTrip, old]) await send(traveller, id, 'Hello');
    await send(young.traveller, youngId, 'Hello');
    const since = (days: number) => new Date(made.clock.now().getTime() - days * dayMs);
    const age = (id: string, days: number) =>
      made.app.db
        .update(conversations)
        .set({ lastMessageAt: since(days) })
        .where(eq(conversations.id, id));
    const over = (days: number) =>
      made.app.db
        .update(bookings)
        .set({ completesAt: since(days) })
        .where(eq(bookings.id, bookingId));
    await Promise.all([age(ofTrip, 300), age(old, 181), age(youngId, 179), over(179)]);
    for (let run = 0; run < 2; run += 1) await forgetConversations(made.app);
    expect(await rowsOf(old)).toEqual([]);
    expect((await call('GET', `/api/conversations/${old}`, traveller)).status).toBe(404);
    expect(await read(member, ofTrip)).toHaveLength(1);
    expect(await read(young.traveller, youngId)).toHaveLength(1);
    await Promise.all([age(ofTrip, 179), over(181)]);
    await forgetConversations(made.app);
    expect(await rowsOf(ofTrip)).toHaveLength(1);
    await age(ofTrip, 181);
    await forgetConversations(made.app);
    expect(await rowsOf(ofTrip)).toEqual([]);
    const again = (await call('POST', `/api/bookings/${bookingId}/conversation`, traveller)).body.id;
    expect((await send(traveller, again, 'A new one')).body.number).toBe(1);
  });
});

describe('unread marks', () => {
  test('are counted on each side, and go when the last message is read', async () => {
    const { traveller, member, serviceId, providerId } = await makeParties();
    const id = await openEnquiry(traveller, serviceId);
    await send(traveller, id, 'Hello');
    await send(traveller, id, 'Anybody there?');
    expect(await unread(member)).toEqual({ own: 0, providers: [{ providerId, unread: 1 }] });
    expect(await unread(traveller)).toEqual({ own: 0, providers: [] });
    await markRead(member, id, 1);
    expect((await unread(member)).providers).toEqual([{ providerId, unread: 1 }]);
    expect((await call('GET', '/api/provider/conversations?only=unread', member)).body.total).toBe(1);
    await markRead(member, id, 2);
    expect((await unread(member)).providers).toEqual([{ providerId, unread: 0 }]);
    expect((await call('GET', '/api/provider/conversations?only=unread', member)).body.items).toEqual([]);
    expect((await call('GET', `/api/conversations/${id}`, traveller)).body.otherRead).toBe(2);
    await send(member, id, 'Yes');
    expect((await unread(traveller)).own).toBe(1);
  });

  test('of what comes while somebody marks as read stay', async () => {
    const { traveller, member, serviceId } = await makeParties();
    const id = await openEnquiry(traveller, serviceId);
    await send(traveller, id, 'One');
    await Promise.all([send(traveller, id, 'Two'), markRead(member, id, 1), markRead(member, id, 0)]);
    const [row] = await made.app.db.select().from(conversations).where(eq(conversations.id, id));
    expect(row).toMatchObject({ messageCount: 2, travellerLast: 2, providerRead: 1 });
    expect(row?.providerLetterAt).not.toBeNull();
    await markRead(member, id, 1_000);
    const [after] = await made.app.db.select().from(conversations).where(eq(conversations.id, id));
    expect(after).toMatchObject({ providerRead: 2, providerLetterAt: null });
  });
});

describe('saved replies', () => {
  const path = '/api/provider/saved-replies';
  const reply = { title: 'How to find us', text: 'We are beside the market.' };

  test('are those of a provider: made, changed, deleted', async () => {
    const [{ member }, { member: stranger }] = [await makeParties(), await makeParties()];
    const { body: saved } = await call('POST', path, member, reply);
    expect(saved).toEqual({ id: saved.id, ...reply });
    expect((await call('POST', path, member, { ...reply, title: 'HOW to find us' })).body.code).toBe('reply_known');
    expect((await call('PUT', `${path}/${saved.id}`, stranger, reply)).status).toBe(404);
    expect((await call('DELETE', `${path}/${saved.id}`, stranger)).status).toBe(404);
    const changed = { title: 'How to find us', text: 'We are beside the station.' };
    expect((await call('PUT', `${path}/${saved.id}`, member, changed)).body.text).toBe(changed.text);
    expect((await call('GET', path, member)).body.items).toEqual([{ id: saved.id, ...changed }]);
    expect((await call('DELETE', `${path}/${saved.id}`, member)).status).toBe(200);
    expect((await call('GET', path, member)).body.items).toEqual([]);
  });

  test('are 20 at most, also of several at once', async () => {
    const { member } = await makeParties();
    const made20 = await Promise.all(
      Array.from({ length: messageLimits.replies + 1 }, (_, at) =>
        call('POST', path, member, { ...reply, title: `Reply ${at}` }),
      ),
    );
    expect(made20.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(made20.find(({ status }) => status !== 201)?.body.code).toBe('replies_full');
  });
});
