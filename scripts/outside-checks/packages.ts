import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A temporary folder that may be removed at any time. Nothing in it is part of the product. */
const cache = join(import.meta.dirname, '../../node_modules/.cache/outside-checks');
const FETCH_WITHIN_MS = 180_000;

/** A stand-in cannot be installed on this machine; the message says why and what would help. */
export class Unavailable extends Error {}

/** The folder that holds `name` and what it needs under node_modules, from the npm registry; no install script is run. */
export const fetchFromNpm = (name: string, version: string): Promise<string> =>
  fetched(`${name}@${version}`, (folder) =>
    run('npm', ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${version}`], {
      missing: 'npm is not installed',
      failed: 'not to be had from the npm registry',
    }),
  );

/** The folder that holds `name` and what it needs, a PYTHONPATH, from PyPI. */
export const fetchFromPypi = (name: string, version: string): Promise<string> =>
  fetched(`${name}@${version}`, (folder) =>
    run(
      'python3',
      ['-m', 'pip', 'install', '--quiet', '--no-input', '--retries', '1', '--timeout', '15'].concat([
        '--disable-pip-version-check',
        '--only-binary',
        ':all:',
        '--target',
        folder,
        `${name}==${version}`,
      ]),
      {
        missing: 'Python is not installed (Debian: apt-get install python3 python3-pip)',
        failed: 'not to be had from PyPI, or pip is missing (Debian: apt-get install python3-pip)',
      },
    ),
  );

async function fetched(label: string, fetchInto: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(cache, label);
  if (existsSync(folder)) return folder;
  const part = `${folder}.part`;
  await mkdir(part, { recursive: true });
  try {
    await fetchInto(part);
    await rename(part, folder);
    return folder;
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

function run(command: string, args: string[], words: { missing: string; failed: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: FETCH_WITHIN_MS });
    let said = '';
    child.stderr.on('data', (part: Buffer) => {
      said += part.toString();
    });
    child.once('error', () => reject(new Unavailable(words.missing)));
    child.once('exit', (code) => {
      if (code === 0) return resolve();
      // npm's errors begin with its name, pip's with ERROR; the lines before are about its retries.
      const lastWord = said.split('\n').find((line) => /^npm error|^ERROR/.test(line)) ?? said.split('\n')[0] ?? '';
      reject(new Unavailable(`${words.failed} (${lastWord.trim().slice(0, 160) || `exit ${code}`})`));
    });
  });
}
