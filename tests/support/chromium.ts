import { constants, existsSync } from 'node:fs';
import { access, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A browser on this machine: its program and what it needs in its environment. */
type Chromium = { executablePath: string; env: Record<string, string> };

const root = dirname(dirname(import.meta.dirname));
const unpacked = join(root, 'node_modules/.cache/chromium-153');

/**
 * Finds the browser of the tests: CHROMIUM_PATH, else the one that npm installed (unpacked the first time), else an
 * installed Chromium or Chrome.
 * @param say receives a line before the unpacking, which takes a few seconds
 * @throws Error naming CHROMIUM_PATH when there is none
 */
export async function findChromium(say: (line: string) => void = () => {}): Promise<Chromium> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (await isProgram(given)) return { executablePath: given, env: {} };
    throw new Error(`CHROMIUM_PATH is "${given}", which is not a program. Name the browser's executable file.`);
  }
  if (process.platform === 'linux' && process.arch === 'x64') return packagedChromium(say);
  const installed = await installedChromium();
  if (installed) return { executablePath: installed, env: {} };
  throw new Error('No browser for the tests: install Chromium or Chrome, or set CHROMIUM_PATH to its executable file.');
}

async function packagedChromium(say: (line: string) => void): Promise<Chromium> {
  if (!existsSync(unpacked)) {
    say('Unpacking the test browser …');
    await unpack();
  }
  await writeFontConfiguration();
  return {
    executablePath: join(unpacked, 'chromium'),
    env: {
      LD_LIBRARY_PATH: join(unpacked, 'al2023/lib'),
      FONTCONFIG_PATH: join(unpacked, 'fonts'),
    },
  };
}

/** Unpacks beside the final place and renames, so that an unpacking cut short or done twice at once does no harm. */
async function unpack(): Promise<void> {
  await mkdir(dirname(unpacked), { recursive: true });
  const partial = await mkdtemp(`${unpacked}-`);
  try {
    await inflateInto(partial);
    await rename(partial, unpacked);
  } catch (problem) {
    await rm(partial, { recursive: true, force: true });
    if (!existsSync(unpacked)) throw problem; // else another process was first
  }
}

/** The package's own `executablePath()` is not used: it leaves out the libraries and writes to a shared /tmp/chromium. */
async function inflateInto(folder: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium');
  const archives = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../bin');
  const names = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'];
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder; // where `inflate` writes; it reads this once, when called
  try {
    const running = names.map((name) => inflate(join(archives, name)));
    await Promise.all(running);
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/** The package's own file points to /tmp/fonts; without a font every text is zero pixels wide. */
async function writeFontConfiguration(): Promise<void> {
  const fonts = join(unpacked, 'fonts');
  const file = join(fonts, 'fonts.conf');
  const wanted = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${join(unpacked, 'font-cache')}</cachedir>
</fontconfig>
`;
  if (existsSync(file) && (await readFile(file, 'utf8')) === wanted) return;
  await writeFile(`${file}.${process.pid}`, wanted);
  await rename(`${file}.${process.pid}`, file);
}

async function installedChromium(): Promise<string | undefined> {
  const folders = (process.env.PATH ?? '').split(':');
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  candidates.push('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
  candidates.push('/Applications/Chromium.app/Contents/MacOS/Chromium');
  for (const candidate of candidates) if (await isProgram(candidate)) return candidate;
  return undefined;
}

async function isProgram(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
