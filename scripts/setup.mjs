// Prepares a fresh clone, with the system's Node and without any package: installs packages that are missing or outdated
// and, with the argument `build`, builds the pages when their sources changed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const installStamp = join(root, 'node_modules/.cache/twende-install');
const buildStamp = join(root, 'dist/.stamp');
const buildSources = [
  'src/web',
  'src/shared',
  'public',
  'vite.config.ts',
  'scripts/offline-plugin.ts',
  'scripts/public-routes-plugin.ts',
  'package.json',
  'package-lock.json',
];
const node24 = join(root, 'node_modules/.bin/node');

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const text = new Set(['.js', '.mjs', '.css', '.html', '.svg', '.json', '.txt', '.xml', '.webmanifest', '.ico']);

/** A step failed and its output has been shown. */
class Failed extends Error {}

await onlyOneAtATime(async () => {
  await install();
  if (process.argv[2] === 'build') await build();
});

async function install() {
  const wanted = hashOf(['package-lock.json'], `${process.platform} ${process.arch}`);
  if (readIfThere(installStamp) === wanted) return;
  await longStep('Installing packages (about a minute the first time) …', 'npm', [
    ...['ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional'],
    // Node itself and PostgreSQL come as packages whose install scripts lay out their files.
    '--ignore-scripts=false',
  ]);
  mkdirSync(dirname(installStamp), { recursive: true });
  writeFileSync(installStamp, wanted);
}

async function build() {
  const wanted = hashOf(buildSources);
  if (readIfThere(buildStamp) === wanted) return;
  rmSync(buildStamp, { force: true }); // an interrupted build must not look complete
  await longStep('Building the pages …', node24, [join(root, 'node_modules/vite/bin/vite.js'), 'build'], {
    NODE_ENV: 'production',
  });
  console.log('Compressing …');
  await compressAll(join(root, 'dist/client'));
  writeFileSync(buildStamp, wanted);
}

/** Runs a command, prints regularly that it still runs, and prints its output only when it fails. */
async function longStep(title, command, args, env = { NODE_ENV: 'development' }) {
  console.log(title);
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 1000);
  const still = setInterval(() => console.log(`… still at it (${seconds()} s)`), 10_000);
  const output = [];
  // NODE_ENV=production around us would make npm leave out what building and testing need.
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.on('data', (part) => output.push(part));
  child.stderr.on('data', (part) => output.push(part));
  const stop = () => child.kill('SIGTERM');
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const problem = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(code === 0 ? undefined : (signal ?? `exit code ${code}`)));
  });
  clearInterval(still);
  process.off('SIGINT', stop).off('SIGTERM', stop);
  if (problem !== undefined) {
    process.stderr.write(Buffer.concat(output));
    throw new Failed(`${title.replace(/[ (…].*$/, '')} failed: ${problem}`);
  }
  console.log(`… done in ${seconds()} s`);
}

/** Compresses every larger text file to .br and .gz, so that the server need not compress on request. */
async function compressAll(folder) {
  const files = filesBelow(folder).filter((file) => text.has(extname(file)) && statSync(file).size > 1024);
  const next = files.values();
  const worker = async () => {
    for (const file of next) {
      const content = await readFile(file);
      const params = {
        [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      await writeWhole(`${file}.br`, await brotli(content, { params }));
      await writeWhole(`${file}.gz`, await gzip(content, { level: 9 }));
    }
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
}

async function writeWhole(file, content) {
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}

function hashOf(paths, extra = '') {
  const hash = createHash('sha256').update(extra);
  for (const path of paths) {
    for (const file of filesBelow(join(root, path))) {
      const content = readFileSync(file);
      hash.update(`\n${file.slice(root.length)} ${content.length}\n`).update(content);
    }
  }
  return hash.digest('hex');
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * Only one set-up of a folder runs at a time. The lock is outside the folder, because installing empties node_modules. A
 * lock whose process has ended is replaced.
 */
async function onlyOneAtATime(work) {
  const id = createHash('sha256').update(root).digest('hex').slice(0, 12);
  const lock = join(tmpdir(), `twende-setup-${process.getuid?.() ?? 0}-${id}`);
  let told = false;
  while (!take(lock)) {
    if (!told) console.log('Another set-up of this folder is running; waiting for it …');
    told = true;
    await pause(300);
  }
  try {
    await work();
  } catch (problem) {
    if (!(problem instanceof Failed)) throw problem;
    console.error(problem.message);
    if (process.env.npm_lifecycle_event === 'pretest') console.log('0 passed, 1 failed'); // its last line is always this
    process.exitCode = 1;
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function take(lock) {
  const mine = `${lock}.${process.pid}`;
  mkdirSync(mine, { recursive: true });
  writeFileSync(join(mine, 'pid'), String(process.pid));
  try {
    renameSync(mine, lock); // fails while a lock with its pid file is there
    return true;
  } catch (problem) {
    rmSync(mine, { recursive: true, force: true });
    if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(problem.code)) throw problem;
  }
  const holder = Number(readIfThere(join(lock, 'pid')));
  if (holder > 0 && !isAlive(holder)) rmSync(lock, { recursive: true, force: true });
  return false;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    return problem.code === 'EPERM';
  }
}
