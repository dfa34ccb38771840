import { expect } from 'vitest';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import { violationsOn } from './support/axe.ts';
import type { Site } from './support/site.ts';
import { test } from './support/test.ts';
import { demoTraveller, newTraveller } from './support/travellers.ts';

let site: Site;
test.beforeAll(({ site: opened }) => {
  site = opened;
});

test('somebody new comes by Google on a phone, goes on where they were, and finds the account in the profile', async () => {
  const t = (key: KeyOf<'identities'>, name: string) => translate('sw', 'identities', key, { name });
  const security = (key: KeyOf<'security'>, values = {}) => translate('sw', 'security', key, values);
  const { page, open, quiet, shot, problems } = await site.visit({ width: 360, lang: 'sw', folder: 'elsewhere/new' });
  const look = async (name: string) => {
    await quiet();
    await shot(name);
    expect.soft(await violationsOn(page, {}), name).toEqual([]);
  };
  await open('/login?redirect=%2Fstays');
  await look('login');
  await page.getByRole('link', { name: t('continue', 'Google') }).click();
  await page.getByRole('button', { name: 'Do not agree' }).click();
  await page.getByText(t('problem.denied', 'Google')).waitFor();
  await look('denied');
  await page.getByRole('link', { name: t('continue', 'Google') }).click();
  await page.getByLabel('Name').fill('Wanjiru Kamau');
  await page.getByLabel('Email, or none').fill('wanjiru-elsewhere@example.com');
  await shot('there');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL('**/sw/stays');
  // The address is verified there, so no letter is announced.
  await page
    .getByText(translate('sw', 'finish-sign-in', 'new'))
    .first()
    .waitFor();
  await open('/profile?tab=security');
  await page.getByText('wanjiru-elsewhere@example.com').last().waitFor();
  await page.getByRole('heading', { name: security('first.title') }).waitFor();
  await look('security');
  await page.getByRole('button', { name: security('identities.unlinkOf', { name: 'Google' }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: security('identities.unlink') })
    .click();
  await page.getByText(translate('sw', 'errors', 'last_way_in')).waitFor();
  await look('last-way');
  await page.getByRole('button', { name: security('setUp'), exact: true }).click();
  await page.getByText(security('noPassword')).waitFor();
  await page.getByRole('button', { name: security('continue'), exact: true }).click();
  await page.getByRole('img', { name: security('qr') }).waitFor();
  expect(problems.filter((problem) => !/409/.test(problem))).toEqual([]);
});

test('who comes by Google gets in also where the worker has taken over the pages, for as long as they have chosen', async () => {
  const { page, open, problems } = await site.visit({
    width: 360,
    lang: 'en',
    folder: 'elsewhere/worker',
    worker: true,
  });
  await open('/login?redirect=%2Fstays');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.getByLabel(translate('en', 'accounts', 'login.remember')).uncheck();
  // An account of the demo fills in the form, and leaves what was chosen.
  await page.getByRole('button', { name: translate('en', 'accounts', 'demo.user') }).click();
  expect(await page.getByLabel(translate('en', 'accounts', 'email')).inputValue()).toBe(demoTraveller.email);
  expect(await page.getByLabel(translate('en', 'accounts', 'login.remember')).isChecked()).toBe(false);
  await page.getByRole('link', { name: translate('en', 'identities', 'continue', { name: 'Google' }) }).click();
  await page.getByLabel('Email, or none').fill('akinyi-elsewhere@example.com');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL('**/stays');
  const kept = await page.evaluate(() => [localStorage.getItem('token'), sessionStorage.getItem('token')]);
  expect(kept).toEqual([null, expect.any(String)]);
  expect(problems).toEqual([]);
});

test('a traveller who comes by Facebook enters their password once before the account is linked', async () => {
  const t = (key: KeyOf<'identities'>) => translate('en', 'identities', key, { name: 'Facebook' });
  const { email, password } = await newTraveller(site.origin);
  const { page, open, quiet, shot, problems } = await site.visit({ width: 1280, lang: 'en', folder: 'elsewhere/link' });
  const look = async (name: string) => {
    await quiet();
    await shot(name);
    expect.soft(await violationsOn(page, {}), name).toEqual([]);
  };
  await open('/register?redirect=%2Fprofile%3Ftab%3Dsecurity');
  await look('register');
  await page.getByRole('link', { name: t('continue') }).click();
  await page.getByLabel('Email, or none').fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByText(t('link.password')).waitFor();
  await look('password');
  await page.getByLabel(translate('en', 'sign-in-again', 'password'), { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: t('link.add') }).waitFor();
  await look('confirm');
  await page.getByRole('button', { name: t('link.add') }).click();
  await page.waitForURL('**/profile?tab=security');
  await page
    .getByRole('button', { name: translate('en', 'security', 'identities.unlinkOf', { name: 'Facebook' }) })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: translate('en', 'security', 'identities.unlink') })
    .click();
  await page
    .getByRole('link', { name: translate('en', 'security', 'identities.link', { name: 'Facebook' }) })
    .waitFor();
  await look('unlinked');
  // Nothing was brought back that could be linked.
  await open('/finish-sign-in?for=link&redirect=%2Fprofile%3Ftab%3Dsecurity');
  await page.getByRole('heading', { name: t('problem.titleOwn') }).waitFor();
  expect(await page.getByText(t('problem.title')).count()).toBe(0);
  await look('nothing-to-link');
  await page.getByRole('button', { name: t('toProfile') }).click();
  await page.waitForURL('**/profile?tab=security');
  // Whoever does not agree there is where they were, and reads why.
  await page.getByRole('link', { name: translate('en', 'security', 'identities.link', { name: 'Facebook' }) }).click();
  await page.getByRole('button', { name: 'Do not agree' }).click();
  await page.waitForURL('**/profile?tab=security');
  const denied = translate('en', 'finish-sign-in', 'link.denied', { name: 'Facebook' });
  await page.getByText(denied).first().waitFor();
  await open('/finish-sign-in?for=again&problem=denied&provider=facebook&redirect=%2Fprofile%3Ftab%3Dsecurity');
  await page.waitForURL('**/profile?tab=security');
  await page
    .getByText(translate('en', 'finish-sign-in', 'again.denied', { name: 'Facebook' }), { exact: true })
    .first()
    .waitFor();
  // Another account there is linked to the same account here.
  await page.getByRole('link', { name: translate('en', 'security', 'identities.link', { name: 'Facebook' }) }).click();
  await page.getByLabel('Email, or none').fill('somewhere-else@example.com');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: t('link.add') }).click();
  await page.waitForURL('**/profile?tab=security');
  await page
    .getByRole('button', { name: translate('en', 'security', 'identities.unlinkOf', { name: 'Facebook' }) })
    .waitFor();
  await page.getByText(email).first().waitFor();
  expect(problems).toEqual([]);
});

test('a traveller adds a passkey and signs in with it, by the button and in the field for the address', async () => {
  const t = (key: KeyOf<'security'>, values = {}) => translate('en', 'security', key, values);
  const { token } = await newTraveller(site.origin);
  const { page, settled, quiet, shot, problems } = await site.visit({ width: 360, lang: 'en', folder: 'passkeys' });
  const look = async (name: string) => {
    await quiet();
    await shot(name);
    expect.soft(await violationsOn(page, {}), name).toEqual([]);
  };
  // Passkeys count on host names only.
  const origin = site.origin.replace('127.0.0.1', 'localhost');
  const open = async (path: string) => {
    await page.goto(origin + path);
    await settled();
  };
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  // The device agrees to whatever it is asked at once, so the field offers passkeys only where the test says so.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => window.name === 'offers';
  });
  await open('/login');
  await page.evaluate((own) => localStorage.setItem('token', own), token);
  await open('/profile?tab=security');
  await page.getByRole('button', { name: t('passkeys.add') }).click();
  await page.getByText(translate('en', 'fields', 'passkey_name_missing')).waitFor();
  expect(await page.getByLabel(t('passkeys.name')).getAttribute('aria-invalid')).toBe('true');
  await page.getByLabel(t('passkeys.name')).fill('My phone');
  await page.getByRole('button', { name: t('passkeys.add') }).click();
  await page.getByRole('button', { name: t('passkeys.removeOf', { name: 'My phone' }) }).waitFor();
  await look('added');
  await page.getByRole('button', { name: t('passkeys.renameOf', { name: 'My phone' }) }).click();
  const newName = page.getByRole('dialog').getByLabel(t('passkeys.name'));
  await newName.fill(' ');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('passkeys.save') })
    .click();
  await page
    .getByRole('dialog')
    .getByText(translate('en', 'fields', 'passkey_name_missing'))
    .waitFor();
  expect(await newName.evaluate((element) => element === document.activeElement)).toBe(true);
  await newName.fill('Blue phone');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('passkeys.save') })
    .click();
  await page.getByText('Blue phone', { exact: true }).waitFor();

  // From a document that asks for nothing, so that no call is under way without its token.
  const signOut = async () => {
    await page.goto(`${origin}/robots.txt`);
    await page.evaluate(() => localStorage.removeItem('token'));
  };
  await signOut();
  await open('/login?redirect=%2Fprofile%3Ftab%3Dsecurity');
  await look('login');
  await page.getByRole('button', { name: translate('en', 'identities', 'passkey') }).click();
  await page.waitForURL('**/profile?tab=security');
  await signOut();
  await page.evaluate(() => {
    window.name = 'offers';
  });
  await open('/login?redirect=%2Fprofile%3Ftab%3Dsecurity');
  await page.waitForURL('**/profile?tab=security');
  await page.getByRole('button', { name: t('passkeys.removeOf', { name: 'Blue phone' }) }).click();
  // As if the person had signed in more than twelve hours ago.
  await page.route(
    /\/api\/auth\/passkeys\/[^/]+$/,
    (route) => route.fulfill({ status: 403, json: { success: false, code: 'sign_in_again', error: 'Sign in again' } }),
    { times: 1 },
  );
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('passkeys.remove'), exact: true })
    .click();
  const again = page.getByRole('dialog', { name: translate('en', 'sign-in-again', 'title') });
  await again.getByRole('button', { name: translate('en', 'sign-in-again', 'passkey') }).waitFor();
  await look('again');
  await again.getByRole('button', { name: translate('en', 'sign-in-again', 'passkey') }).click();
  await page.getByText('Blue phone', { exact: true }).waitFor({ state: 'detached' });
  expect(problems.filter((problem) => !/403/.test(problem))).toEqual([]);
});
