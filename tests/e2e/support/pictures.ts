import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

const folder = new URL('../pictures/', import.meta.url).pathname;

/** Half the size: the edges of letters, which differ a little between machines, are averaged away. */
const kept = 0.5;
/** Of 255; less is noise. */
const visible = 40;

/**
 * How much of a picture differs from the one that is kept under this name, 0 to 1. One of another size is another
 * picture. With UPDATE_PICTURES=1 the picture is kept instead.
 * @throws Error if none is kept
 */
export async function difference(name: string, shot: Buffer): Promise<number> {
  const file = join(folder, `${name}.png`);
  const { width = 0 } = await sharp(shot).metadata();
  const small = await sharp(shot)
    .resize({ width: Math.round(width * kept), kernel: 'mks2021' })
    .removeAlpha()
    .png({ palette: true, colours: 32, compressionLevel: 9 })
    .toBuffer();
  if (process.env.UPDATE_PICTURES) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, small);
    return 0;
  }
  if (!existsSync(file)) throw new Error(`${name}.png is not kept yet: look at the page, then UPDATE_PICTURES=1`);
  const [now, before] = await Promise.all([small, file].map((one) => sharp(one).removeAlpha().raw().toBuffer()));
  return shareOfDifferent(now, before);
}

function shareOfDifferent(now: Buffer | undefined, before: Buffer | undefined): number {
  if (!now || now.length !== before?.length) return 1;
  let different = 0;
  for (let at = 0; at < now.length; at += 3) {
    const far = [0, 1, 2].some((part) => Math.abs((now[at + part] ?? 0) - (before[at + part] ?? 0)) > visible);
    if (far) different += 1;
  }
  return different / (now.length / 3);
}
