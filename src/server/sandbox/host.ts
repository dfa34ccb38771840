import { mkdir, readFile, realpath, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { MovableClock } from '#server/clock.ts';
import { DataDirTaken } from '#server/db/embedded/errors.ts';
import { type OwnerLock, takeOwnerLock } from '#server/db/embedded/owner-lock.ts';
import { SANDBOX_PUBLISHABLE_KEY } from '#server/outside/stripe.ts';
import { newToken } from '#server/secrets.ts';
import type { SandboxAddresses } from './addresses.ts';
import { type DarajaSimulator, startDarajaSimulator } from './daraja/simulator.ts';
import { type PushSimulator, startPushSimulator } from './push/simulator.ts';
import { type SmsSimulator, startSmsSimulator } from './sms/simulator.ts';
import { SANDBOX_SECRET_KEY } from './stripe/api.ts';
import { type StripeSimulator, startStripeSimulator } from './stripe/simulator.ts';

export interface Sandbox {
  addresses: SandboxAddresses;
  /** Sends what has become due when the product's clock was moved. */
  runDue(): Promise<void>;
  /** Whether this process runs the simulators: then they follow its clock and call its port. */
  runsHere(): boolean;
  close(): Promise<void>;
}

interface SandboxOptions {
  production: boolean;
  dataDir: string;
  /** The product's port. The simulators send callbacks there on the loopback, whatever PUBLIC_URL says. */
  productPort: number;
  /** Where the product takes delivery reports of text messages. */
  smsReportsPath: string;
  clock: MovableClock;
  log: Logger;
}

/**
 * The content of DATA_DIR/sandbox/sandbox.json, which stays the same after a restart and for every process of this
 * folder.
 */
interface Note {
  stripePort: number;
  darajaPort: number;
  smsPort: number;
  pushPort: number;
  webhookSecret: string;
}

const darajaKeys = {
  consumerKey: 'twende-sandbox',
  consumerSecret: 'twende-sandbox',
  shortcode: '174379',
  passkey: 'twende-sandbox-passkey',
  initiator: { name: 'twende-sandbox', securityCredential: 'dHdlbmRlLXNhbmRib3g=' },
};
const smsKeys = { username: 'twende-sandbox', apiKey: 'twende-sandbox', sender: 'TWENDE' };
const retryMs = 1_000;

/**
 * Starts the simulators, once per folder: the process that holds the folder's lock runs them and notes their ports. Other
 * processes use these ports, and the first that finds the lock free runs the simulators on them. Only in demo mode:
 * production must not load this module.
 * @throws Error with NODE_ENV=production
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  if (options.production) throw new Error('The simulators do not run in production');
  await mkdir(join(options.dataDir, 'sandbox'), { recursive: true });
  const folder = await realpath(join(options.dataDir, 'sandbox'));
  let own = await tryToRun(folder, options);
  const note = own?.note ?? (await waitForNote(folder));
  const watch = setInterval(() => void runIfFree(), retryMs);
  watch.unref();
  let trying = false;
  let complained: string | undefined;

  async function runIfFree(): Promise<void> {
    if (own || trying) return;
    trying = true;
    try {
      own = await tryToRun(folder, options);
      if (own) options.log.info('this process runs the simulators now');
    } catch (error) {
      // It is tried every second, so the same failure is logged only once.
      if (String(error) === complained) return;
      complained = String(error);
      options.log.error({ err: error }, 'could not take the simulators over');
    } finally {
      trying = false;
    }
  }

  return {
    addresses: {
      stripe: {
        apiBase: `http://127.0.0.1:${note.stripePort}`,
        secretKey: SANDBOX_SECRET_KEY,
        publishableKey: SANDBOX_PUBLISHABLE_KEY,
        webhookSecret: note.webhookSecret,
      },
      daraja: { baseUrl: `http://127.0.0.1:${note.darajaPort}`, ...darajaKeys },
      sms: { url: `http://127.0.0.1:${note.smsPort}/version1/messaging`, ...smsKeys },
      push: { origin: `http://127.0.0.1:${note.pushPort}` },
    },
    async runDue() {
      await own?.daraja.clock.runDue();
      await own?.stripe.clock.runDue();
      await own?.sms.clock.runDue();
      await own?.push.clock.runDue();
    },
    runsHere: () => own !== undefined,
    async close() {
      clearInterval(watch);
      await own?.close();
    },
  };
}

interface Running {
  note: Note;
  stripe: StripeSimulator;
  daraja: DarajaSimulator;
  sms: SmsSimulator;
  push: PushSimulator;
  close(): Promise<void>;
}

/**
 * @returns undefined when another process runs the simulators of this folder; when one fails to start, all are closed
 */
async function tryToRun(folder: string, options: SandboxOptions): Promise<Running | undefined> {
  const lock = await lockOf(folder);
  if (!lock) return undefined;
  const closers = [() => lock.release()];
  const close = async () => {
    for (const closeOne of closers) await closeOne();
  };
  try {
    return { ...(await run(folder, options, closers)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @param closers is given what closes each part, in the order in which they must be closed */
async function run(
  folder: string,
  { clock, log, productPort, smsReportsPath }: SandboxOptions,
  closers: (() => Promise<void>)[],
): Promise<Omit<Running, 'close'>> {
  const before = await readNote(folder);
  const webhookSecret = before?.webhookSecret ?? `whsec_${newToken()}`;
  const callbackOrigin = `http://127.0.0.1:${productPort}`;
  const daraja = await onPort(before?.darajaPort, (port) =>
    startDarajaSimulator({
      port,
      stateDir: join(folder, 'daraja'),
      callbackOrigin,
      // Callbacks that became due while no process ran wait until this one listens.
      receiverStartsWithinMs: 15_000,
      now: () => clock.now().getTime(),
      keys: darajaKeys,
      log,
    }),
  );
  closers.unshift(() => daraja.close());
  const stripe = await onPort(before?.stripePort, (port) =>
    startStripeSimulator({
      port,
      stateDir: join(folder, 'stripe'),
      webhookUrl: `${callbackOrigin}/api/payments/stripe/webhook`,
      webhookSecret,
      clock,
      log,
    }),
  );
  closers.unshift(() => stripe.close());
  const sms = await onPort(before?.smsPort, (port) =>
    startSmsSimulator({
      port,
      stateDir: join(folder, 'sms'),
      reportsUrl: callbackOrigin + smsReportsPath,
      receiverStartsWithinMs: 15_000,
      now: () => clock.now().getTime(),
      keys: smsKeys,
      log,
    }),
  );
  closers.unshift(() => sms.close());
  const push = await onPort(before?.pushPort, (port) =>
    startPushSimulator({ port, stateDir: join(folder, 'push'), now: () => clock.now().getTime(), log }),
  );
  closers.unshift(() => push.close());
  const ports = { stripePort: portOf(stripe.origin), darajaPort: portOf(daraja.origin), smsPort: portOf(sms.origin) };
  const note = { ...ports, pushPort: portOf(push.origin), webhookSecret };
  await writeNote(folder, note);
  return { note, stripe, daraja, sms, push };
}

async function lockOf(folder: string): Promise<OwnerLock | undefined> {
  try {
    return await takeOwnerLock(folder);
  } catch (error) {
    if (error instanceof DataDirTaken) return undefined;
    throw error;
  }
}

/** Starts on the port of the last run, so that other processes still find it, or on another one if that is taken. */
async function onPort<T>(port: number | undefined, start: (port: number) => Promise<T>): Promise<T> {
  if (port === undefined) return start(0);
  try {
    return await start(port);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return start(0);
    throw error;
  }
}

const portOf = (origin: string) => Number(new URL(origin).port);
const noteFile = (folder: string) => join(folder, 'sandbox.json');

async function readNote(folder: string): Promise<Note | undefined> {
  try {
    return JSON.parse(await readFile(noteFile(folder), 'utf8')) as Note;
  } catch {
    return undefined; // not there yet
  }
}

async function writeNote(folder: string, note: Note): Promise<void> {
  const aside = `${noteFile(folder)}.new`;
  await writeFile(aside, JSON.stringify(note), { mode: 0o600 });
  await rename(aside, noteFile(folder));
}

async function waitForNote(folder: string): Promise<Note> {
  for (let tries = 0; tries < 100; tries++) {
    const note = await readNote(folder);
    if (note) return note;
    await pause(100);
  }
  throw new Error('DATA_DIR: the process that runs the simulators of this folder does not answer');
}
