import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { people } from '#server/accounts/tables.ts';
import {
  type ApprovalApp,
  applyAs,
  createApprovalApp,
  proposeMove,
  submitListing,
} from '#server/catalogue/approvals/approvals.fixture.ts';
import { approveProvider } from '#server/catalogue/approve-provider.ts';
import { approveService } from '#server/catalogue/approve-service.ts';
import { services } from '#server/catalogue/tables.ts';
import { transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { JobName } from '#server/jobs/registry.ts';
import { providers } from '#server/providers/tables.ts';

let product: ApprovalApp;
beforeAll(async () => {
  product = await createApprovalApp();
});
afterAll(() => product?.close());

type LetterJob = Extract<JobName, `mail-${'provider' | 'service'}-${'approved' | 'rejected'}`>;

/** The members who may get letters: one reads English, one Kiswahili, one may not manage. */
const members = [
  { rights: ['manage' as const], name: 'Omar Shee' },
  { rights: ['manage' as const], name: 'Fatuma Ali', language: 'sw' as const },
  { rights: ['bookings' as const, 'money' as const], name: 'Juma Bakari' },
];

async function applied() {
  const { id, people: made } = await applyAs(product, { members });
  const [omar, fatuma, juma] = made.map(({ email }) => email);
  return { id, omar: omar ?? '', fatuma: fatuma ?? '', juma: juma ?? '', managerId: made[0]?.id ?? '' };
}

const decide = async (path: string, end: 'approve' | 'reject', body: object = {}) => {
  const version = await product.versionOf(path);
  const answer = await product.post(`${path}/${end}`, { version, ...body });
  expect(answer.statusCode, answer.body).toBe(200);
};

/** Runs what waits, and each job a second time. */
async function send(name: LetterJob, data: object) {
  await product.drain();
  const decidedAt = product.clock.now().toISOString();
  await transaction(product.app, (tx) => enqueue(tx, name, { ...data, decidedAt } as never));
  await product.drain();
}

const lettersTo = async (email: string) =>
  ((await product.app.mail.mailbox?.list()) ?? []).filter(({ to }) => to === email);

test('an approved application: one letter to each member who manages, in their language', async () => {
  const { id, omar, fatuma, juma } = await applied();
  await decide(`providers/${id}`, 'approve');
  await send('mail-provider-approved', { providerId: id });
  const [letter, ...others] = await lettersTo(omar);
  expect(others).toEqual([]);
  expect(letter?.subject).toBe('Your business is approved: Jahazi');
  expect(letter?.text).toContain('Hello Omar,');
  expect(letter?.text).toMatch(/Open my provider panel:\nhttp:\/\/[^/]+\/provider\n/);
  expect((await lettersTo(fatuma)).map(({ subject }) => subject)).toEqual(['Biashara yako imeidhinishwa: Jahazi']);
  expect((await lettersTo(fatuma))[0]?.text).toContain('/sw/provider');
  expect(await lettersTo(juma)).toEqual([]);
});

test('a rejected application: the letter has the reason and the steps to mend, and is not sent once it was sent in again', async () => {
  const reason = 'The licence is <blurred>.';
  const { id, omar, fatuma } = await applied();
  await product.app.db.update(people).set({ suspendedAt: product.clock.now() }).where(eq(people.email, fatuma));
  await decide(`providers/${id}`, 'reject', { reason, steps: ['documents', 'place'] });
  await send('mail-provider-rejected', { providerId: id });
  const [letter, ...others] = await lettersTo(omar);
  expect(others).toEqual([]);
  expect(letter?.subject).toBe('Your application needs changes: Jahazi');
  expect(letter?.text).toContain(reason);
  expect(letter?.html).toContain('&lt;blurred&gt;');
  expect(letter?.text).toContain('Steps to change: The place, Documents');
  expect(letter?.text).toMatch(/\/onboard\n/);
  expect(await lettersTo(fatuma)).toEqual([]);

  const second = await applied();
  await decide(`providers/${second.id}`, 'reject', { reason });
  await product.app.db.update(providers).set({ status: 'pending' }).where(eq(providers.id, second.id));
  await product.drain();
  expect(await lettersTo(second.omar)).toEqual([]);
});

test('an approved listing: the letter says whether travellers see it', async () => {
  const { id, omar, fatuma } = await applied();
  const early = await submitListing(product, { providerId: id, title: { en: 'Early' } });
  await decide(`services/${early}`, 'approve');
  await send('mail-service-approved', { serviceId: early });
  await approveProvider(product.app, product.admin, id);
  const late = await submitListing(product, { providerId: id, title: { en: 'Late', sw: 'Baadaye' } });
  await decide(`services/${late}`, 'approve');
  await send('mail-service-approved', { serviceId: late });
  const paused = await submitListing(product, { providerId: id, title: { en: 'Paused' } });
  await decide(`services/${paused}`, 'approve');
  await product.app.db.update(services).set({ status: 'paused', listed: false }).where(eq(services.id, paused));
  await product.drain();
  const letters = await lettersTo(omar);
  const textOf = (title: string) => letters.filter(({ subject }) => subject.endsWith(title)).map(({ text }) => text);
  expect(letters).toHaveLength(3);
  expect(textOf('Early')).toEqual([expect.stringContaining('once your business is approved, too')]);
  expect(textOf('Early')[0]).toContain(`/provider/services/${early}`);
  expect(textOf('Late')).toEqual([expect.stringContaining('Travellers can find and book it now.')]);
  expect(textOf('Late')[0]).toMatch(new RegExp(`[^r]/services/${late}`));
  expect(textOf('Paused')).toEqual([expect.stringContaining('It is paused now')]);
  expect((await lettersTo(fatuma)).map(({ subject }) => subject)).toContain('Tangazo lako limeidhinishwa: Baadaye');
});

test('a rejected listing, and a change that was approved or rejected, have one letter each', async () => {
  const { id, omar, managerId } = await applied();
  await approveProvider(product.app, product.admin, id);
  const rejected = await submitListing(product, { providerId: id, title: { en: 'Rejected' } });
  await decide(`services/${rejected}`, 'reject', { reason: 'Say where it begins.' });
  await send('mail-service-rejected', { serviceId: rejected });

  const moved = await submitListing(product, { providerId: id, title: { en: 'Moved' } });
  await approveService(product.app, product.admin, moved);
  product.clock.advance(1_000);
  await proposeMove(product, moved, managerId);
  await decide(`services/${moved}`, 'reject', { reason: 'It is still in Lamu.' });
  await send('mail-service-rejected', { serviceId: moved, change: true });

  const settled = await submitListing(product, { providerId: id, title: { en: 'Settled' } });
  await approveService(product.app, product.admin, settled);
  product.clock.advance(1_000);
  await proposeMove(product, settled, managerId);
  await decide(`services/${settled}`, 'approve');
  await send('mail-service-approved', { serviceId: settled, change: true });

  const letters = await lettersTo(omar);
  expect(letters.map(({ subject }) => subject).toSorted()).toEqual([
    'The change of your listing is approved: Settled',
    'The change of your listing was not approved: Moved',
    'Your listing needs changes: Rejected',
  ]);
  const textOf = (title: string) => letters.find(({ subject }) => subject.endsWith(title))?.text;
  expect(textOf('Rejected')).toContain('Say where it begins.');
  expect(textOf('Moved')).toContain('It is still in Lamu.');
  expect(textOf('Settled')).toContain('Place: Mombasa, Mombasa');
});
