import { asc, count, eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { App } from '#server/app.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { pageWeight } from '#server/http/load-limit.ts';
import { providers } from '#server/providers/tables.ts';
import { categories } from '#shared/categories.ts';
import { type Lang, langs, withLang } from '#shared/languages.ts';
import { listPlaces } from './places/place-queries.ts';
import type { RowKind } from './sitemap-rows.ts';
import { services } from './tables.ts';

/** A sitemap file may have 50,000 addresses; a row has one in each language. Each file is built in memory, so fewer. */
const rowsPerFile = 10_000;

/** The rows with a public page each, by the name of their files. */
const rowKinds: Record<string, RowKind> = {
  listings: {
    ...{ folder: '/services/', table: services, name: services.id },
    ...{ updatedAt: services.updatedAt, shown: eq(services.listed, true) },
  },
  providers: {
    ...{ folder: '/providers/', table: providers, name: providers.id },
    ...{ updatedAt: providers.updatedAt, shown: eq(providers.status, 'approved') },
  },
};

/** The pages that search engines should index, besides those of rows. */
const pages = [
  ...[
    '/',
    '/explore',
    '/services',
    '/stays',
    '/meals',
    '/transport',
    '/help',
    '/privacy',
    '/terms',
    '/cookies',
    '/accessibility',
  ],
  ...categories.map(({ value }) => `/services?category=${value}`),
];

/** Pages that search engines must not index: private ones, and those that show nothing without a person. */
const disallowed = [
  '/dashboard',
  '/profile',
  '/booking/',
  '/payment/',
  '/confirmation/',
  '/provider/',
  '/admin/',
  '/dev/',
];

interface Entry {
  /** Without the language's prefix. */
  path: string;
  changedAt?: Date;
}

/**
 * /robots.txt, /sitemap.xml and the files that it names. Every address is listed in each language, with links to its
 * alternates. Made from the database on request, cached for an hour.
 * @param more kinds of rows of features that know this one, by the name of their files
 */
export function sitemapRoutes(
  fastify: FastifyInstance,
  { readDb, config: { publicUrl } }: App,
  more: Record<string, RowKind> = {},
): void {
  const kinds = Object.entries({ ...rowKinds, ...more });
  const hidden = { schema: { hide: true }, onRequest: fastify.loadLimit.admit(() => pageWeight) };
  fastify.get('/robots.txt', hidden, async (_, reply) => send(reply, 'text/plain', robotsText(publicUrl)));
  fastify.get('/sitemap.xml', hidden, async (_, reply) => {
    const ofRows = await Promise.all(
      kinds.map(async ([name, kind]) => {
        const files = Math.ceil((await countShown(readDb, kind)) / rowsPerFile);
        return Array.from({ length: files }, (_, place) => `${name}-${place + 1}`);
      }),
    );
    const ofPlaces = (await placeEntries(readDb)).length > 0 ? ['places'] : [];
    const names = ['pages', ...ofPlaces, ...ofRows.flat()];
    return send(reply, 'application/xml', indexXml(names.map((name) => `${publicUrl}/sitemaps/${name}.xml`)));
  });
  fastify.get('/sitemaps/pages.xml', hidden, async (_, reply) => {
    const entries = pages.map((path) => ({ path }));
    return send(reply, 'application/xml', entriesXml(entries, publicUrl));
  });
  fastify.get('/sitemaps/places.xml', hidden, async (_, reply) => {
    const entries = await placeEntries(readDb);
    if (entries.length === 0) return reply.callNotFound();
    return send(reply, 'application/xml', entriesXml(entries, publicUrl));
  });
  for (const [name, kind] of kinds) {
    fastify.get<{ Params: { file: string } }>(
      `/sitemaps/${name}-:file(^[1-9]\\d{0,3}$).xml`,
      hidden,
      async ({ params }, reply) => {
        const entries = await listEntries(readDb, kind, Number(params.file));
        if (entries.length === 0) return reply.callNotFound();
        return send(reply, 'application/xml', entriesXml(entries, publicUrl));
      },
    );
  }
}

function send(reply: FastifyReply, contentType: string, text: string): FastifyReply {
  return reply.header('cache-control', 'public, max-age=3600').type(`${contentType}; charset=utf-8`).send(text);
}

/** The list of places, each place, and each kind that is offered there; none where nothing is. */
async function placeEntries(db: DbOrTx): Promise<Entry[]> {
  const places = await listPlaces(db, 'en');
  const entries = places.flatMap(({ slug, kinds }) => [
    { path: `/places/${slug}` },
    ...kinds.map(({ kind }) => ({ path: `/places/${slug}/${kind}` })),
  ]);
  return entries.length > 0 ? [{ path: '/places' }, ...entries] : [];
}

async function countShown(db: DbOrTx, { table, shown }: RowKind): Promise<number> {
  const [row] = await db.select({ shown: count() }).from(table).where(shown);
  return row?.shown ?? 0;
}

async function listEntries(
  db: DbOrTx,
  { folder, table, name, updatedAt, shown }: RowKind,
  file: number,
): Promise<Entry[]> {
  const rows = await db
    .select({ name: sql<string>`${name}`, changedAt: updatedAt })
    .from(table)
    .where(shown)
    .orderBy(asc(name))
    .limit(rowsPerFile)
    .offset((file - 1) * rowsPerFile);
  return rows.map((row) => ({ path: folder + row.name, changedAt: row.changedAt as Date }));
}

function robotsText(publicUrl: string): string {
  const rules = disallowed.flatMap((path) => langs.map((lang) => `Disallow: ${withLang(path, lang)}`));
  return ['User-agent: *', ...new Set(rules), 'Allow: /', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}

function indexXml(addresses: string[]): string {
  const parts = addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>`);
  return document('sitemapindex', '', parts);
}

function entriesXml(entries: Entry[], publicUrl: string): string {
  const parts = entries.flatMap(({ path, changedAt }) => {
    const at = (lang: Lang) => escaped(publicUrl + withLang(path, lang));
    const alternate = (name: string, lang: Lang) =>
      `<xhtml:link rel="alternate" hreflang="${name}" href="${at(lang)}"/>`;
    const alternates = [...langs.map((lang) => alternate(lang, lang)), alternate('x-default', 'en')].join('');
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return langs.map((lang) => `<url><loc>${at(lang)}</loc>${changed}${alternates}</url>`);
  });
  return document('urlset', ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', parts);
}

function document(root: string, more: string, parts: string[]): string {
  const namespace = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${more}`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${namespace}>\n${parts.join('\n')}\n</${root}>\n`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
