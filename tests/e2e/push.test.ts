import { expect } from 'vitest';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { tellPersons } from '#server/notices/tell-persons.ts';
import type { User } from '#shared/contracts/accounts.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { byNight, violationsOn } from './support/axe.ts';
import type { Site, Visitor } from './support/site.ts';
import { test } from './support/test.ts';
import { ask, newTraveller } from './support/travellers.ts';

let site: Site;
test.beforeAll(({ site: opened }) => {
  site = opened;
});

const words =
  (lang: Lang) =>
  (key: KeyOf<'push'>, values = {}) =>
    translate(lang, 'push', key, values);

interface Wish {
  width: 360 | 1280;
  lang: Lang;
  /** What the browser says before anybody is asked; by default the person has not been. */
  permission?: NotificationPermission;
}

/** A traveller whose browser asks the demo's simulator in place of a push service, which the test's browser has none of. */
async function visit({ width, lang, permission = 'default' }: Wish): Promise<Visitor & { token: string }> {
  const { token } = await newTraveller(site.origin);
  const visitor = await site.visit({ width, lang, folder: `push/${width}-${lang}`, worker: true });
  await visitor.page.context().grantPermissions(['notifications']);
  await visitor.page.addInitScript(
    ({ own, first }) => {
      localStorage.setItem('token', own);
      let now = first;
      Object.defineProperty(Notification, 'permission', { get: () => now });
      Notification.requestPermission = async () => {
        if (now === 'default') now = 'granted';
        return now;
      };
      let subscription: PushSubscription | null = null;
      PushManager.prototype.getSubscription = async () => subscription;
      PushManager.prototype.subscribe = async () => {
        const made = await (await fetch('/dev/push/browsers', { method: 'POST' })).json();
        const unsubscribe = async () => {
          subscription = null;
          return true;
        };
        subscription = { ...made, options: {}, toJSON: () => made, unsubscribe } as PushSubscription;
        return subscription;
      };
    },
    { own: token, first: permission },
  );
  return { ...visitor, token };
}

async function look({ page, quiet, shot }: Visitor, name: string): Promise<void> {
  await quiet();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await shot(`${name}-${colorScheme}`);
    const violations = await violationsOn(page, colorScheme === 'dark' ? byNight : {});
    expect.soft(violations, `${name}, ${colorScheme}`).toEqual([]);
  }
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(over, `${name} is wider than the screen`).toBeLessThanOrEqual(0);
}

/** Tells a traveller of a message, and answers what the simulated browser got. */
async function tell(token: string): Promise<string> {
  const { user } = await ask<{ user: User }>(site.origin, '/api/auth/me', { token });
  const key = newId();
  const data = { conversationId: key, name: 'Savanna Trails', titleEn: 'Dawn drive', titleSw: 'Safari ya alfajiri' };
  await site.prepare((app) => transaction(app, (tx) => tellPersons(tx, [user.id], { kind: 'new_message', key, data })));
  const find = async () => {
    const { items } = await ask<{ items: { text: string }[] }>(site.origin, '/dev/push/messages');
    return items.find(({ text }) => text.includes(key))?.text ?? '';
  };
  await expect.poll(find, { timeout: 30_000, interval: 200 }).not.toBe('');
  return find();
}

/**
 * Hands a message to the service worker twice, as a push service may, and answers what it has shown: a browser without a screen
 * keeps no notifications.
 */
async function deliverTwice({ page }: Visitor, data: string): Promise<object[]> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('There is no service worker');
  await worker.evaluate(() => {
    const here = globalThis as unknown as { shown: object[]; registration: ServiceWorkerRegistration };
    here.shown = [];
    here.registration.showNotification = async (title, options) => void here.shown.push({ title, ...options });
  });
  const devices = await page.context().newCDPSession(page);
  const known = new Promise<string>((resolve) => {
    devices.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await devices.send('ServiceWorker.enable');
  const message = { origin: site.origin, registrationId: await known, data };
  await devices.send('ServiceWorker.deliverPushMessage', message);
  await devices.send('ServiceWorker.deliverPushMessage', message);
  const shown = () => worker.evaluate(() => (globalThis as unknown as { shown: object[] }).shown);
  await expect.poll(shown, { timeout: 10_000 }).toHaveLength(2);
  return shown();
}

test.each([
  { width: 360, lang: 'en' },
  { width: 1280, lang: 'sw' },
] as const)(
  'notifications are turned on in the profile, come encrypted, are shown once, and are turned off, at $width px in $lang',
  async (wish) => {
    const visitor = await visit(wish);
    const { page, open, token } = visitor;
    const t = words(wish.lang);
    const column = page.getByRole('columnheader', { name: translate(wish.lang, 'preferences', 'channel.push') });
    await open('/profile?tab=preferences');
    await page.getByRole('button', { name: t('turnOn') }).waitFor();
    expect(await column.count()).toBe(0);
    await look(visitor, 'off');
    await page.getByRole('button', { name: t('turnOn') }).click();
    await page.getByRole('button', { name: t('turnOff') }).waitFor();
    await column.waitFor();
    await look(visitor, 'on');

    const sent = await tell(token);
    const { title, path, tag, body, lang } = JSON.parse(sent);
    expect({ title, body, lang }).toEqual({ title: 'New message from Savanna Trails', body: 'Dawn drive', lang: 'en' });
    // The same tag: the second takes the place of the first.
    const shown = { title, body, tag, lang, icon: '/icons/192.png', data: { path } };
    expect(await deliverTwice(visitor, sent)).toEqual([shown, shown]);

    await page.getByRole('button', { name: t('turnOff') }).click();
    await page.getByRole('button', { name: t('turnOn') }).waitFor();
    await column.waitFor({ state: 'detached' });
    expect(await ask(site.origin, '/api/push/browsers', { token })).toMatchObject({ browsers: [] });
  },
  120_000,
);

test('a browser that does not allow them says how to, and another one is turned off from here', async () => {
  const visitor = await visit({ width: 360, lang: 'sw', permission: 'denied' });
  const { page, open, token } = visitor;
  const t = words('sw');
  const { user } = await ask<{ user: User }>(site.origin, '/api/auth/me', { token });
  const other = await ask<{ token: string }>(site.origin, '/api/auth/login', {
    body: { email: user.email, password: 'Karibu2026!' },
  });
  const body = await ask<object>(site.origin, '/dev/push/browsers', { body: {} });
  await ask(site.origin, '/api/push/browsers', { token: other.token, body });
  await open('/profile?tab=preferences');
  await page.getByText(t('denied.how')).waitFor();
  await look(visitor, 'denied');
  await page.getByRole('button', { name: t('removeOf', { device: t('unknown'), date: '' }).slice(0, 30) }).click();
  await page.getByText(t('removed')).waitFor();
  expect(await page.getByText(t('others')).count()).toBe(0);
});

test('the bell offers them once: whoever declines is not asked again', async () => {
  const visitor = await visit({ width: 1280, lang: 'en' });
  const { page, open } = visitor;
  const t = words('en');
  await open('/dashboard');
  const bell = page.getByRole('button', { name: translate('en', 'shell', 'notifications') });
  await bell.click();
  await page.getByText(t('offer')).waitFor();
  await look(visitor, 'offer');
  await page.getByRole('button', { name: t('offer.no') }).click();
  await page.getByText(t('offer')).waitFor({ state: 'detached' });
  await open('/notifications');
  await page.getByText(translate('en', 'bell', 'empty')).waitFor();
  expect(await page.getByText(t('offer')).count()).toBe(0);
});
