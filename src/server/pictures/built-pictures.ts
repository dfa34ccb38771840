import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { inArray } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { createLimiter } from '#server/limiter.ts';
import type { Lang } from '#shared/languages.ts';
import { originalKey, pictureIdOf } from './store-picture.ts';
import { pictures } from './tables.ts';

const decompress = promisify(brotliDecompress);

/** The entry of a built drawing in the index; its compressed SVG is in the same folder. */
export interface BuiltPicture {
  /** By `pictureIdOf`, of the SVG. */
  id: string;
  width: number;
  height: number;
  placeholder: string;
  /** Bytes of the rendering that a card loads. */
  card: { avif: number; webp: number };
  alt: Record<Lang, string>;
}

/** A folder of built pictures with its index by name. It is made by `npm run art` and committed; the product only reads it. */
export interface PictureSet {
  folder: URL;
  index: Readonly<Record<string, BuiltPicture>>;
}

export const builtFileName = (name: string): string => `${name}.svg.br`;

/** @throws Error for a name that was not built */
export function getBuilt({ index }: PictureSet, name: string): BuiltPicture {
  const built = index[name];
  if (!built) throw new Error(`There is no picture ${name}: npm run art builds it`);
  return built;
}

/** The SVG of a built picture. @throws Error when it does not match the index */
export async function readBuilt(set: PictureSet, name: string): Promise<Buffer> {
  const svg = await decompress(await readFile(new URL(builtFileName(name), set.folder)));
  if (pictureIdOf(svg) !== getBuilt(set, name).id) throw new Error(`${builtFileName(name)} is not what the index says`);
  return svg;
}

/**
 * Stores those pictures of a set that are not stored yet. If all are, it makes one query, and checks one file for each.
 * Several processes may call it at once.
 * @returns the pictures in the order of `names`, with their names
 */
export async function storeBuiltPictures(
  app: Pick<App, 'db' | 'files' | 'clock'>,
  set: PictureSet,
  names: readonly string[],
): Promise<(BuiltPicture & { name: string })[]> {
  const built = names.map((name) => ({ name, ...getBuilt(set, name) }));
  const ids = built.map(({ id }) => id);
  const rows = await app.db.select({ id: pictures.id }).from(pictures).where(inArray(pictures.id, ids));
  const known = new Set(rows.map(({ id }) => id));
  const limit = createLimiter({ concurrency: 4 });
  // The files are written first, since a picture with a row must be servable.
  const added = await Promise.all(names.map((name) => limit(() => keepOriginal(app, set, name, known))));
  // In a fixed order, so that processes that insert the same rows cannot deadlock.
  const missing = added.filter((row) => row !== undefined).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  if (missing.length > 0) await app.db.insert(pictures).values(missing).onConflictDoNothing();
  return built;
}

/** Writes the original unless it exists. @returns the row to insert, unless it exists */
async function keepOriginal(
  { files, clock }: Pick<App, 'files' | 'clock'>,
  set: PictureSet,
  name: string,
  known: ReadonlySet<string>,
): Promise<typeof pictures.$inferInsert | undefined> {
  const { id, width, height, placeholder } = getBuilt(set, name);
  const kept = await files.has(originalKey(id));
  if (kept && known.has(id)) return undefined;
  const svg = await readBuilt(set, name);
  if (!kept) await files.put(originalKey(id), svg);
  const mediaType = 'image/svg+xml';
  return { id, mediaType, width, height, bytes: svg.length, placeholder, createdAt: clock.now() };
}
