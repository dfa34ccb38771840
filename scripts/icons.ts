// Draws the icons of the installed application from public/app-icon.svg, which has a background and a margin. The files are
// committed: node scripts/icons.ts
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const publicFolder = fileURLToPath(new URL('../public/', import.meta.url));

interface Icon {
  name: string;
  size: number;
  /** How much of the drawing is left out on each side, of its width: a mark alone may fill its icon. */
  crop: number;
  /** Radius of the corners as a share of the width; none where the system applies its own shape. */
  corner: number;
}

const icons: Icon[] = [
  { name: '192', size: 192, crop: 0.08, corner: 0.22 },
  { name: '512', size: 512, crop: 0.08, corner: 0.22 },
  // The mark stays within the circle of 80 % that every shape leaves.
  { name: '512-maskable', size: 512, crop: 0, corner: 0 },
  { name: 'apple-touch-180', size: 180, crop: 0.08, corner: 0 },
];

const drawing = await readFile(`${publicFolder}app-icon.svg`);
await mkdir(`${publicFolder}icons`, { recursive: true });
for (const icon of icons) await draw(icon);
await writeFile(
  `${publicFolder}favicon.ico`,
  asIco(await sharp(`${publicFolder}favicon.svg`, { density: 288 }).resize(32).png().toBuffer(), 32),
);

async function draw({ name, size, crop, corner }: Icon): Promise<void> {
  const whole = Math.round(size / (1 - 2 * crop));
  const edge = Math.floor((whole - size) / 2);
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${size * corner}"/></svg>`;
  const picture = await sharp(drawing, { density: 288 })
    .resize(whole, whole)
    .extract({ left: edge, top: edge, width: size, height: size })
    .toBuffer();
  await sharp(picture)
    .composite([{ input: Buffer.from(shape), blend: 'dest-in' }])
    .png({ palette: true, compressionLevel: 9 })
    .toFile(`${publicFolder}icons/${name}.png`);
}

/** The picture in the format of /favicon.ico, which browsers request when an answer names no icon. */
function asIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // of one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // plane
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
