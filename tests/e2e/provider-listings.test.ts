import sharp from 'sharp';
import { expect } from 'vitest';
import { translate } from '#shared/i18n/translate.ts';
import { byNight, violationsOn } from './support/axe.ts';
import type { Site, Visitor } from './support/site.ts';
import { test } from './support/test.ts';
import { ask, demoTraveller, signIn } from './support/travellers.ts';

const host = { ...demoTraveller, email: 'baraka@twende.test' };
const t = (key: Parameters<typeof translate<'provider-service'>>[2], values = {}) =>
  translate('en', 'provider-service', key, values);

/** A photo of a tent below a hill, large enough to be cut. */
const photo = () =>
  sharp({ create: { width: 1_200, height: 800, channels: 3, background: '#7ba3c9' } })
    .jpeg()
    .toBuffer();

async function visitAs(site: Site, { width, folder }: { width: 360 | 1280; folder: string }): Promise<Visitor> {
  const token = await signIn(site.origin, host);
  const visitor = await site.visit({ width, lang: 'en', folder: `provider-listings/${folder}` });
  await visitor.page.addInitScript((own) => localStorage.setItem('token', own), token);
  return visitor;
}

/** Approves what waits, as an admin who has looked at it. */
async function approve(site: Site, id: string): Promise<void> {
  const token = await signIn(site.origin, { ...demoTraveller, email: 'admin@twende.test' });
  const { version } = await ask<{ version: string }>(site.origin, `/api/admin/services/${id}`, { token });
  await ask(site.origin, `/api/admin/services/${id}/approve`, { token, body: { version } });
}

test('at 360 px a service is made, gets a photo, is submitted; live, its price is changed and its visitors see it', async ({
  site,
}) => {
  const { page, open, shot, quiet, problems } = await visitAs(site, { width: 360, folder: 'journey' });
  const part = (name: string) => page.getByRole('navigation', { name: t('parts') }).getByRole('link', { name });
  const save = async () => {
    await page.getByRole('button', { name: t('save'), exact: true }).click();
    // The toast may be that of the save before.
    await page.getByText(t('unsaved')).waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: t('toParts') }).click();
    await page.getByRole('navigation', { name: t('parts') }).waitFor();
  };
  const look = async (name: string) => {
    await quiet();
    await shot(name);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect
        .soft(await violationsOn(page, colorScheme === 'dark' ? byNight : {}), `${name}, ${colorScheme}`)
        .toEqual([]);
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(wide, `${name} is wider than the screen`).toBeLessThanOrEqual(0);
  };

  await open('/provider/services');
  await page.getByRole('heading', { name: translate('en', 'provider-services', 'title'), level: 1 }).waitFor();
  await look('list');
  await page.getByRole('link', { name: translate('en', 'provider-services', 'add') }).click();
  await page.getByText(translate('en', 'catalogue', 'category.lodges')).click();
  await page.getByLabel(translate('en', 'provider-services', 'new.name')).fill('Tent by the Talek');
  await look('new');
  await page.getByRole('button', { name: translate('en', 'provider-services', 'new.begin') }).click();
  await page.getByRole('heading', { name: 'Tent by the Talek', level: 1 }).waitFor();
  const id = /services\/([^/?]+)/.exec(page.url())?.[1] ?? '';
  await look('draft');

  await part(t('section.texts')).click();
  await page
    .getByRole('textbox', { name: t('summary') })
    .first()
    .fill('A tent above the river, with hippos below.');
  await page
    .getByRole('textbox', { name: t('description') })
    .first()
    .fill('Pay at www.example.com');
  await page.getByRole('button', { name: t('save'), exact: true }).click();
  await page.getByText(translate('en', 'fields', 'text_plain_part', { part: 'www.example.com' })).waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('description.en');
  await page.getByRole('link', { name: t('toParts') }).click();
  await page.getByRole('button', { name: translate('en', 'leaving', 'stay') }).click();
  await page
    .getByRole('textbox', { name: t('description') })
    .first()
    .fill('Two beds, a hot shower and a fire at night.');
  await save();

  await part(t('section.photos')).click();
  const files = page.getByTestId('photo-files');
  const small = await sharp({ create: { width: 200, height: 300, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  const name = `${'x'.repeat(120)}.png`;
  await files.setInputFiles({ name, mimeType: 'image/png', buffer: small });
  await page.getByText(t('photos.small', { name, pixels: 240 })).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await files.setInputFiles({ name: 'tent.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  const frame = page.getByLabel(translate('en', 'crop', 'area'));
  await frame.focus();
  expect(await frame.evaluate((element) => getComputedStyle(element).outlineWidth)).toBe('3px');
  await page.getByLabel(t('alt.en')).fill('A tent above a river');
  const address = page.url();
  const stay = page.getByRole('button', { name: translate('en', 'leaving', 'stay') });
  await page.goBack();
  await stay.waitFor();
  await expect.poll(() => page.url()).toBe(address);
  // A phone's Back closes the question, as it closes any dialog.
  await page.goBack();
  await stay.waitFor({ state: 'hidden' });
  await expect.poll(() => page.url()).toBe(address);
  await page.goBack();
  await stay.click();
  expect(await page.getByLabel(t('alt.en')).inputValue()).toBe('A tent above a river');
  await look('photo');
  await page.getByLabel(t('alt.en')).press('Enter');
  await page.getByRole('button', { name: t('photos.removeOf', { number: 1 }) }).waitFor();
  await look('photos');
  await page.getByRole('link', { name: t('toParts') }).click();

  await part(t('section.facts')).click();
  const facility = (name: 'pool' | 'campfire') => translate('en', 'facilities', name);
  await page.getByText(facility('pool'), { exact: true }).click();
  await page.getByText(facility('campfire'), { exact: true }).click();
  await page.getByLabel(translate('en', 'facts', 'name.checkInFrom')).fill('14:00');
  await look('facts');
  await save();

  await part(t('section.price')).click();
  // Prices are typed in shillings unless dollars are chosen, which this tab then remembers.
  await page.getByLabel(t('currency')).selectOption('USD');
  await page.getByLabel(t('price'), { exact: true }).fill('85');
  await page.getByText(t('residency'), { exact: true }).first().click();
  await page.getByLabel(translate('en', 'party', 'kind.resident'), { exact: true }).fill('60');
  await look('price');
  await save();
  await part(t('section.extras')).click();
  const english = `(${translate('en', 'catalogue', 'language.en')})`;
  await page.getByRole('button', { name: t('extras.add') }).click();
  await page.getByLabel(`${t('extras.name')} ${english}`).fill('Airport pick-up');
  await page.getByRole('button', { name: t('save'), exact: true }).click();
  await page.getByText(translate('en', 'fields', 'price_missing')).waitFor();
  await page.getByLabel(t('price'), { exact: true }).fill('30');
  await page.getByLabel(t('extras.charged')).selectOption(t('extras.per_booking'));
  await page.getByRole('button', { name: t('extras.add') }).click();
  await page
    .getByLabel(`${t('extras.name')} ${english}`)
    .last()
    .fill('Packed lunch');
  await page.getByLabel(t('price'), { exact: true }).last().fill('12.5');
  await page
    .getByRole('button', { name: t('extras.up') })
    .last()
    .click();
  await look('extras');
  await save();
  await part(t('section.fees')).click();
  await page.getByRole('button', { name: t('fees.add') }).click();
  await page.getByLabel(`${t('fees.name')} (${translate('en', 'catalogue', 'language.en')})`).fill('Conservancy fee');
  await page.getByLabel(`${translate('en', 'party', 'kind.non_resident')} (USD)`).fill('80');
  const african = page.getByLabel(`${translate('en', 'party', 'kind.african')} (USD)`);
  await african.fill('90');
  await page.getByRole('button', { name: t('save'), exact: true }).click();
  await page.getByText(translate('en', 'fields', 'fee_above_others')).waitFor();
  // Only the server judges fees.
  expect(problems.splice(0)).toEqual([
    `400 /api/provider/services/${id}`,
    expect.stringContaining('400 (Bad Request)'),
  ]);
  await look('fees');
  await african.fill('40');
  // The focus goes into a row that is added, and to its neighbour when it is removed again.
  const focused = (selector: string) => page.evaluate((one) => document.activeElement?.matches(one), selector);
  await page.getByRole('button', { name: t('fees.add') }).click();
  await expect.poll(() => focused('li:nth-child(2) input')).toBe(true);
  await page
    .getByRole('button', { name: t('fees.remove') })
    .last()
    .click();
  await expect.poll(() => focused('li:nth-child(1) summary')).toBe(true);
  await page.getByLabel(`${translate('en', 'party', 'kind.resident')} (KES)`).fill('2,000');
  await save();
  await part(t('section.questions')).click();
  await page.getByLabel(translate('en', 'questions', 'standard.arrivalTime')).selectOption('required');
  await page.getByRole('button', { name: t('questions.add') }).click();
  await page
    .getByLabel(`${t('questions.words')} (${translate('en', 'catalogue', 'language.en')})`)
    .fill('Your shoe size');
  await page.getByLabel(t('questions.type')).selectOption(t('questions.type.choice'));
  await page.getByRole('button', { name: t('save'), exact: true }).click();
  await page
    .getByText(translate('en', 'fields', 'question_missing'))
    .first()
    .waitFor();
  await look('questions');
  await page.getByLabel(t('questions.type')).selectOption(t('questions.type.number'));
  await save();
  await part(t('section.kind')).click();
  await page.getByText(translate('en', 'catalogue', 'language.mas'), { exact: true }).click();
  await save();
  await part(t('section.place')).click();
  await page.getByLabel(t('location')).fill('Naivasha');
  await look('place');
  await save();
  await part(t('section.dates')).click();
  await page.getByText(t('bookable.title')).waitFor();
  await look('dates');
  await page.getByRole('button', { name: t('save'), exact: true }).click();
  await page.getByText(t('bookable.title')).waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: t('toParts') }).click();
  await page.getByRole('button', { name: t('submit') }).click();
  await page.getByText(t('state.submitted')).waitFor();

  await approve(site, id);
  await open(`/provider/services/${id}?section=price`);
  await page.getByText(t('state.approved')).waitFor();
  await page.getByLabel(t('price'), { exact: true }).fill('99.50');
  await save();
  await open(`/services/${id}`);
  await page.getByRole('heading', { name: 'Tent by the Talek', level: 1 }).waitFor();
  expect(await page.locator('#book').textContent()).toContain('$99.50');
  expect(await page.locator('img[alt="A tent above a river"]').count()).toBeGreaterThan(0);
  expect(await page.locator('section[aria-labelledby=asked]').textContent()).toContain('Your shoe size');
  const extras = page.getByRole('region', { name: translate('en', 'catalogue', 'extras.title') });
  expect(await extras.textContent()).toMatch(/Packed lunch\s*\$12.50 per guest.*Airport pick-up\s*\$30 once/);
  const facts = await page.locator('main').innerText();
  for (const words of [facility('pool'), facility('campfire'), '14:00']) expect(facts).toContain(words);
  await page.locator('#dates').scrollIntoViewIfNeeded();
  const fees = page.getByRole('region', { name: translate('en', 'party', 'fees.title') });
  expect(await fees.textContent()).toMatch(/Conservancy fee.*\$80\sUSD.*\$40\sUSD.*KES\s2,000/);

  await open('/search?q=tent+talek&category=lodges');
  await page.getByRole('link', { name: 'Tent by the Talek' }).first().waitFor();
  await open('/search?q=tent+talek&category=lodges&facilities=campfire,pool');
  await page.getByRole('link', { name: 'Tent by the Talek' }).first().waitFor();
  await open('/search?q=tent+talek&category=lodges&facilities=pool,tv');
  await quiet();
  expect(await page.getByRole('link', { name: 'Tent by the Talek' }).count()).toBe(0);

  await open(`/provider/services/${id}`);
  const pause = page.getByRole('button', { name: t('pause'), exact: true });
  expect(await pause.evaluate(tapThatFollows, t('pause.sure'))).toBe('no button');
  await page.getByRole('button', { name: t('pause.sure') }).click();
  await page.getByText(t('state.paused')).waitFor();
  expect((await fetch(`${site.origin}/api/services/${id}`)).status).toBe(404);
  expect(problems).toEqual([]);
}, 300_000);

test('what a colleague has saved meanwhile is not overwritten, and what was typed stays; seasons that overlap are named', async ({
  site,
}) => {
  const token = await signIn(site.origin, host);
  const url = '/api/provider/services';
  const body = { category: 'city', title: { en: 'Market walk' } };
  const { service: draft } = await ask<{ service: { id: string } }>(site.origin, url, { token, body });
  const colleague = async (fields: object) => {
    const path = `${url}/${draft.id}`;
    const { service } = await ask<{ service: { version: number } }>(site.origin, path, { token });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const sent = JSON.stringify({ version: service.version, ...fields });
    expect((await fetch(site.origin + path, { method: 'PUT', headers, body: sent })).status).toBe(200);
  };
  const { page, open, shot } = await visitAs(site, { width: 1280, folder: 'two-editors' });
  await open(`/provider/services/${draft.id}?section=texts`);
  const summary = page.getByRole('textbox', { name: t('summary') }).first();
  const unsaved = page.getByText(t('unsaved'));
  await summary.fill('First.');
  await colleague({ policy: 'strict' });
  await page.getByRole('button', { name: t('save'), exact: true }).click();
  await unsaved.waitFor({ state: 'hidden' });
  await summary.fill('Mine.');
  await colleague({ title: { en: 'Gikomba market walk' }, summary: { en: 'Theirs.' } });
  await page.getByRole('button', { name: t('save'), exact: true }).click();
  await page.getByText(translate('en', 'provider-service', 'savedMeanwhile')).waitFor();
  await page.getByRole('heading', { name: 'Gikomba market walk', level: 1 }).waitFor();
  expect(await summary.inputValue()).toBe('Mine.');
  expect(
    await page
      .getByRole('textbox', { name: t('title') })
      .first()
      .inputValue(),
  ).toBe('Gikomba market walk');
  await shot('changed-meanwhile');
  await page.getByRole('button', { name: t('save'), exact: true }).click();
  await unsaved.waitFor({ state: 'hidden' }); // the toast may be that of the save before

  // Also where the page has read theirs by itself, as after a lost connection.
  await summary.fill('Mine again.');
  await colleague({ summary: { en: 'Theirs again.' } });
  await page.getByText(translate('en', 'provider-service', 'savedMeanwhile')).waitFor({ state: 'hidden' });
  await page.evaluate(() => ['offline', 'online'].map((name) => window.dispatchEvent(new Event(name))));
  await page.getByText(translate('en', 'provider-service', 'savedMeanwhile')).waitFor();
  expect(await summary.inputValue()).toBe('Mine again.');
  await page.getByRole('button', { name: t('save'), exact: true }).click();
  await unsaved.waitFor({ state: 'hidden' });

  await page
    .getByRole('link', { name: t('section.price') })
    .first()
    .click();
  await page.getByLabel(t('currency')).selectOption('USD');
  await page.getByLabel(t('price'), { exact: true }).fill('20');
  await page.getByLabel(t('weekend.own')).check();
  await page.getByRole('button', { name: t('save'), exact: true }).click();
  await page.getByText(translate('en', 'fields', 'price_missing')).waitFor();
  await page.getByLabel(t('weekend'), { exact: true }).and(page.getByRole('textbox')).fill('25');
  for (const [name, from, to] of [
    ['Easter', '26 Mar 2027', '29 Mar 2027'],
    ['Rains', '29 Mar 2027', '31 May 2027'],
  ] as const) {
    await page.getByRole('button', { name: t('seasons.add') }).click();
    const season = page.locator('details[open]').last();
    await season.getByLabel(t('seasons.name')).fill(name);
    await season.getByLabel(t('price'), { exact: true }).fill('15');
    await season.getByRole('textbox', { name: t('seasons.startDate') }).fill(from);
    await season.getByRole('textbox', { name: t('seasons.endDate') }).fill(to);
  }
  await page.getByRole('button', { name: t('save'), exact: true }).click();
  await page.getByText(translate('en', 'fields', 'season_overlaps', { name: 'Easter' })).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
  await shot('seasons-overlap');
  await page
    .locator('details[open]')
    .last()
    .getByRole('textbox', { name: t('seasons.startDate') })
    .fill('30 Mar 2027');
  await page.getByRole('button', { name: t('save'), exact: true }).click();
  await page.getByText(t('seasons.count', { count: 2 })).waitFor();
  const { service: saved } = await ask<{ service: object }>(site.origin, `${url}/${draft.id}`, { token });
  expect(saved).toMatchObject({ pricePerUnit: 20, weekend: { pricePerUnit: 25, residencyPrices: {} } });
}, 300_000);

/** Presses a button that asks, and says what a tap at once on the answer of this name would press. */
async function tapThatFollows(asking: HTMLElement | SVGElement, answer: string): Promise<string> {
  asking.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const found = () => [...document.querySelectorAll('[role=dialog] button')].find((one) => one.textContent === answer);
  while (!found()) await new Promise(requestAnimationFrame);
  const { left, top, width, height } = (found() as Element).getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('button')?.textContent ?? 'no button';
}
