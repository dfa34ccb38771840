/** As much of a service worker's scope as ours uses; TypeScript's own description of it cannot stand beside the page's. */
export interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'message', listener: (event: Lasting & { data: unknown }) => void): void;
}

/** An event that lasts until what it waits for is done. */
export interface Lasting {
  waitUntil(task: Promise<unknown>): void;
}

/** The worker's global scope. */
export const scope = globalThis as unknown as WorkerScope;
