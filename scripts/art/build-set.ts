import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { createLimiter } from '#server/limiter.ts';
import { type BuiltPicture, builtFileName, type PictureSet, readBuilt } from '#server/pictures/built-pictures.ts';
import { makePlaceholder } from '#server/pictures/placeholder.ts';
import { cardBytes, cardWidth, render } from '#server/pictures/render.ts';
import { pictureIdOf } from '#server/pictures/store-picture.ts';
import type { NamedDrawing } from './picture-sets.ts';

const compress = promisify(brotliCompress);
const indexName = 'index.json';

interface BuildReport {
  pictures: number;
  /** Names of the pictures that were not in the folder as they are drawn now. */
  changed: string[];
  /** Of all files of the folder. */
  bytes: number;
}

/**
 * Makes a folder contain exactly these drawings. Files of unchanged drawings stay as they are, so that another version of
 * a compressor or encoder does not change them.
 * @throws Error when a drawing is too heavy on a card
 */
export async function buildSet(folder: URL, drawings: readonly NamedDrawing[]): Promise<BuildReport> {
  await mkdir(folder, { recursive: true });
  const before: PictureSet = { folder, index: readIndex(folder) };
  const limit = createLimiter({ concurrency: 2 });
  const changed: string[] = [];
  const entries = await Promise.all(
    drawings.map((drawing) =>
      limit(async (): Promise<[string, BuiltPicture]> => {
        const kept = await findBuilt(before, drawing);
        if (!kept) changed.push(drawing.name);
        return [drawing.name, kept ?? (await build(folder, drawing))];
      }),
    ),
  );
  const index = Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(new URL(indexName, folder), `${JSON.stringify(index, null, 2)}\n`);
  const files = new Set([indexName, ...drawings.map(({ name }) => builtFileName(name))]);
  for (const file of await readdir(folder)) if (!files.has(file)) await rm(new URL(file, folder));
  return { pictures: drawings.length, changed, bytes: await sizeOf(folder, files) };
}

function readIndex(folder: URL): Record<string, BuiltPicture> {
  const path = fileURLToPath(new URL(indexName, folder));
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** The drawing's entry in the index, if it was built as it is drawn now. */
async function findBuilt(set: PictureSet, { name, svg, alt }: NamedDrawing): Promise<BuiltPicture | undefined> {
  const built = set.index[name];
  if (built?.id !== pictureIdOf(Buffer.from(svg))) return undefined;
  const whole = await readBuilt(set, name).then(
    () => true,
    () => false,
  );
  return whole ? { ...built, alt } : undefined;
}

async function build(folder: URL, { name, svg, alt }: NamedDrawing): Promise<BuiltPicture> {
  const original = Buffer.from(svg);
  const weigh = async (format: 'avif' | 'webp') => {
    const { length } = await render(original, { width: cardWidth, format, saveData: false });
    if (length > cardBytes) throw new Error(`${name} weighs ${length} bytes on a card as ${format}`);
    return length;
  };
  const built = {
    id: pictureIdOf(original),
    ...sizeIn(svg),
    placeholder: await makePlaceholder(original),
    card: { avif: await weigh('avif'), webp: await weigh('webp') },
    alt,
  };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: original.length };
  await writeFile(new URL(builtFileName(name), folder), await compress(original, { params }));
  return built;
}

function sizeIn(svg: string): { width: number; height: number } {
  const [, width, height] = /^<svg [^>]*\bwidth="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error('A drawing must say its width and height');
  return { width: Number(width), height: Number(height) };
}

async function sizeOf(folder: URL, files: ReadonlySet<string>): Promise<number> {
  const sizes = await Promise.all([...files].map(async (file) => (await stat(new URL(file, folder))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
