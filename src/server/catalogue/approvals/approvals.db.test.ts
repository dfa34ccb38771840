import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditEntries } from '#server/audit/tables.ts';
import { newId } from '#server/db/columns.ts';
import { providers } from '#server/providers/tables.ts';
import { makePerson } from '#tests/support/factories.ts';
import { approveProvider } from '../approve-provider.ts';
import { approveService } from '../approve-service.ts';
import { serviceChanges, services } from '../tables.ts';
import { type ApprovalApp, applyAs, createApprovalApp, proposeMove, submitListing } from './approvals.fixture.ts';

let product: ApprovalApp;
beforeAll(async () => {
  product = await createApprovalApp();
});
afterAll(() => product?.close());
beforeEach(() => product.clock.advance(1_000));

const { get, post, versionOf } = {
  get: (url: string, who?: { token: string }) => product.get(url, who),
  post: (path: string, body: object, headers?: Record<string, string>) => product.post(path, body, headers),
  versionOf: (path: string) => product.versionOf(path),
};
const rowOf = async (id: string) => {
  const [row] = await product.app.db.select().from(services).where(eq(services.id, id));
  return row;
};
const providerOf = async (id: string) => {
  const [row] = await product.app.db.select().from(providers).where(eq(providers.id, id));
  return row;
};
const auditOf = async (id: string) => {
  const rows = await product.app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  return rows.filter(({ action }) => action !== 'provider.viewed').map(({ action, detail }) => ({ action, detail }));
};
const codeOf = async (answer: ReturnType<typeof post>) => [(await answer).statusCode, (await answer).json().code];

/** An approved provider with an approved listing, and a person who manages both. */
async function withListing() {
  const { id: providerId, people } = await applyAs(product);
  const serviceId = await submitListing(product, { providerId });
  await approveProvider(product.app, product.admin, providerId);
  await approveService(product.app, product.admin, serviceId);
  return { providerId, serviceId, managerId: people[0]?.id ?? '' };
}

/** Ends all waiting, so that a test counts what it adds. */
async function clearQueue() {
  await product.app.db.update(providers).set({ status: 'draft' }).where(eq(providers.status, 'pending'));
  await product.app.db.update(services).set({ status: 'draft' }).where(eq(services.status, 'submitted'));
  await product.app.db.delete(serviceChanges);
}

test('the queue has applications, listings and changes, oldest first, in pages, with the number of each kind', async () => {
  await clearQueue();
  const { id: first } = await applyAs(product, { name: 'First' });
  const listed = await withListing();
  product.clock.advance(1_000);
  await proposeMove(product, listed.serviceId, listed.managerId);
  product.clock.advance(1_000);
  const third = await submitListing(product, { providerId: listed.providerId, title: { sw: 'Uvuvi' } });
  const queue = (await get('/api/admin/approvals')).json();
  const place = { location: 'Lamu', county: 'Lamu' };
  expect(queue).toEqual({
    items: [
      {
        ...{
          kind: 'provider',
          id: first,
          title: 'First',
          titleLang: null,
          category: null,
          documentType: null,
          ...place,
        },
        provider: { id: first, name: 'First', kind: 'tour', status: 'pending' },
        ...{ image: null, imagePlaceholder: null, submittedAt: expect.any(String), again: false },
      },
      {
        ...{
          kind: 'change',
          id: listed.serviceId,
          title: 'Dhow at sunset',
          titleLang: 'en',
          category: 'beach',
          documentType: null,
        },
        provider: { id: listed.providerId, name: 'Jahazi', kind: 'tour', status: 'approved' },
        ...{ location: 'Shela', county: 'Lamu', again: false, submittedAt: expect.any(String) },
        ...{ image: expect.stringContaining('/pictures/'), imagePlaceholder: expect.any(String) },
      },
      expect.objectContaining({ kind: 'service', id: third, title: 'Uvuvi', titleLang: 'sw', category: 'beach' }),
    ],
    ...{ total: 3, page: 1, pageSize: 20, counts: { provider: 1, service: 1, change: 1, document: 0 } },
  });
  const second = (await get('/api/admin/approvals?page=2&pageSize=1')).json();
  expect(second.items.map(({ kind }: { kind: string }) => kind)).toEqual(['change']);
  const services = (await get('/api/admin/approvals?kind=service')).json();
  expect([services.total, services.items.length, services.counts.provider]).toEqual([1, 1, 1]);
  expect((await get('/api/admin/approvals?kind=lions')).statusCode).toBe(400);
  await post(`providers/${first}/reject`, { version: await versionOf(`providers/${first}`), reason: 'No.' });
  await product.app.db.update(providers).set({ status: 'pending' }).where(eq(providers.id, first));
  const again = (await get('/api/admin/approvals?kind=provider')).json().items;
  expect(again).toMatchObject([{ id: first, again: true }]);
});

test('providers and listings of every state are found by name or title, filtered, sorted, and read page by page', async () => {
  const { providerId, serviceId } = await withListing();
  await product.app.db.update(providers).set({ name: '100% Maji' }).where(eq(providers.id, providerId));
  await product.app.db
    .update(services)
    .set({ titleEn: 'Snorkel_trip', searchText: ' snorkel trip | diani kwale | boats | reef ' })
    .where(eq(services.id, serviceId));
  const found = (await get('/api/admin/providers?status=approved&q=0%25%20ma')).json();
  expect(found.items).toMatchObject([{ id: providerId, name: '100% Maji', status: 'approved', kind: 'tour' }]);
  expect((await get('/api/admin/providers?q=maji')).json().items).toMatchObject([{ id: providerId }]);
  expect((await get('/api/admin/providers?q=maji&status=pending')).json().items).toEqual([]);
  expect((await get('/api/admin/providers?q=maji&kind=meal')).json().items).toEqual([]);
  const byName = (await get('/api/admin/providers?sort=name&order=asc'))
    .json()
    .items.map(({ name }: { name: string }) => name);
  expect(byName.length).toBeGreaterThan(1);
  expect(byName).toEqual(byName.toSorted());
  const listings = (await get('/api/admin/services?status=approved&q=snorkel_')).json();
  expect(listings.items).toMatchObject([
    {
      id: serviceId,
      title: 'Snorkel_trip',
      listed: true,
      takenDown: false,
      featured: false,
      provider: { id: providerId, name: '100% Maji' },
    },
  ]);
  await withListing();
  const first = (await get('/api/admin/services?status=approved&pageSize=1')).json();
  const next = (await get(`/api/admin/services?status=approved&pageSize=1&after=${first.next}`)).json();
  expect(next.items[0].id).not.toBe(first.items[0].id);
  expect((await get('/api/admin/services?status=lost')).statusCode).toBe(400);
  expect((await get('/api/admin/services?q=reef')).json().items).toEqual([]);
  expect((await get('/api/admin/services?q=%25')).json().items).toEqual([]);
});

test('without a filter all listings are there, changed last first, and those taken down or featured are told apart', async () => {
  const { serviceId: down } = await withListing();
  const { serviceId: first } = await withListing();
  const { serviceId: draft } = await withListing();
  const at = (minutes: number) => new Date(product.clock.now().getTime() + minutes * 60_000);
  const change = (id: string, columns: Partial<typeof services.$inferInsert>) =>
    product.app.db.update(services).set(columns).where(eq(services.id, id));
  await change(draft, { status: 'draft', listed: false, titleEn: null, titleSw: 'Aaa', updatedAt: at(3) });
  await change(down, { listed: false, takenDownAt: at(0), takenDownReason: 'No permit', updatedAt: at(2) });
  await change(first, { featured: true, category: 'beach', titleEn: '0 before all', updatedAt: at(1) });
  const idsOf = async (query: string, lang = 'en') => {
    const headers = { authorization: `Bearer ${product.admin.token}`, 'accept-language': lang };
    const answer = await product.fastify.inject({ url: `/api/admin/services?pageSize=50&${query}`, headers });
    return answer.json().items.map(({ id }: { id: string }) => id);
  };
  expect((await idsOf('status=&mark=&q=')).slice(0, 3)).toEqual([draft, down, first]);
  expect(await idsOf('mark=taken_down')).toEqual([down]);
  expect(await idsOf('mark=featured')).toEqual([first]);
  expect(await idsOf('mark=featured&category=safari')).toEqual([]);
  expect(await idsOf('mark=featured&category=beach')).toEqual([first]);
  expect((await idsOf('sort=title&order=asc'))[0]).toBe(first);
  expect((await idsOf('sort=title&order=asc', 'sw'))[0]).toBe(draft);
});

test('an admin sees the whole application, and that the phone was opened is recorded', async () => {
  const { id, people } = await applyAs(product, { members: [{ rights: ['manage', 'money'], name: 'Omar Shee' }] });
  const serviceId = await submitListing(product, { providerId: id });
  const answer = (await get(`/api/admin/providers/${id}`)).json();
  expect(answer).toMatchObject({
    ...{ id, name: 'Jahazi', status: 'pending', phone: '+254712345699', email: 'office@jahazi.test' },
    ...{ about: { en: 'Boats.', sw: 'Majahazi.' }, rejectReason: null, rejectedSteps: [], decisions: [] },
    documents: [
      { type: 'director_id', fileName: 'director_id.pdf', bytes: 1_200, expiresOn: null },
      { type: 'tra_licence', expiresOn: '2026-12-31' },
    ],
    members: [{ id: people[0]?.id, name: 'Omar Shee', rights: ['manage', 'money'], emailVerified: false }],
    services: [{ id: serviceId, title: 'Dhow at sunset', status: 'submitted' }],
  });
  const viewed = await product.app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  expect(viewed).toMatchObject([{ action: 'provider.viewed', actorId: product.admin.id }]);
  expect((await get(`/api/admin/providers/${newId()}`)).statusCode).toBe(404);
  const other = await makePerson(product.app, { role: 'provider' });
  for (const path of [`providers/${id}`, `services/${serviceId}`, 'approvals', 'providers', 'services']) {
    expect((await get(`/api/admin/${path}`, other)).json().code, path).toBe('forbidden');
  }
});

test('an admin sees a listing in both languages before it is listed, and a change beside what is approved', async () => {
  const { id: providerId } = await applyAs(product);
  const waiting = await submitListing(product, { providerId });
  expect((await get(`/api/services/${waiting}`)).statusCode).toBe(404);
  expect((await get(`/api/admin/services/${waiting}`)).json()).toMatchObject({
    ...{ id: waiting, status: 'submitted', listed: false, change: null, pictures: [], booking: 'instant' },
    provider: { id: providerId, name: 'Jahazi', status: 'pending' },
    texts: {
      en: { title: 'Dhow at sunset', summary: 'On the water.', included: ['Juice'] },
      sw: { title: 'Jahazi machweo', summary: null, included: [] },
    },
    preview: { title: 'Dhow at sunset', description: 'Two hours.', pricePerUnit: 30 },
  });
  const { serviceId, managerId } = await withListing();
  await proposeMove(product, serviceId, managerId);
  expect((await get(`/api/admin/services/${serviceId}`)).json()).toMatchObject({
    approved: { category: 'beach', location: 'Shela', county: 'Lamu' },
    change: { status: 'submitted', category: 'city', location: 'Mombasa', submittedBy: 'Amina Odhiambo' },
    decisions: [{ outcome: 'approved', by: 'Zawadi Njoroge', ofChange: false, reason: null, steps: [] }],
  });
  expect((await get(`/api/admin/services/${newId()}`)).statusCode).toBe(404);
});

test('an approved provider’s approved listings are found by travellers at once', async () => {
  const { id } = await applyAs(product);
  const serviceId = await submitListing(product, { providerId: id });
  const approve = async (path: string) => post(`${path}/approve`, { version: await versionOf(path) });
  expect((await approve(`services/${serviceId}`)).json()).toEqual({ success: true });
  expect((await get(`/api/services/${serviceId}`)).statusCode).toBe(404);
  expect((await approve(`providers/${id}`)).json()).toEqual({ success: true });
  expect((await get(`/api/services/${serviceId}`)).statusCode).toBe(200);
  const decided = { decidedBy: product.admin.id, decidedAt: product.clock.now() };
  expect(await providerOf(id)).toMatchObject({ status: 'approved', ...decided });
  expect(await rowOf(serviceId)).toMatchObject({ status: 'approved', listed: true, ...decided });
  expect(await auditOf(id)).toEqual([
    { action: 'provider.approved', detail: { before: 'pending', after: 'approved' } },
  ]);
  expect(await auditOf(serviceId)).toEqual([
    { action: 'service.approved', detail: { before: 'submitted', after: 'approved' } },
  ]);
});

test('a rejected application keeps the reason and the steps to mend; without a reason it is refused', async () => {
  const { id } = await applyAs(product);
  const version = await versionOf(`providers/${id}`);
  const reject = (body: object) => post(`providers/${id}/reject`, { version, ...body });
  expect((await reject({ reason: '  ' })).json()).toMatchObject({
    code: 'invalid_input',
    fields: { reason: expect.any(String) },
  });
  expect((await reject({ reason: 'See www.scam.example' })).statusCode).toBe(400);
  expect((await reject({ reason: 'x'.repeat(501) })).statusCode).toBe(400);
  expect((await reject({ reason: 'Blurred', steps: ['everything'] })).statusCode).toBe(400);
  expect(await providerOf(id)).toMatchObject({ status: 'pending' });
  const reason = 'The licence is blurred.\nPlease upload it again.';
  expect((await reject({ reason, steps: ['documents', 'contact'] })).json()).toEqual({ success: true });
  expect(await providerOf(id)).toMatchObject({
    ...{ status: 'rejected', rejectReason: reason, rejectedSteps: ['documents', 'contact'] },
    ...{ decidedBy: product.admin.id, decidedAt: product.clock.now() },
  });
  expect(await auditOf(id)).toEqual([
    {
      action: 'provider.rejected',
      detail: { before: 'pending', after: 'rejected', reason, steps: ['documents', 'contact'] },
    },
  ]);
  expect((await get(`/api/admin/providers/${id}`)).json().decisions).toEqual([
    {
      ...{ at: product.clock.now().toISOString(), by: 'Zawadi Njoroge', outcome: 'rejected', ofChange: false, reason },
      steps: ['contact', 'documents'],
    },
  ]);
});

test('a rejected listing keeps the reason, and stays unseen', async () => {
  const { providerId } = await withListing();
  const id = await submitListing(product, { providerId });
  const version = await versionOf(`services/${id}`);
  expect((await post(`services/${id}/reject`, { version })).json().fields).toEqual({ reason: 'Please give a reason' });
  expect((await post(`services/${id}/reject`, { version, reason: 'Say what is included.' })).statusCode).toBe(200);
  expect(await rowOf(id)).toMatchObject({
    ...{ status: 'rejected', listed: false, rejectReason: 'Say what is included.', decidedBy: product.admin.id },
  });
  expect((await get(`/api/services/${id}`)).statusCode).toBe(404);
  expect(await auditOf(id)).toEqual([
    {
      action: 'service.rejected',
      detail: { before: 'submitted', after: 'rejected', reason: 'Say what is included.' },
    },
  ]);
});

test('an approved change is what travellers see; a rejected one leaves the listing as it was', async () => {
  const { serviceId, managerId } = await withListing();
  const path = `services/${serviceId}`;
  const shown = async () => (await get(`/api/services/${serviceId}`)).json();
  expect(await shown()).toMatchObject({ category: 'beach', location: 'Shela' });
  await proposeMove(product, serviceId, managerId);
  const rejected = await post(`${path}/reject`, { version: await versionOf(path), reason: 'It is still in Lamu.' });
  expect(rejected.statusCode).toBe(200);
  expect(await shown()).toMatchObject({ category: 'beach', location: 'Shela' });
  expect((await get(`/api/admin/${path}`)).json().change).toMatchObject({
    ...{ status: 'rejected', rejectReason: 'It is still in Lamu.' },
  });
  expect(await codeOf(post(`${path}/approve`, { version: await versionOf(path) }))).toEqual([409, 'already_decided']);

  await product.app.db.delete(serviceChanges).where(eq(serviceChanges.serviceId, serviceId));
  product.clock.advance(1_000);
  await proposeMove(product, serviceId, managerId);
  expect((await post(`${path}/approve`, { version: await versionOf(path) })).statusCode).toBe(200);
  expect(await shown()).toMatchObject({ category: 'city', location: 'Mombasa' });
  expect((await get('/api/services?category=city&q=mombasa')).json().items).toMatchObject([{ id: serviceId }]);
  const [approved, refused, applied] = await auditOf(serviceId);
  expect([approved?.action, refused?.action]).toEqual(['service.approved', 'service.change_rejected']);
  expect(applied).toMatchObject({
    ...{ action: 'service.change_approved' },
    detail: { before: { category: 'beach', location: 'Shela' }, after: { category: 'city', location: 'Mombasa' } },
  });
});

test('nothing is decided about what has changed since it was shown, or does not wait', async () => {
  const { id } = await applyAs(product);
  const serviceId = await submitListing(product, { providerId: id });
  const [shownProvider, shownService] = [await versionOf(`providers/${id}`), await versionOf(`services/${serviceId}`)];
  await product.app.db.update(providers).set({ landmark: 'Behind the fort' }).where(eq(providers.id, id));
  await product.app.db.update(services).set({ version: 1 }).where(eq(services.id, serviceId));
  const reason = 'Please say more.';
  for (const end of ['approve', 'reject']) {
    const provider = post(`providers/${id}/${end}`, { version: shownProvider, reason });
    expect(await codeOf(provider), end).toEqual([409, 'changed_since']);
    const service = post(`services/${serviceId}/${end}`, { version: shownService, reason });
    expect(await codeOf(service), end).toEqual([409, 'changed_since']);
  }
  expect((await providerOf(id))?.status).toBe('pending');
  expect((await rowOf(serviceId))?.status).toBe('submitted');
  for (const status of ['draft', 'approved', 'rejected', 'suspended'] as const) {
    await product.app.db.update(providers).set({ status }).where(eq(providers.id, id));
    const version = await versionOf(`providers/${id}`);
    expect(await codeOf(post(`providers/${id}/approve`, { version })), status).toEqual([409, 'already_decided']);
  }
  for (const status of ['draft', 'approved', 'rejected', 'paused'] as const) {
    await product.app.db.update(services).set({ status }).where(eq(services.id, serviceId));
    const version = await versionOf(`services/${serviceId}`);
    expect(await codeOf(post(`services/${serviceId}/approve`, { version })), status).toEqual([409, 'already_decided']);
  }
  expect(await codeOf(post(`providers/${newId()}/approve`, { version: 'x' }))).toEqual([404, 'not_found']);
  expect(await codeOf(post(`services/${newId()}/approve`, { version: 'x' }))).toEqual([404, 'not_found']);
});

test('a decision that names no version is about what is there now', async () => {
  const { id: providerId } = await applyAs(product);
  const serviceId = await submitListing(product, { providerId });
  expect((await post(`providers/${providerId}/approve`, {})).json()).toEqual({ success: true });
  const reason = 'Please add photos of the rooms.';
  expect((await post(`services/${serviceId}/reject`, { reason })).statusCode).toBe(200);
  expect(await rowOf(serviceId)).toMatchObject({ status: 'rejected', rejectReason: reason });
});

test('what a provider changes in its editor while an admin looks at it is not decided unseen', async () => {
  const { id, people } = await applyAs(product);
  const serviceId = await submitListing(product, { providerId: id });
  const path = `services/${serviceId}`;
  const version = await versionOf(path);
  const edited = await product.fastify.inject({
    ...{ method: 'PUT', url: `/api/provider/${path}`, payload: { version: 0, title: { en: 'Sail away', sw: '' } } },
    headers: { authorization: `Bearer ${people[0]?.token}` },
  });
  expect(edited.statusCode, edited.body).toBe(200);
  expect(await codeOf(post(`${path}/approve`, { version }))).toEqual([409, 'changed_since']);
  expect((await post(`${path}/approve`, { version: await versionOf(path) })).statusCode).toBe(200);
});

test('a decision that is sent again under its key has the answer of the first', async () => {
  const { id } = await applyAs(product);
  const version = await versionOf(`providers/${id}`);
  const key = { 'idempotency-key': `approve-${id}` };
  const send = () => post(`providers/${id}/approve`, { version }, key);
  expect((await send()).json()).toEqual({ success: true });
  const again = await send();
  expect([again.json(), again.headers['idempotent-replayed']]).toEqual([{ success: true }, 'true']);
  expect(await auditOf(id)).toHaveLength(1);
});
