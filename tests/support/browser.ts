import { type Browser, chromium } from 'playwright-core';
import { findChromium } from './chromium.ts';

/** The browser makes no calls of its own. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-dev-shm-usage', // containers give /dev/shm 64 MB, less than a large page takes
];

/**
 * The headless browser of the tests; the caller closes it.
 * @param debuggingPort for programs that drive the same browser themselves, such as Lighthouse
 * @throws Error naming CHROMIUM_PATH when this machine has none
 */
export async function launchBrowser({ debuggingPort }: { debuggingPort?: number } = {}): Promise<Browser> {
  const { executablePath, env } = await findChromium();
  return chromium.launch({
    executablePath,
    env: { ...definedEnvironment(), ...env },
    args: debuggingPort === undefined ? quiet : [...quiet, `--remote-debugging-port=${debuggingPort}`],
    chromiumSandbox: false, // root has none, and the pages are our own
    timeout: 60_000,
  });
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
