/**
 * The parts of a service worker's scope that ours uses. TypeScript's own types for it cannot be used beside those of a
 * page.
 */
interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerEvent & { data: unknown }) => void): void;
}

/** An event of the worker, which keeps it running until a task is done. */
export interface WorkerEvent {
  waitUntil(task: Promise<unknown>): void;
}

/** The worker's global scope. */
export const scope = globalThis as unknown as WorkerScope;
