import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { movableClock } from '#server/clock.ts';
import { type Sandbox, startSandbox } from './host.ts';

const brokenJournal = 'this is no line\n{}\n';

function folder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-host-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const stripe = join(dataDir, 'sandbox', 'stripe');
  mkdirSync(stripe, { recursive: true });
  const journal = join(stripe, 'journal.jsonl');
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const options = { production: false, dataDir, productPort: 1, smsReportsPath: '/x', clock: movableClock(), log };
  return { journal, lines, start: () => startSandbox(options) };
}

async function started(starting: Promise<Sandbox>): Promise<Sandbox> {
  const sandbox = await starting;
  onTestFinished(() => sandbox.close());
  return sandbox;
}

test('a simulator that does not start releases the folder and stops the other one, so that the next try can work', async () => {
  const { journal, start } = folder();
  writeFileSync(journal, brokenJournal);
  await expect(start()).rejects.toThrow('not valid JSON');
  await expect(start()).rejects.toThrow('not valid JSON');
  rmSync(journal);
  expect((await started(start())).runsHere()).toBe(true);
});

test('taking the simulators over is tried again after a failure, which is logged once', async () => {
  const { journal, lines, start } = folder();
  const first = await start();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const second = await started(start());
  expect(second.runsHere()).toBe(false);
  await first.close();
  writeFileSync(journal, brokenJournal);
  const failures = () => lines.filter((line) => line.includes('could not take the simulators over')).length;
  vi.advanceTimersByTime(1_000);
  await expect.poll(failures).toBe(1);
  rmSync(journal);
  const runsSecondLater = () => {
    vi.advanceTimersByTime(1_000);
    return second.runsHere();
  };
  await expect.poll(runsSecondLater).toBe(true);
  expect(failures()).toBe(1);
});
