import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingsJobs } from '#server/bookings/jobs.ts';
import { closingLetterJob } from '#server/notifications/letters/closing-letters.ts';
import { getOverview } from '#server/provider-overview/get-overview.ts';
import { providers } from '#server/providers/tables.ts';
import type { ProviderRight } from '#shared/rights.ts';
import { makeService } from '#tests/support/factories.ts';
import { services } from '../tables.ts';
import { warnOfClosingListings } from '../warn-closing.ts';
import { createEditingApp, type EditingApp, editingCalls, type Host } from './editing.fixture.ts';

let made: EditingApp;
const { live, save } = editingCalls(() => made);
beforeAll(async () => {
  made = await createEditingApp({ jobs: [...bookingsJobs, closingLetterJob] });
});
afterAll(() => made?.close());
beforeEach(() => made.clock.freeze(new Date('2026-11-21T12:00:00+03:00')));

const until = '2026-12-28';
/** Lets the sweep run twice at this time in Kenya. */
async function due(instant: string) {
  made.clock.freeze(new Date(`${instant}+03:00`));
  await warnOfClosingListings(made.app);
  await warnOfClosingListings(made.app);
  await made.drain();
}
const lettersTo = async ({ email }: Pick<Host, 'email'>) =>
  ((await made.app.mail.mailbox?.list()) ?? []).filter(({ to }) => to === email);
const subjectsTo = async (host: Host) => (await lettersTo(host)).map(({ subject }) => subject);
const closing = async ({ providerId }: Host, rights: readonly ProviderRight[] = ['manage']) =>
  (await getOverview(made.app, { provider: { id: providerId, name: '' }, rights, lang: 'en' })).waiting.closing;

test('30 days before the last open day of a public listing its managers get one letter, and the overview names it', async () => {
  const { id, host } = await live();
  expect((await save(host, id, { bookableUntil: until })).statusCode).toBe(200);
  await due('2026-11-28T08:59:59');
  expect([await subjectsTo(host), await closing(host)]).toEqual([[], [expect.objectContaining({ until })]]);
  made.clock.freeze(new Date('2026-11-27T23:00:00+03:00'));
  expect(await closing(host)).toEqual([]);
  await due('2026-11-28T09:00:00');
  expect(await subjectsTo(host)).toEqual(['Mara dawn drive can be booked until 28 Dec 2026']);
  expect((await lettersTo(host))[0]?.text).toContain('/provider/services');
  // The same value is told once, and so is one that is set when its morning has passed.
  await save(host, id, { bookableUntil: until, summary: { en: 'Lions.' } });
  await save(host, id, { bookableUntil: '2026-12-10' });
  await due('2026-11-29T09:00:00');
  expect(await subjectsTo(host)).toHaveLength(1);
  expect(await closing(host, ['bookings', 'money'])).toBeNull();
  await save(host, id, { bookableUntil: '2027-01-15' });
  expect(await closing(host)).toEqual([]);
  await due('2026-12-16T09:00:00');
  expect(await subjectsTo(host)).toContain('Mara dawn drive can be booked until 15 Jan 2027');
  made.clock.freeze(new Date('2027-01-16T09:00:00+03:00'));
  expect(await closing(host)).toEqual([
    { service: { id, title: 'Mara dawn drive', textLang: 'en' }, until: '2027-01-15', ended: true },
  ]);
  made.clock.freeze(new Date('2027-02-15T09:00:00+03:00'));
  expect(await closing(host)).toEqual([]);
});

test('listings of one provider that close on one day share a letter, which names twenty; what is not public stands in none', async () => {
  const { id, host } = await live();
  const others = await Promise.all(
    Array.from({ length: 21 }, () => makeService(made.app, { providerId: host.providerId })),
  );
  for (const one of [id, ...others.map((other) => other.id)]) await save(host, one, { bookableUntil: until });
  await made.app.db.update(services).set({ status: 'paused', listed: false }).where(eq(services.id, id));
  await due('2026-11-28T09:00:00');
  expect(await subjectsTo(host)).toEqual(['21 of your services can be booked until 28 Dec 2026']);
  const text = (await lettersTo(host))[0]?.text ?? '';
  expect(text.match(/Mara dawn drive/g)).toHaveLength(20);
  expect(text).toContain('And 1 more.');
  expect(await closing(host)).toHaveLength(20);
  const { host: hidden, id: paused } = await live();
  await save(hidden, paused, { bookableUntil: '2026-12-30' });
  await made.app.db.update(services).set({ status: 'paused', listed: false }).where(eq(services.id, paused));
  await due('2026-11-30T09:00:00');
  expect([await subjectsTo(hidden), await closing(hidden)]).toEqual([[], []]);
});

test('the letter is in the language of each manager, and goes to nobody else', async () => {
  const { id, host } = await live();
  const clerk = await made.makeHost(['bookings', 'money'], host.providerId);
  const mwalimu = await made.makeHost(['manage'], host.providerId);
  await made.app.db.execute(
    `update people set preferences = preferences || '{"language":"sw"}' where id = '${mwalimu.id}'`,
  );
  await save(host, id, { bookableUntil: until });
  await due('2026-11-28T09:00:00');
  expect(await subjectsTo(clerk)).toEqual([]);
  expect(await subjectsTo(mwalimu)).toEqual(['Safari ya alfajiri Mara inaweza kuwekewa nafasi hadi 28 Des 2026']);
});

test('while the provider is suspended the letter waits, and is sent afterwards unless the day is over', async () => {
  const { id, host } = await live();
  await save(host, id, { bookableUntil: until });
  const suspend = (status: 'suspended' | 'approved') =>
    made.app.db.update(providers).set({ status }).where(eq(providers.id, host.providerId));
  await suspend('suspended');
  await due('2026-11-28T09:00:00');
  expect(await subjectsTo(host)).toEqual([]);
  await suspend('approved');
  await due('2026-12-02T09:00:00');
  expect(await subjectsTo(host)).toEqual(['Mara dawn drive can be booked until 28 Dec 2026']);
});

test('a copy of a listing has no last day, and no letter is due for it', async () => {
  const { id, host } = await live();
  await save(host, id, { bookableUntil: until });
  const copy = (await made.ask('POST', `/${id}/duplicate`, host)).json().service;
  const [row] = await made.app.db.select().from(services).where(eq(services.id, copy.id));
  expect([row?.bookableUntil, row?.closesWarnsAt]).toEqual([null, null]);
});
