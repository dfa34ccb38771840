import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { providers } from '#server/providers/tables.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeProvider, makeService } from '#tests/support/factories.ts';
import { sitemapRoutes } from './sitemap.ts';
import { services } from './tables.ts';

let product: TestApp;
let publicUrl: string;
beforeAll(async () => {
  product = await createTestApp({ extras: [async (fastify, app) => sitemapRoutes(fastify, app)] });
  publicUrl = product.app.config.publicUrl;
});
afterAll(() => product?.close());

const read = (url: string) => product.fastify.inject({ url });
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);

test('robots.txt names the sitemap and disallows personal pages', async () => {
  const { body, headers } = await read('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
  for (const path of ['/dashboard', '/sw/dashboard', '/payment/', '/sw/booking/']) {
    expect(body).toContain(`\nDisallow: ${path}\n`);
  }
});

test('the sitemap names files of pages, places, listings and providers, with every address in both languages', async () => {
  const { id, providerId } = await makeService(product.app, {});
  const { body } = await read('/sitemap.xml');
  expect(addressesIn(body)).toEqual(
    ['pages', 'places', 'listings-1', 'providers-1'].map((name) => `${publicUrl}/sitemaps/${name}.xml`),
  );

  const pages = await read('/sitemaps/pages.xml');
  expect(pages.headers['cache-control']).toBe('public, max-age=3600');
  expect(addressesIn(pages.body)).toEqual(
    expect.arrayContaining([`${publicUrl}/`, `${publicUrl}/sw`, `${publicUrl}/sw/services?category=beach`]),
  );

  const listings = await read('/sitemaps/listings-1.xml');
  const here = `${publicUrl}/services/${id}`;
  const there = `${publicUrl}/sw/services/${id}`;
  const twin = (lang: string, href: string) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`;
  const twins = twin('en', here) + twin('sw', there) + twin('x-default', here);
  const changed = `<lastmod>${product.clock.now().toISOString()}</lastmod>`;
  expect(listings.body).toContain(`<url><loc>${here}</loc>${changed}${twins}</url>`);
  expect(listings.body).toContain(`<url><loc>${there}</loc>${changed}${twins}</url>`);

  expect(addressesIn((await read('/sitemaps/providers-1.xml')).body)).toEqual([
    `${publicUrl}/providers/${providerId}`,
    `${publicUrl}/sw/providers/${providerId}`,
  ]);
});

test('a provider that is not approved is not in it', async () => {
  const { id } = await makeProvider(product.app);
  expect((await read('/sitemaps/providers-1.xml')).body).toContain(id);
  await product.app.db.update(providers).set({ status: 'suspended' }).where(eq(providers.id, id));
  expect((await read('/sitemaps/providers-1.xml')).body).not.toContain(id);
});

test('services that are not listed are not in it, and empty files do not exist', async () => {
  const { id } = await makeService(product.app, {});
  await product.app.db.update(services).set({ listed: false }).where(eq(services.id, id));
  expect((await read('/sitemaps/listings-1.xml')).body).not.toContain(id);
  for (const file of ['listings-2', 'listings-0', 'listings-x', 'listings-1e9', 'providers-2']) {
    expect((await read(`/sitemaps/${file}.xml`)).statusCode, file).toBe(404);
  }
});
