// Renders the film of the home page anew into src/web/features/home/hero/film, from the scene in art/film.
// It needs ffmpeg with SVT-AV1 and x264 (Debian's package has both): `node scripts/film.ts`. The films are committed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { type Cut, cuts, filmSeconds, savannahFrame } from '#art/film/savannah-film.ts';

const folder = 'src/web/features/home/hero/film';
const framesPerSecond = 24;
const frames = filmSeconds * framesPerSecond;
const mostBytes = 700 * 1024;

const encodings = [
  { ending: 'webm', options: ['-c:v', 'libsvtav1', '-preset', '4', '-crf', '44', '-g', '240'] },
  {
    ending: 'mp4',
    options: ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '31', '-tune', 'animation', '-movflags', '+faststart'],
  },
] as const;

await mkdir(folder, { recursive: true });
for (const cut of Object.keys(cuts) as Cut[]) {
  const files = encodings.map(({ ending }) => `${folder}/savannah-${cut}.${ending}`);
  await render(cut, files);
  for (const file of files) {
    const { size } = await stat(file);
    console.log(`${file}: ${Math.round(size / 1024)} KiB`);
    if (size > mostBytes) throw new Error(`${file} weighs more than 700 KiB`);
  }
}

/** Draws every frame once and feeds it to one ffmpeg that writes all encodings. */
async function render(cut: Cut, files: readonly string[]): Promise<void> {
  const { width, height } = cuts[cut];
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${width}x${height}`,
    '-r',
    `${framesPerSecond}`,
    '-i',
    '-',
  ];
  const outputs = encodings.flatMap(({ options }, index) => [
    '-an',
    '-pix_fmt',
    'yuv420p',
    ...options,
    files[index] ?? '',
  ]);
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...outputs], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const closed = once(ffmpeg, 'close');
  for (let frame = 0; frame < frames; frame += 1) {
    const picture = await sharp(Buffer.from(savannahFrame(frame / frames, cut)))
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!ffmpeg.stdin.write(picture)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}
