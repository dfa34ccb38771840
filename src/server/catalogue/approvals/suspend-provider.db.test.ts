import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntries } from '#server/audit/tables.ts';
import { checkNotTakenDown } from '#server/bookings/requests/check-not-taken-down.ts';
import { newId } from '#server/db/columns.ts';
import { providerPageRoutes } from '#server/provider-page/routes.ts';
import type { MadePerson } from '#tests/support/factories.ts';
import { approveProvider } from '../approve-provider.ts';
import { approveService } from '../approve-service.ts';
import { type ApprovalApp, applyAs, createApprovalApp, submitListing } from './approvals.fixture.ts';

let product: ApprovalApp;
beforeAll(async () => {
  product = await createApprovalApp(undefined, { routes: [providerPageRoutes], keeps: true });
});
afterAll(() => product?.close());

/** An approved provider with a listing that is shown and one that is taken down. */
async function approved() {
  const { id, people } = await applyAs(product);
  await approveProvider(product.app, product.admin, id);
  const [shown = '', hidden = ''] = [
    await submitListing(product, { providerId: id }),
    await submitListing(product, { providerId: id }),
  ];
  for (const listing of [shown, hidden]) await approveService(product.app, product.admin, listing);
  await product.post(`services/${hidden}/take-down`, { reason: 'Unsafe' });
  return { id, shown, hidden, manager: people[0] as MadePerson };
}

const statusOf = async (path: string) => (await product.get(`/api/${path}`)).statusCode;
const seen = async (id: string) => (await product.get(`/api/admin/providers/${id}`)).json();
const subjectsTo = async ({ email }: MadePerson) =>
  ((await product.app.mail.mailbox?.list()) ?? []).filter(({ to }) => to === email).map(({ subject }) => subject);

test('a suspended provider and its listings are hidden, it accepts nothing, and reads why; restored, it is as before', async () => {
  const { id, shown, hidden, manager } = await approved();
  const reason = 'Two travellers were left at the pier.';
  expect((await product.post(`providers/${id}/suspend`, { reason })).statusCode).toBe(200);
  expect(await statusOf(`services/${shown}`)).toBe(404);
  await expect(checkNotTakenDown(product.app.db, shown)).rejects.toMatchObject({ code: 'taken_down' });
  expect(await seen(id)).toMatchObject({
    ...{ status: 'suspended', rejectReason: reason },
    decisions: [{ outcome: 'suspended', reason, by: 'Zawadi Njoroge' }, { outcome: 'approved' }],
  });
  await product.drain();
  const letter = ((await product.app.mail.mailbox?.list()) ?? []).filter(({ to }) => to === manager.email).at(-1);
  expect(letter?.subject).toBe('Your business is suspended: Jahazi');
  expect(letter?.text).toContain(reason);

  // A listing that is approved meanwhile stays hidden as well.
  const other = await submitListing(product, { providerId: id });
  expect((await product.post(`services/${other}/approve`, {})).statusCode).toBe(200);
  expect(await statusOf(`services/${other}`)).toBe(404);

  expect((await product.post(`providers/${id}/restore`, { reason: 'They have a second boat' })).statusCode).toBe(200);
  for (const each of [shown, other]) expect(await statusOf(`services/${each}`)).toBe(200);
  expect(await statusOf(`services/${hidden}`)).toBe(404);
  expect(await seen(id)).toMatchObject({ status: 'approved', rejectReason: null });
  await product.drain();
  expect(await subjectsTo(manager)).toContain('Your business is open again: Jahazi');
  const audit = await product.app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  expect(audit.filter(({ action }) => /suspended|restored/.test(action)).map(({ detail }) => detail)).toEqual([
    { before: 'approved', after: 'suspended', reason },
    { before: 'suspended', after: 'approved', reason: 'They have a second boat' },
  ]);
});

test('what travellers were answered before is not answered once a provider is suspended or restored', async () => {
  const { id, shown } = await approved();
  // The page of one without listings changes by itself, not with a listing.
  const { id: idle } = await applyAs(product);
  await approveProvider(product.app, product.admin, idle);
  const answers = async () => {
    const { items } = (await product.fastify.inject('/api/services?pageSize=50')).json();
    const paths = [`services/${shown}`, `providers/${id}`, `providers/${idle}`].map((path) => `/api/${path}`);
    const pages = await Promise.all(paths.map((path) => product.fastify.inject(path)));
    const isListed = items.some((item: { id: string }) => item.id === shown);
    return [isListed, ...pages.map(({ statusCode }) => statusCode)];
  };
  const move = (how: 'suspend' | 'restore', who: string) =>
    product.post(`providers/${who}/${how}`, { reason: 'The licence' });
  expect(await answers()).toEqual([true, 200, 200, 200]);
  await move('suspend', idle);
  expect(await answers()).toEqual([true, 200, 200, 404]);
  await move('suspend', id);
  expect(await answers()).toEqual([false, 404, 404, 404]);
  await move('restore', idle);
  expect(await answers()).toEqual([false, 404, 404, 200]);
  await move('restore', id);
  expect(await answers()).toEqual([true, 200, 200, 200]);
});

test('a provider that was rejected by mistake is approved with a reason, which the audit log keeps', async () => {
  const { id, people } = await applyAs(product);
  const listing = await submitListing(product, { providerId: id });
  await approveService(product.app, product.admin, listing);
  await product.post(`providers/${id}/reject`, { reason: 'No licence', steps: ['documents'] });
  const seenVersion = await product.versionOf(`providers/${id}`);
  const approve = (body: object) => product.post(`providers/${id}/approve`, body);
  expect((await approve({})).json().code).toBe('already_decided');
  expect((await approve({ reason: ' ' })).statusCode).toBe(400);
  expect((await approve({ reason: 'It is there', version: 'other' })).json().code).toBe('changed_since');
  const reason = 'The licence was on the second page';
  expect((await approve({ reason, version: seenVersion })).statusCode).toBe(200);
  expect(await statusOf(`services/${listing}`)).toBe(200);
  expect(await seen(id)).toMatchObject({
    ...{ status: 'approved', rejectReason: null, rejectedSteps: [] },
    decisions: [{ outcome: 'approved', reason }, { outcome: 'rejected' }],
  });
  await product.drain();
  expect(await subjectsTo(people[0] as MadePerson)).toContain('Your business is approved: Jahazi');
});

test('what cannot be is refused, and changes nothing', async () => {
  const { id, manager } = await approved();
  const { id: waiting } = await applyAs(product);
  const reason = 'Unsafe';
  const refusals = [
    [await product.post(`providers/${waiting}/suspend`, { reason }), 409],
    [await product.post(`providers/${id}/restore`, { reason }), 409],
    [await product.post(`providers/${id}/approve`, { reason }), 409],
    // It was sent again meanwhile, and is not approved unseen.
    [await product.post(`providers/${waiting}/approve`, { reason }), 409],
    [await product.post(`providers/${newId()}/suspend`, { reason }), 404],
    [await product.post(`providers/${newId()}/restore`, { reason }), 404],
    [await product.post(`providers/${id}/suspend`, { reason: ' ' }), 400],
    [await product.post(`providers/${id}/suspend`, { reason: 'a'.repeat(501) }), 400],
    [await product.post(`providers/${id}/suspend`, { reason }, { authorization: `Bearer ${manager.token}` }), 403],
  ] as const;
  for (const [answer, status] of refusals) expect(answer.statusCode, answer.body).toBe(status);
  expect((await seen(id)).status).toBe('approved');
});
