/**
 * The parts of a service worker's scope that ours uses. TypeScript's own types for it cannot be used beside those of a
 * page.
 */
interface WorkerScope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<WorkerClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: Pick<ServiceWorkerRegistration, 'pushManager' | 'showNotification'> & {
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerEvent & { data: unknown }) => void): void;
  addEventListener(type: 'push', listener: (event: WorkerPushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: WorkerNotificationEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: WorkerSubscriptionEvent) => void): void;
}

/** A tab or window of ours. */
interface WorkerClient {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** An event of the worker, which keeps it running until a task is done. */
export interface WorkerEvent {
  waitUntil(task: Promise<unknown>): void;
}

/** A message that a push service has delivered. */
export interface WorkerPushEvent extends WorkerEvent {
  readonly data: { text(): string } | null;
}

/** Somebody has pressed a notification. */
export interface WorkerNotificationEvent extends WorkerEvent {
  readonly notification: { readonly data: unknown; readonly tag: string; close(): void };
}

/** A push service has ended or replaced a subscription; some browsers do not say which. */
export interface WorkerSubscriptionEvent extends WorkerEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/** The worker's global scope. */
export const scope = globalThis as unknown as WorkerScope;
