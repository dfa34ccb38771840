import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntries } from '#server/audit/tables.ts';
import { listEndingDocuments } from '#server/catalogue/approvals/ending-queries.ts';
import { approvalsRoutes } from '#server/catalogue/approvals/routes.ts';
import { approveProvider } from '#server/catalogue/approve-provider.ts';
import { services } from '#server/catalogue/tables.ts';
import { getOverview } from '#server/provider-overview/get-overview.ts';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import { providerDocumentRoutes } from '#server/providers/documents/routes.ts';
import { warnOfEndingDocuments } from '#server/providers/documents/warn-ending.ts';
import { providers } from '#server/providers/tables.ts';
import type { OwnDocument } from '#shared/contracts/provider-documents.ts';
import { documentsWaiting } from '#shared/provider-documents.ts';
import { type MadePerson, makePerson, makeService } from '#tests/support/factories.ts';
import { type Applicants, createApplicants, makeApplicant, pdf } from './applicants.fixture.ts';
import { onboardingRoutes } from './routes.ts';

type Host = Awaited<ReturnType<typeof makeApplicant>>;

let made: Applicants;
let admin: MadePerson;
beforeAll(async () => {
  made = await createApplicants({ routes: [onboardingRoutes, providerDocumentRoutes, approvalsRoutes] });
  admin = await makePerson(made.app, { role: 'admin' });
});
afterAll(() => made?.close());

/** An approved guesthouse with a listing; its licence is valid until 31 December 2026. */
async function approved(): Promise<Host & { serviceId: string }> {
  const host = await makeApplicant(made);
  await made.app.db.update(providers).set({ status: 'pending' }).where(eq(providers.id, host.providerId));
  await approveProvider(made.app, admin, host.providerId);
  const { id: serviceId } = await makeService(made.app, { providerId: host.providerId });
  return { ...host, serviceId };
}

const listed = async ({ token, providerId }: Pick<Host, 'token' | 'providerId'>): Promise<OwnDocument[]> => {
  const answer = await made.call('GET', `/api/provider/documents?providerId=${providerId}`, { token });
  expect(answer.status).toBe(200);
  return (answer.body as unknown as { items: OwnDocument[] }).items;
};
const licenceOf = async (host: Host) => {
  const found = (await listed(host)).find(({ type, renews }) => type === 'tra_licence' && renews === null);
  if (!found) throw new Error('no licence');
  return found;
};

async function renew(
  { token, providerId }: Pick<Host, 'token' | 'providerId'>,
  { renews, expiresOn = '2027-12-31', type = 'tra_licence' }: { renews?: string; expiresOn?: string; type?: string },
) {
  const form = new FormData();
  form.append('type', type);
  form.append('expiresOn', expiresOn);
  if (renews) form.append('renews', renews);
  form.append('file', new Blob([pdf() as BlobPart]), 'leseni.pdf');
  const response = await fetch(`${made.origin}/api/provider/documents?providerId=${providerId}`, {
    ...{ method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form },
  });
  return { status: response.status, body: await response.json() };
}

const decide = (id: string, end: 'approve' | 'reject', body?: object) =>
  made.call('POST', `/api/admin/documents/${id}/${end}`, admin, body);
const toRenew = async (host: Host) => {
  const { waiting } = await getOverview(made.app, {
    ...{ provider: { id: host.providerId, name: '' }, rights: ['manage'], lang: 'en' },
  });
  return waiting.documents;
};
const lettersTo = async (email: string) =>
  ((await made.app.mail.mailbox?.list()) ?? []).filter(({ to }) => to === email).map(({ subject }) => subject);

test('a renewal waits while the services stay public, and takes the place of the old one once it is approved', async () => {
  const host = await approved();
  const licence = await licenceOf(host);
  const sent = await renew(host, { renews: licence.id });
  expect(sent.status).toBe(201);
  const [service] = await made.app.db.select().from(services).where(eq(services.id, host.serviceId));
  expect(service).toMatchObject({ status: 'approved', listed: true });
  const { id } = sent.body.document;
  const stateOf = async (wanted: string) => (await listed(host)).find((one) => one.id === wanted);
  expect(await stateOf(id)).toMatchObject({ review: 'submitted', renews: licence.id, replaced: false });
  expect(await stateOf(licence.id)).toMatchObject({ review: null, replaced: false });
  const queue = await made.call('GET', '/api/admin/approvals?kind=document', admin);
  expect(queue.body).toMatchObject({
    ...{ total: 1, counts: { document: 1 } },
    items: [{ kind: 'document', id, documentType: 'tra_licence', provider: { id: host.providerId } }],
  });
  expect((await decide(id, 'approve')).status).toBe(200);
  expect((await decide(id, 'approve')).body.code).toBe('already_decided');
  expect(await stateOf(id)).toMatchObject({ review: 'approved' });
  expect(await stateOf(licence.id)).toMatchObject({ replaced: true });
  const actions = await made.app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, host.providerId));
  expect(actions.map(({ action }) => action)).toContain('provider.document_approved');
  await made.drain();
  expect(await lettersTo(host.email)).toContain('Your document is approved: TRA licence');
});

test('a rejected one says why, is removed by the provider, and another may be added', async () => {
  const host = await approved();
  const licence = await licenceOf(host);
  const { body } = await renew(host, { renews: licence.id });
  expect((await decide(body.document.id, 'reject')).status).toBe(400);
  expect((await decide(body.document.id, 'reject', { reason: 'The last page is missing.' })).status).toBe(200);
  const found = (await listed(host)).find(({ id }) => id === body.document.id);
  expect(found).toMatchObject({ review: 'rejected', rejectReason: 'The last page is missing.' });
  await made.drain();
  expect(await lettersTo(host.email)).toContain('Your document was not approved: TRA licence');
  const remove = (id: string) => made.call('DELETE', `/api/onboarding/documents/${id}`, host);
  expect((await remove(licence.id)).body.code).toBe('application_closed');
  expect((await remove(body.document.id)).status).toBe(200);
  expect((await renew(host, { renews: licence.id })).status).toBe(201);
});

test('30 days before its last day the members who manage get one letter, also of a suspended business, unless another one waits', async () => {
  const [warned, renewed, suspended] = [await approved(), await approved(), await approved()];
  await made.app.db.update(providers).set({ status: 'suspended' }).where(eq(providers.id, suspended.providerId));
  const licence = await licenceOf(renewed);
  await renew(renewed, { renews: licence.id });
  const at = made.clock.now();
  const due = async (instant: string) => {
    made.clock.freeze(new Date(instant));
    await warnOfEndingDocuments(made.app);
    await warnOfEndingDocuments(made.app);
    await made.drain();
  };
  const ended = 'TRA licence of Nyumba ya Mwangi ends in 30 days';
  try {
    made.clock.freeze(new Date('2026-11-30T23:59:59+03:00'));
    expect(await toRenew(warned)).toEqual([]);
    await due('2026-12-01T08:59:59+03:00');
    expect(await lettersTo(warned.email)).not.toContain(ended);
    await due('2026-12-01T09:00:00+03:00');
    for (const { email } of [warned, suspended]) {
      expect((await lettersTo(email)).filter((subject) => subject === ended)).toHaveLength(1);
    }
    expect(await lettersTo(renewed.email)).not.toContain(ended);
    expect(await toRenew(warned)).toMatchObject([{ type: 'tra_licence', expiresOn: '2026-12-31', ended: false }]);
    expect(await toRenew(renewed)).toEqual([]);
    made.clock.freeze(new Date('2027-01-01T09:00:00+03:00'));
    expect(await toRenew(warned)).toMatchObject([{ ended: true }]);
    const { items: rows } = await listEndingDocuments(made.app, { page: 1, pageSize: 50 });
    const of = (host: Host) => rows.filter(({ provider }) => provider.id === host.providerId);
    expect(of(warned)).toMatchObject([{ type: 'tra_licence', expiresOn: '2026-12-31', renewed: false }]);
    expect(of(renewed)).toMatchObject([{ renewed: true }]);
  } finally {
    made.clock.freeze(at);
  }
});

test('admins alone read which documents end', async () => {
  expect((await made.call('GET', '/api/admin/documents', admin)).body).toMatchObject({ page: 1, pageSize: 20 });
});

test('at most five wait; what is renewed is of the same business and type; only members who manage', async () => {
  const [host, other] = [await approved(), await approved()];
  const licence = await licenceOf(host);
  const clerk = await makePerson(made.app);
  await addProviderMember(made.app, host.providerId, { personId: clerk.id, rights: ['bookings', 'money'] });
  const { providerId } = host;
  expect((await renew({ ...clerk, providerId }, { renews: licence.id })).status).toBe(403);
  expect((await renew({ ...other, providerId }, { renews: licence.id })).status).toBe(404);
  expect((await renew(other, { renews: licence.id })).status).toBe(400);
  expect((await renew(host, { renews: licence.id, type: 'county_permit' })).status).toBe(400);
  for (let count = 0; count < documentsWaiting; count++) {
    expect((await renew(host, { renews: licence.id })).status).toBe(201);
  }
  expect((await renew(host, { renews: licence.id })).body.code).toBe('documents_many');
  await made.app.db.update(providers).set({ status: 'pending' }).where(eq(providers.id, host.providerId));
  expect((await renew(host, { renews: licence.id })).body.code).toBe('application_closed');
});

test('a suspended business, which may be for an ended licence, adds another one and removes it again', async () => {
  const host = await approved();
  const licence = await licenceOf(host);
  await made.app.db.update(providers).set({ status: 'suspended' }).where(eq(providers.id, host.providerId));
  const { status, body } = await renew(host, { renews: licence.id });
  expect(status).toBe(201);
  expect(await listed(host)).toContainEqual(expect.objectContaining({ id: body.document.id, review: 'submitted' }));
  expect((await made.call('DELETE', `/api/onboarding/documents/${body.document.id}`, host)).status).toBe(200);
});
