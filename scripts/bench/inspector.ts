import type { CpuProfile } from './profile-summary.ts';

interface Inspector {
  startProfile(): Promise<void>;
  stopProfile(): Promise<CpuProfile>;
  close(): void;
}

const sampleEveryMicroseconds = 250;

/** Connects to the inspector of a Node process on the loopback. */
export async function inspect(port: number): Promise<Inspector> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  if (!target) throw new Error('the product has no inspector');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error('the inspector does not answer')), { once: true });
  });
  const open = new Map<number, (result: unknown) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown };
    if (id !== undefined) open.get(id)?.(result);
  });
  let last = 0;
  const call = (method: string, params: object = {}) =>
    new Promise<unknown>((resolve) => {
      last += 1;
      open.set(last, resolve);
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  await call('Profiler.enable');
  await call('Profiler.setSamplingInterval', { interval: sampleEveryMicroseconds });
  return {
    startProfile: async () => void (await call('Profiler.start')),
    stopProfile: async () => ((await call('Profiler.stop')) as { profile: CpuProfile }).profile,
    close: () => socket.close(),
  };
}
