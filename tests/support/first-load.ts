import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Manifest } from '@tanstack/react-router';

const dist = join(import.meta.dirname, '../../dist');

/** The most that the scripts of a first load may weigh, in bytes of gzip (level 9); 1 KB is 1,000 of them. */
const limits = {
  /** Our own part of what every page loads, beside the libraries. */
  firstChunk: 14_000,
  publicPage: 140_000,
  /** Pages that are a form. */
  formPage: 143_000,
  /** Forms that few visits open. They load the table of all routes as well, which each new page makes longer. */
  seldomPage: 147_000,
  signedInPage: 176_000,
} as const;

const formPages = /\/(?:login|register)$/;

/** What a browser loads before a page answers. */
interface FirstLoad {
  /** The route's path, or `first chunk`. */
  name: string;
  bytes: number;
  limit: number;
  /** Addresses of the scripts. */
  files: string[];
}

/**
 * Reads from the build what each route's HTML asks for: the scripts of every page and those of the route's own chunk, with
 * all that they import. First comes our own first chunk alone.
 * @throws Error if nothing is built
 */
export async function readFirstLoads(): Promise<FirstLoad[]> {
  const { __root__: root, ...routes } = await readRoutes();
  const everywhere = (root?.preloads ?? []).map(addressOf);
  const entry = String(root?.scripts?.[0]?.attrs?.src);
  const held = Object.entries(routes).filter(([id]) => !id.startsWith('/dev/')); // the demo's own page of all controls
  return Promise.all([
    weigh('first chunk', [entry], limits.firstChunk),
    ...held.map(([id, { preloads = [] }]) =>
      weigh(id.replace(/^\/\(.+?\)/, ''), [...everywhere, ...preloads.map(addressOf)], limitOf(id)),
    ),
  ]);
}

type Preload = NonNullable<Manifest['routes'][string]['preloads']>[number];
const addressOf = (preload: Preload): string => (typeof preload === 'string' ? preload : preload.href);

async function readRoutes(): Promise<Manifest['routes']> {
  const assets = join(dist, 'server/assets');
  const names = await readdir(assets).catch((): string[] => []);
  const file = names.find((name) => name.startsWith('_tanstack-start-manifest'));
  if (!file) throw new Error('The pages are not built: node scripts/setup.mjs build');
  const { tsrStartManifest } = await import(pathToFileURL(join(assets, file)).href);
  return tsrStartManifest().routes;
}

function limitOf(id: string): number {
  if (id.startsWith('/(signed-in)/')) return limits.signedInPage;
  if (id.startsWith('/(seldom)/')) return limits.seldomPage;
  return formPages.test(id) ? limits.formPage : limits.publicPage;
}

async function weigh(name: string, addresses: string[], limit: number): Promise<FirstLoad> {
  const files = [...new Set(addresses)];
  const codes = await Promise.all(files.map((file) => readFile(join(dist, 'client', file))));
  return { name, files, limit, bytes: codes.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0) };
}
