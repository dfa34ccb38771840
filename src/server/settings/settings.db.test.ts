import { eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { registerPerson } from '#server/accounts/register.ts';
import { people } from '#server/accounts/tables.ts';
import { adminRoutes } from '#server/admin/routes.ts';
import { auditEntries } from '#server/audit/tables.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { atBarrier, withGuard } from '#tests/support/guard.ts';
import { getBusiness, getSettings, type Settings } from './queries.ts';
import type * as Repository from './repository.ts';
import { settingsRoutes } from './routes.ts';
import { settingsVersions } from './tables.ts';
import { updateSettings } from './update-settings.ts';

const admins = 12;
/** Without the guard all read first, and then each overwrites the version that another has saved. */
vi.mock('./repository.ts', async (original) =>
  (await import('#tests/support/guard.ts')).unguarded(original<typeof Repository>, () => ({
    async lockVersions() {},
    async insertVersion(tx, row) {
      await atBarrier();
      await tx.insert(settingsVersions).values(row).onConflictDoUpdate({ target: settingsVersions.version, set: row });
    },
  })),
);

const defaults: Settings = {
  usdToKesRate: 110,
  usdToEurRate: 0.92,
  usdToGbpRate: 0.79,
  holdMinutes: 60,
  commissionPercent: 12,
  commissionVatPercent: 0,
  tourismLevyPercent: 0,
  withholdingTaxPercent: 0,
  b2cFeeKes: 11,
  consentAboveCents: null,
  supportPhone: '+254 712 345 600',
  supportEmail: 'help@twende.test',
  businessName: 'Twende',
  businessAddress: '',
  businessPin: '',
  facebookUrl: '',
  instagramUrl: '',
  xUrl: '',
  tiktokUrl: '',
  youtubeUrl: '',
  whatsappUrl: '',
  takesBookings: true,
  takesRequests: true,
  takesCards: true,
  takesMpesa: true,
  takesRegistrations: true,
  takesApplications: true,
  takesPoints: true,
};
let product: TestApp;
let admin: Awaited<ReturnType<typeof registerPerson>>;
let traveller: typeof admin;
beforeAll(async () => {
  product = await createTestApp({ routes: [settingsRoutes, adminRoutes] });
  const person = (email: string) =>
    registerPerson(
      product.app,
      { name: 'Amina', email, password: 'Savanna-2026-long', role: 'user', language: 'en' },
      { verified: true },
    );
  admin = await person('admin@example.com');
  traveller = await person('traveller@example.com');
  await product.app.db.update(people).set({ role: 'admin' }).where(eq(people.id, admin.user.id));
});
afterAll(() => product.close());

const get = (url: string, token = '') =>
  product.fastify.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} });
const put = (body: object, token = admin.token) =>
  product.fastify.inject({
    method: 'PUT',
    url: '/api/admin/settings',
    headers: { authorization: `Bearer ${token}` },
    payload: body,
  });

test('the defaults apply until an admin changes them, which every read shows', async () => {
  expect((await get('/api/admin/settings', admin.token)).json()).toEqual({
    settings: defaults,
    version: 0,
    sendsLetters: true,
    nobodyConsents: false,
    ratesAlone: { least: 105, most: 115 },
  });
  const changed = { ...defaults, holdMinutes: 1, usdToKesRate: 129 };
  expect((await put({ holdMinutes: 1, usdToKesRate: 129 })).json()).toEqual({ settings: changed });
  const now = {
    settings: changed,
    version: 1,
    sendsLetters: true,
    nobodyConsents: false,
    ratesAlone: { least: 123, most: 115 },
  };
  expect((await get('/api/admin/settings', admin.token)).json()).toEqual(now);
  expect(await getSettings(product.app.db)).toEqual(changed);
  const [entry] = await product.app.db.select().from(auditEntries);
  expect(entry).toMatchObject({
    actorId: admin.user.id,
    action: 'settings.changed',
    subjectType: 'settings',
    subjectId: '1',
    detail: { holdMinutes: { from: 60, to: 1 }, usdToKesRate: { from: 110, to: 129 } },
    at: product.clock.now(),
  });
  // Saving the current values, or none, is no change.
  expect((await put({ holdMinutes: 1 })).json()).toEqual({ settings: changed });
  expect((await put({})).json()).toEqual({ settings: changed });
  expect(await product.app.db.select().from(settingsVersions)).toHaveLength(1);
  expect(await product.app.db.select().from(auditEntries)).toHaveLength(1);
});

test('earlier changes say who changed what, newest first, in pages', async () => {
  await put({ supportPhone: '+254 700 000 001' });
  const read = async (query: string) => (await get(`/api/admin/settings/changes${query}`, admin.token)).json();
  const [at, by] = [product.clock.now().toISOString(), 'Amina'];
  const newest = { name: 'supportPhone', from: '+254 712 345 600', to: '+254 700 000 001' };
  expect(await read('?pageSize=1')).toEqual({
    items: [{ version: 2, at, by, changes: [newest] }],
    ...{ total: 2, page: 1, pageSize: 1 },
  });
  const first = [
    { name: 'usdToKesRate', from: 110, to: 129 },
    { name: 'holdMinutes', from: 60, to: 1 },
  ];
  expect((await read('?page=2&pageSize=1')).items).toEqual([{ version: 1, at, by, changes: first }]);
  expect((await read('?page=3&pageSize=1')).items).toEqual([]);
  expect((await get('/api/admin/settings/changes?pageSize=51', admin.token)).statusCode).toBe(400);
  expect((await get('/api/admin/settings/changes', traveller.token)).json().code).toBe('forbidden');
  await put({ supportPhone: '+254 712 345 600' });
});

test.each([
  { holdMinutes: 0 },
  { holdMinutes: 1.5 },
  { usdToKesRate: 0 },
  { usdToKesRate: '110' },
  { usdToEurRate: 0 },
  { usdToGbpRate: 0.79123 },
  { commissionPercent: -1 },
  { commissionPercent: 51 },
  { tourismLevyPercent: 50.001 },
  { commissionPercent: 12.345 },
  { tourismLevyPercent: 0.1 + 0.2 },
  { b2cFeeKes: -1 },
  { b2cFeeKes: 11.5 },
  { supportEmail: 'help' },
  { supportPhone: '' },
  { supportPhone: '123' },
  { supportPhone: 'call <b>us</b> abc' },
  { consentAboveCents: 150 },
  { consentAboveCents: -100 },
  { businessName: ' ' },
  { businessPin: '12345' },
  { facebookUrl: 'https://example.com/twende' },
  { takesBookings: 'false' },
  { holdMinutes: null },
])('refused with the field named: %j', async (body) => {
  const answer = await put(body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'invalid_input' });
  expect(Object.keys(answer.json().fields)).toEqual(Object.keys(body));
});

test('only admins can read and change them', async () => {
  expect((await get('/api/admin/settings')).json().code).toBe('sign_in_required');
  expect((await get('/api/admin/settings', traveller.token)).json().code).toBe('forbidden');
  expect((await put({ holdMinutes: 5 }, traveller.token)).json().code).toBe('forbidden');
});

test('changing needs an admin who has signed in within twelve hours', async () => {
  product.clock.advance(12 * 3_600_000 + 1);
  try {
    const answer = await put({ usdToKesRate: 1 });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'sign_in_again']);
    expect((await get('/api/admin/settings', admin.token)).json().settings.usdToKesRate).toBe(129);
  } finally {
    product.clock.advance(-(12 * 3_600_000 + 1));
  }
});

test('a version that a process without our lock saves meanwhile is kept, and ours comes after it', async () => {
  const fresh = await createTestApp();
  try {
    let checks = 0;
    const check = async () => {
      checks += 1;
      if (checks > 1) return;
      const values = { holdMinutes: 45 };
      await fresh.app.db
        .insert(settingsVersions)
        .values({ version: 1, values, changedBy: null, changedAt: fresh.clock.now() });
    };
    const saved = await updateSettings(fresh.app, admin.user, { usdToKesRate: 120 }, { check });
    expect([saved.holdMinutes, saved.usdToKesRate, checks]).toEqual([45, 120, 2]);
    expect(await getSettings(fresh.app.db)).toEqual(saved);
    const rows = await fresh.app.db.select({ version: settingsVersions.version }).from(settingsVersions);
    expect(rows.map(({ version }) => version).sort()).toEqual([1, 2]);
  } finally {
    await fresh.close();
  }
});

test('a change that others come before too often is refused as changed meanwhile', async () => {
  const fresh = await createTestApp();
  try {
    let version = 0;
    const check = async () => {
      version += 1;
      const row = { version, values: {}, changedBy: null, changedAt: fresh.clock.now() };
      await fresh.app.db.insert(settingsVersions).values(row);
    };
    const saving = updateSettings(fresh.app, admin.user, { usdToKesRate: 120 }, { check });
    await expect(saving).rejects.toMatchObject({ code: 'changed_meanwhile' });
    expect((await getSettings(fresh.app.db)).usdToKesRate).toBe(110);
  } finally {
    await fresh.close();
  }
});

test('a support phone is kept in its international form, and one that was set before is still read', async () => {
  const { version } = (await get('/api/admin/settings', admin.token)).json();
  expect((await put({ supportPhone: '0712345600' })).json().settings.supportPhone).toBe('+254 712 345 600');
  expect((await put({ supportPhone: '+44 20 7946 0958' })).json().settings.supportPhone).toBe('+442079460958');
  await product.app.db.insert(settingsVersions).values({
    ...{ version: version + 2, values: { supportPhone: '123', consentAboveCents: 150 }, changedBy: null },
    changedAt: product.clock.now(),
  });
  expect(await getSettings(product.app.db)).toMatchObject({ supportPhone: '123', consentAboveCents: 150 });
  await product.app.db.delete(settingsVersions).where(gt(settingsVersions.version, version));
});

test('the public settings in the demo', async () => {
  const { supportPhone, supportEmail } = await getSettings(product.app.db);
  expect((await get('/api/settings/public')).json()).toEqual({
    supportPhone,
    supportEmail,
    social: [],
    rates: { KES: 129, EUR: 0.92, GBP: 0.79 },
    fees: { commission: 12, tourismLevy: 0, withholdingTax: 0 },
    // No provider of payments is set up here.
    takes: { registrations: true, applications: true, points: true, cards: false, mpesa: false },
    sandbox: { card: true, mpesa: true },
    demo: true,
    publicDemo: false,
    identityProviders: ['google', 'facebook'],
    demoAccounts: [
      { role: 'user', email: 'amina@twende.test', password: 'Karibu2026!' },
      { role: 'provider', email: 'baraka@twende.test', password: 'Karibu2026!' },
      { role: 'admin', email: 'admin@twende.test', password: 'Karibu2026!' },
    ],
  });
});

test('outside the demo no account is offered and nothing is a sandbox', async () => {
  const live = await createTestApp({ routes: [settingsRoutes], env: { DEMO: 'false' } });
  try {
    const answer = await live.fastify.inject({ url: '/api/settings/public' });
    expect(answer.json()).toMatchObject({ sandbox: { card: false, mpesa: false }, demo: false, demoAccounts: [] });
  } finally {
    await live.close();
  }
});

test('a made-up address or tax number is allowed in the demo only, and marked as such', async () => {
  const demo = await getBusiness(product.app);
  expect(demo).toMatchObject({ name: 'Twende', pin: 'P000000000X', invented: true });
  expect(demo.address).toContain('Demo');
  await updateSettings(product.app, admin.user, {
    businessAddress: 'Moi Avenue 1, Nairobi',
    businessPin: 'A123456789Z',
  });
  const set = { name: 'Twende', address: 'Moi Avenue 1, Nairobi', pin: 'A123456789Z', invented: false };
  expect(await getBusiness(product.app)).toEqual(set);
  const live = { ...product.app, demo: undefined };
  expect(await getBusiness(live)).toEqual(set);
  await updateSettings(product.app, admin.user, { businessAddress: '', businessPin: '' });
  expect(await getBusiness(live)).toEqual({ name: 'Twende', address: '', pin: '', invented: false });
});

test.each([
  { on: true, kept: admins },
  { on: false, kept: 1 },
])('twelve admins at once, guard $on: kept $kept', async ({ on, kept }) => {
  const fresh = await createTestApp();
  try {
    const changes = Array.from({ length: admins }, (_, index) => ({
      [`extra${index}`]: index,
      usdToKesRate: 200 + index,
    }));
    let checks = 0;
    const check = async () => void checks++;
    await withGuard({ on, participants: admins }, () =>
      Promise.all(changes.map((change) => updateSettings(fresh.app, admin.user, change, { check }))),
    );
    const rows = await fresh.app.db.select().from(settingsVersions);
    const last = rows.sort((a, b) => b.version - a.version)[0]?.values ?? {};
    const found = Object.keys(last).filter((name) => name.startsWith('extra')).length;
    expect(found).toBe(kept);
    // A consent can be used up once.
    expect(checks).toBe(admins);
    expect(rows).toHaveLength(kept);
  } finally {
    await fresh.close();
  }
});

test('settings that were changed after an admin saw them are not overwritten', async () => {
  const { version } = (await get('/api/admin/settings', admin.token)).json();
  expect((await put({ supportEmail: 'first@example.com', version })).statusCode).toBe(200);
  const second = await put({ supportEmail: 'second@example.com', version });
  expect([second.statusCode, second.json().code]).toEqual([409, 'changed_meanwhile']);
  expect(await getSettings(product.app.db)).toMatchObject({ supportEmail: 'first@example.com' });
  // The same again changes nothing: its first answer may have been lost.
  expect((await put({ supportEmail: 'first@example.com', version })).statusCode).toBe(200);
  expect((await put({ supportEmail: 'second@example.com', version: version + 1 })).statusCode).toBe(200);
  expect((await put({ version: -1 })).statusCode).toBe(400);
});
