import type { ChildProcess } from 'node:child_process';

interface Wanted {
  text: string;
  withinMs: number;
}

/**
 * Waits until a process writes `text`.
 * @throws Error with the end of what it wrote, if it ends before or does not write it in time
 */
export async function untilWritten(child: ChildProcess, { text, withinMs }: Wanted): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let end = '';
  const hear = (part: Buffer) => {
    const all = end + part;
    end = all.slice(-2_000);
    if (all.includes(text)) resolve();
  };
  const fail = (what: string) => reject(new Error(`${what} before it wrote "${text}": ${end}`));
  const ended = (code: number | null) => fail(`the product ended (${code})`);
  const late = setTimeout(() => fail(`${withinMs / 1000} s went by`), withinMs);
  const streams = [child.stdout, child.stderr];
  for (const stream of streams) stream?.on('data', hear);
  child.once('close', ended);
  try {
    await promise;
  } finally {
    clearTimeout(late);
    child.off('close', ended);
    for (const stream of streams) stream?.off('data', hear);
  }
}

const picturesWithinMs = 300_000;

/**
 * Waits until the product says that the pictures of its front pages are rendered: until then this takes from what is measured.
 * It goes on after five minutes, and says so. The product must be ready, log at level info, and not have said it before.
 */
export async function untilPicturesAreReady(child: ChildProcess, say: (line: string) => void): Promise<void> {
  say('Waiting for the pictures of the front pages …');
  await untilWritten(child, { text: '"event":"pictures_ready"', withinMs: picturesWithinMs }).catch((problem) => {
    if (child.exitCode !== null || child.signalCode !== null) throw problem;
    say(`They were not rendered within ${picturesWithinMs / 1000} s, so that this takes from what is measured.`);
  });
}
