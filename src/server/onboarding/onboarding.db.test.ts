import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { people } from '#server/accounts/tables.ts';
import { auditEntries } from '#server/audit/tables.ts';
import { createListing } from '#server/catalogue/editing/create-listing.ts';
import { getProviderService } from '#server/catalogue/editing/queries.ts';
import { services } from '#server/catalogue/tables.ts';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import { providerMembers, providers } from '#server/providers/tables.ts';
import type { Application } from '#shared/contracts/onboarding.ts';
import { type MadePerson, makePerson, makeService, signInAgain } from '#tests/support/factories.ts';
import {
  type Applicants,
  business,
  contact,
  createApplicants,
  makeApplicant,
  papers,
  place,
} from './applicants.fixture.ts';
import { submissionsPerDay } from './submit-application.ts';

let made: Applicants;
beforeAll(async () => {
  made = await createApplicants();
});
afterAll(() => made?.close());

const submit = '/api/onboarding/submit';
const stepsLeft = (application: Application | null) =>
  Object.fromEntries(application?.steps.filter(({ done }) => !done).map(({ step, missing }) => [step, missing]) ?? []);

const reject = (providerId: string, steps: string[] = ['documents']) =>
  made.app.db
    .update(providers)
    .set({
      status: 'rejected',
      rejectReason: 'The licence is of 2024.',
      rejectedSteps: steps,
      ...{ decidedAt: made.clock.now(), updatedAt: made.clock.now() },
    })
    .where(eq(providers.id, providerId));
const setStatus = (providerId: string, status: 'approved' | 'suspended') =>
  made.app.db.update(providers).set({ status }).where(eq(providers.id, providerId));
const lettersTo = async (address: string) =>
  ((await made.app.mail.mailbox?.list()) ?? []).filter(({ to }) => to === address);

describe('filling it in', () => {
  test('nothing, then step by step; each answer says what lacks', async () => {
    const person = await makePerson(made.app);
    expect((await made.call('GET', '/api/onboarding', person)).body).toEqual({ application: null });
    const begun = await made.call('PUT', '/api/onboarding/business', person, { kind: 'stay' });
    expect(begun.body.application).toEqual({
      providerId: expect.any(String),
      ...{ status: 'draft', kind: 'stay', name: '', about: { en: '', sw: '' }, place: null },
      contact: { email: person.email, phone: null, languages: [] },
      ...{ documents: [], payoutMethod: null, complete: false },
      steps: [
        { step: 'business', done: false, missing: ['name', 'about'], rejected: false },
        { step: 'place', done: false, missing: ['location'], rejected: false },
        { step: 'contact', done: false, missing: ['phone', 'languages'], rejected: false },
        { step: 'documents', done: false, missing: ['identity', 'registration', 'licence'], rejected: false },
        { step: 'payout', done: false, missing: ['payoutMethod'], rejected: false },
      ],
      ...{ submittedAt: null, decidedAt: null, rejectReason: null, rejectedSteps: [] },
    });
    const { name, about } = business;
    const named = await made.call('PUT', '/api/onboarding/business', person, { name });
    expect(stepsLeft(named.body.application).business).toEqual(['about']);
    await made.call('PUT', '/api/onboarding/business', person, { about });
    const placed = await made.call('PUT', '/api/onboarding/place', person, place);
    expect(placed.body.application).toMatchObject({ kind: 'stay', name, about, place });
    const { phone, ...rest } = contact;
    await made.call('PUT', '/api/onboarding/contact', person, rest);
    const reached = await made.call('PUT', '/api/onboarding/contact', person, { phone });
    expect(reached.body.application?.contact).toEqual({ ...rest, phone: '+254712345678' });
    expect(Object.keys(stepsLeft(reached.body.application))).toEqual(['documents', 'payout']);
    const [row] = await made.app.db.select().from(providers).where(eq(providers.email, contact.email));
    expect(row?.phoneSealed).not.toContain('12345678');
    for (const paper of papers) expect((await made.upload(person, paper)).status).toBe(201);
    const body = { channel: 'mpesa', phoneNumber: '0712345678' };
    expect((await made.call('PUT', '/api/provider/payout-method', person, body)).status).toBe(200);
    const { application } = (await made.call('GET', '/api/onboarding', person)).body;
    expect(application).toMatchObject({ complete: true, status: 'draft' });
    expect(application?.payoutMethod).toMatchObject({ channel: 'mpesa', destination: '+2547•••••678' });
    expect(application?.documents.map(({ type }) => type)).toEqual(papers.map(({ type }) => type));
  });

  test('texts from before a rule keep nothing else from being saved; changed ones are judged', async () => {
    const person = await makeApplicant(made);
    const old = { name: 'nyumba.example.com', landmark: 'See nyumba.example.com' };
    const aboutEn = 'A house with four rooms below Mount Kenya. Call 0712 345 678.';
    await made.app.db
      .update(providers)
      .set({ ...old, aboutEn })
      .where(eq(providers.id, person.providerId));
    const about = { en: aboutEn, sw: 'Nyumba yenye vyumba vinne chini ya Mlima Kenya.' };
    const put = (part: string, body: object) => made.call('PUT', `/api/onboarding/${part}`, person, body);
    const kept = await put('business', { name: old.name, about });
    expect(kept.body.application).toMatchObject({ name: old.name, about });
    const moved = { ...place, landmark: old.landmark, lat: 0.02 };
    expect((await put('place', moved)).body.application?.place).toEqual(moved);
    const refused = [
      await put('business', { name: `${old.name}.ke`, about: { ...about, sw: aboutEn } }),
      await put('place', { ...moved, location: 'nanyuki.example.com', landmark: `${old.landmark}/map` }),
    ];
    expect(refused.map(({ status, body }) => [status, Object.keys(body.fields)])).toEqual([
      [400, ['name', 'about.sw']],
      [400, ['location', 'landmark']],
    ]);
    expect(refused[0]?.body.fields['about.sw']).toContain('0712 345 678');
  });

  test('its owner is a member with all rights, and called by their own name until the business has one', async () => {
    const person = await makePerson(made.app, { name: 'Wanjiru Kamau' });
    await made.call('PUT', '/api/onboarding/business', person, { kind: 'meal' });
    const memberships = async () =>
      (
        await (
          await fetch(`${made.origin}/api/auth/me`, { headers: { authorization: `Bearer ${person.token}` } })
        ).json()
      ).user.memberships;
    expect(await memberships()).toEqual([
      { providerId: expect.any(String), name: 'Wanjiru Kamau', rights: ['manage', 'bookings', 'money'] },
    ]);
    await made.call('PUT', '/api/onboarding/business', person, { name: 'Meza ya Wanjiru' });
    expect(await memberships()).toMatchObject([{ name: 'Meza ya Wanjiru' }]);
  });

  test('one application a person, also of ten calls at the same time', async () => {
    const person = await makePerson(made.app);
    const calls = Array.from({ length: 10 }, () => made.call('PUT', '/api/onboarding/business', person, business));
    const answers = await Promise.all(calls);
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ body }) => body.application?.providerId)).size).toBe(1);
    const memberships = await made.app.db.select().from(providerMembers).where(eq(providerMembers.personId, person.id));
    expect(memberships).toHaveLength(1);
  });

  test.each([
    ['business', {}, 'kind'],
    ['business', { kind: 'boat' }, 'kind'],
    ['business', { kind: 'stay', name: 'x' }, 'name'],
    ['business', { kind: 'stay', name: 'x'.repeat(81) }, 'name'],
    ['business', { kind: 'stay', name: 'Book at evil.com' }, 'name'],
    ['business', { kind: 'stay', about: { en: 'Too short', sw: '' } }, 'about.en'],
    ['business', { kind: 'stay', about: { en: '', sw: 'Fupi' } }, 'about.sw'],
    ['business', { kind: 'stay', about: { en: `${'Rooms '.repeat(8)} https://evil.example/`, sw: '' } }, 'about.en'],
    ['business', { kind: 'stay', about: { en: 'x'.repeat(2_001), sw: '' } }, 'about.en'],
    ['place', { ...place, county: 'Zanzibar' }, 'county'],
    ['place', { ...place, lat: -6.2 }, 'lat'],
    ['place', { ...place, lat: 'north' }, 'lat'],
    ['place', { ...place, location: ' ' }, 'location'],
    ['place', { ...place, location: 'Nanyuki\u202e' }, 'location'],
    ['place', { ...place, landmark: 'x'.repeat(301) }, 'landmark'],
    ['contact', { email: 'nobody' }, 'email'],
    ['contact', { email: '' }, 'email'],
    ['contact', { phone: '+44 20 7946 0000' }, 'phone'],
    ['contact', { phone: '' }, 'phone'],
    ['contact', { languages: [] }, 'languages'],
    ['contact', { languages: ['klingon'] }, 'languages.0'],
  ])('refused: %s %j', async (part, body, field) => {
    const person = await makePerson(made.app);
    if (part !== 'business') await made.call('PUT', '/api/onboarding/business', person, { kind: 'stay' });
    const answer = await made.call('PUT', `/api/onboarding/${part}`, person, body);
    expect([answer.status, answer.body.code, Object.keys(answer.body.fields)]).toEqual([400, 'invalid_input', [field]]);
  });

  test('drafts of listings that were begun at the place before move to the new one, where guests then come', async () => {
    const person = await makePerson(made.app);
    const put = (body: object) => made.call('PUT', '/api/onboarding/place', person, { ...place, ...body });
    await made.call('PUT', '/api/onboarding/business', person, { kind: 'stay' });
    const { body } = await put({ lat: 0.017, lon: 37.074 });
    const { providerId = '' } = body.application ?? {};
    const draftOf = (category: 'guest' | 'safari') =>
      createListing(made.app, { providerId, category, title: { en: 'Garden room', sw: null } });
    const [room, safari, elsewhere] = [await draftOf('guest'), await draftOf('safari'), await draftOf('guest')];
    await made.app.db.update(services).set({ lat: 0.1, lon: 37.1 }).where(eq(services.id, elsewhere.id));
    const now = ({ id }: { id: string }) => getProviderService(made.app, made.app.db, { id, providerId });
    await put({ lat: 0.017, lon: 37.074, landmark: 'Blue gate' });
    expect(await now(room)).toEqual(room);
    await put({ lat: -0.0167, lon: 37.0736 });
    const exact = { lat: -0.0167, lon: 37.0736 };
    expect(await now(room)).toMatchObject({ place: exact, meetingPosition: exact, version: 1 });
    expect(await now(safari)).toMatchObject({ place: exact, meetingPosition: null });
    expect(await now(elsewhere)).toMatchObject({ place: { lat: 0.1, lon: 37.1 }, meetingPosition: null });
  });

  test('a place, a contact, a document and the end without a beginning are not found', async () => {
    const person = await makePerson(made.app);
    expect((await made.call('PUT', '/api/onboarding/place', person, place)).status).toBe(404);
    expect((await made.call('PUT', '/api/onboarding/contact', person, contact)).status).toBe(404);
    expect((await made.call('POST', submit, person)).status).toBe(404);
    expect((await made.upload(person)).status).toBe(404);
  });
});

describe('submitting', () => {
  test('a traveller becomes a provider at once; it is recorded, and told in their language', async () => {
    const person = await makeApplicant(made, { language: 'sw', name: 'Baraka Mwangi' });
    const { status, body } = await made.call('POST', submit, person);
    expect(status).toBe(200);
    expect(body.application).toMatchObject({ status: 'pending', submittedAt: made.clock.now().toISOString() });
    const me = await fetch(`${made.origin}/api/auth/me`, { headers: { authorization: `Bearer ${person.token}` } });
    expect((await me.json()).user.role).toBe('provider');
    const audit = await made.app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, person.providerId));
    expect(audit.filter(({ action }) => action === 'provider.submitted')).toMatchObject([
      { actorId: person.id, detail: { before: 'draft', after: 'pending', role: 'provider' } },
    ]);
    await made.drain();
    await made.drain();
    const letters = (await lettersTo(person.email)).filter(({ text }) => text.includes('/sw/onboard'));
    expect(letters.map(({ subject }) => subject)).toEqual(['Tumepokea ombi lako: Nyumba ya Mwangi']);
    expect(letters[0]?.text).toContain('Habari Baraka,');
  });

  test('without a part it is refused, and nothing changes', async () => {
    const person = await makePerson(made.app);
    await made.call('PUT', '/api/onboarding/business', person, business);
    const answer = await made.call('POST', submit, person);
    expect([answer.status, answer.body.code]).toEqual([409, 'application_incomplete']);
    const { application } = (await made.call('GET', '/api/onboarding', person)).body;
    expect(application).toMatchObject({ status: 'draft', submittedAt: null });
    const [row] = await made.app.db.select().from(people).where(eq(people.id, person.id));
    expect(row?.role).toBe('user');
  });

  test('a licence that has ended since it was uploaded does not count', async () => {
    const person = await makeApplicant(made);
    const day = 24 * 3_600_000;
    made.clock.advance(45 * day);
    try {
      const late = await signInAgain(made.app, person);
      const answer = await made.call('POST', submit, late);
      expect([answer.status, answer.body.code]).toEqual([409, 'application_incomplete']);
      const { application } = (await made.call('GET', '/api/onboarding', late)).body;
      expect(stepsLeft(application)).toEqual({ documents: ['licence'] });
    } finally {
      made.clock.advance(-45 * day);
    }
  });

  test('while it is pending nothing can be changed; ten submissions at once are one', async () => {
    const person = await makeApplicant(made);
    const answers = await Promise.all(Array.from({ length: 10 }, () => made.call('POST', submit, person)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    const closed = [
      await made.call('PUT', '/api/onboarding/business', person, { name: 'Another' }),
      await made.call('PUT', '/api/onboarding/business', person, business),
      await made.call('PUT', '/api/onboarding/place', person, place),
      await made.call('PUT', '/api/onboarding/contact', person, contact),
      await made.upload(person),
    ];
    expect(closed.map(({ status, body }) => [status, body.code])).toEqual(Array(5).fill([409, 'application_closed']));
  });

  test('one that was rejected says why, may be mended and submitted again', async () => {
    const person = await makeApplicant(made);
    await made.call('POST', submit, person);
    await reject(person.providerId);
    const rejected = (await made.call('GET', '/api/onboarding', person)).body.application;
    expect(rejected).toMatchObject({ status: 'rejected', rejectReason: 'The licence is of 2024.' });
    expect(rejected?.steps.filter(({ rejected }) => rejected).map(({ step }) => step)).toEqual(['documents']);
    made.clock.advance(1_000);
    // As whoever goes through the questions sends them: nothing is another than before.
    await made.call('PUT', '/api/onboarding/business', person, business);
    await made.call('PUT', '/api/onboarding/place', person, place);
    await made.call('PUT', '/api/onboarding/contact', person, contact);
    const unchanged = await made.call('POST', submit, person);
    expect([unchanged.status, unchanged.body.code]).toEqual([409, 'application_unchanged']);
    // The same phone is no other one where it was stored before it had a digest.
    await made.app.db.update(providers).set({ phoneKey: null }).where(eq(providers.id, person.providerId));
    await made.call('PUT', '/api/onboarding/contact', person, contact);
    expect((await made.call('POST', submit, person)).body.code).toBe('application_unchanged');
    const mended = await made.call('PUT', '/api/onboarding/business', person, { name: 'Nyumba ya Baraka' });
    expect(mended.body.application).toMatchObject({ name: 'Nyumba ya Baraka', status: 'rejected' });
    const again = await made.call('POST', submit, person);
    expect(again.body.application).toMatchObject({ status: 'pending', rejectReason: null, rejectedSteps: [] });
    expect(again.body.application?.providerId).toBe(person.providerId);
  });

  test.each([
    ['a document', async (person: MadePerson) => made.upload(person, papers[0])],
    [
      'where its money goes',
      async (person: MadePerson) =>
        made.call('PUT', '/api/provider/payout-method', person, { channel: 'mpesa', phoneNumber: '0722000111' }),
    ],
    ['a listing', async (_: MadePerson, providerId: string) => makeService(made.app, { providerId })],
    [
      'the phone',
      async (person: MadePerson) => made.call('PUT', '/api/onboarding/contact', person, { phone: '0722000222' }),
    ],
    [
      'its address, once that is confirmed',
      async (person: MadePerson) =>
        made.app.db.update(people).set({ emailVerifiedAt: made.app.clock.now() }).where(eq(people.id, person.id)),
    ],
  ])('one that was rejected is mended by another state of %s', async (_, mend) => {
    const person = await makeApplicant(made);
    await made.call('POST', submit, person);
    await reject(person.providerId);
    made.clock.advance(1_000);
    expect((await made.call('POST', submit, person)).body.code).toBe('application_unchanged');
    await mend(person, person.providerId);
    expect((await made.call('POST', submit, person)).status).toBe(200);
  });

  test(`at most ${submissionsPerDay} submissions of one person a day`, async () => {
    const person = await makeApplicant(made);
    const tried: number[] = [];
    for (let index = 0; index <= submissionsPerDay; index++) {
      made.clock.advance(1);
      await made.call('PUT', '/api/onboarding/business', person, { name: `Nyumba ${index}` });
      tried.push((await made.call('POST', submit, person)).status);
      await reject(person.providerId);
    }
    expect(tried).toEqual([...Array(submissionsPerDay).fill(200), 429]);
    const { application } = (await made.call('GET', '/api/onboarding', person)).body;
    expect(application?.status).toBe('rejected');
  });

  test('letters to an address that is not verified are two a day', async () => {
    const person = await makeApplicant(made);
    for (let index = 0; index < 4; index++) {
      await made.call('PUT', '/api/onboarding/business', person, { name: `Nyumba ${index}` });
      await made.call('POST', submit, person);
      await made.drain();
      await reject(person.providerId);
      made.clock.advance(1_000);
    }
    const received = (await lettersTo(person.email)).filter(({ subject }) => subject.includes('received'));
    expect(received).toHaveLength(2);
  });
});

describe('who', () => {
  test('visitors and suspended people are asked to sign in', async () => {
    const suspended = await makeApplicant(made);
    await made.app.db.update(people).set({ suspendedAt: made.clock.now() }).where(eq(people.id, suspended.id));
    await made.app.kept.sessions.drop();
    for (const person of [undefined, suspended]) {
      expect((await made.call('GET', '/api/onboarding', person)).status).toBe(401);
      expect((await made.call('PUT', '/api/onboarding/business', person, business)).status).toBe(401);
      expect((await made.call('POST', submit, person)).status).toBe(401);
    }
  });

  test('an admin may apply, too, and stays an admin', async () => {
    const admin = await makeApplicant(made, { role: 'admin' });
    expect((await made.call('POST', submit, admin)).status).toBe(200);
    const [row] = await made.app.db.select().from(people).where(eq(people.id, admin.id));
    expect(row?.role).toBe('admin');
  });

  test('a member with `manage` has the same application, without `money` no payout method; others have none', async () => {
    const owner = await makeApplicant(made);
    const [manager, clerk] = [await makePerson(made.app), await makePerson(made.app)];
    await addProviderMember(made.app, owner.providerId, { personId: manager.id, rights: ['manage'] });
    await addProviderMember(made.app, owner.providerId, { personId: clerk.id, rights: ['bookings', 'money'] });
    const { application } = (await made.call('GET', '/api/onboarding', manager)).body;
    expect(application).toMatchObject({ providerId: owner.providerId, payoutMethod: null, complete: true });
    expect((await made.call('GET', '/api/onboarding', clerk)).body.application).toBeNull();
    expect((await made.call('PUT', '/api/onboarding/place', clerk, place)).status).toBe(404);
    // Their own, beside it.
    const own = await made.call('PUT', '/api/onboarding/business', clerk, business);
    expect(own.body.application?.providerId).not.toBe(owner.providerId);
  });

  test('whoever was approved sees that, cannot change it here, and may begin another', async () => {
    const person = await makeApplicant(made);
    await made.call('POST', submit, person);
    await setStatus(person.providerId, 'approved');
    expect((await made.call('GET', '/api/onboarding', person)).body.application?.status).toBe('approved');
    expect((await made.call('PUT', '/api/onboarding/place', person, place)).body.code).toBe('application_closed');
    expect((await made.call('POST', submit, person)).body.code).toBe('application_closed');
    expect((await made.call('PUT', '/api/onboarding/business', person, { name: 'Other' })).status).toBe(400);
    const other = await made.call('PUT', '/api/onboarding/business', person, { ...business, name: 'Second house' });
    expect(other.body.application).toMatchObject({ status: 'draft', name: 'Second house' });
    await setStatus(other.body.application?.providerId ?? '', 'suspended');
    expect((await made.call('GET', '/api/onboarding', person)).body.application?.status).toBe('suspended');
  });
});
