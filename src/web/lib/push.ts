import { addPushBrowserCall, listPushBrowsersCall, type PushBrowsers } from '#shared/contracts/push.ts';
import { api } from './api.ts';
import { callQuery } from './queries.ts';
import { within } from './within.ts';

/** The browsers that show the person's notifications. */
export const pushBrowsersQuery = { ...callQuery(listPushBrowsersCall, {}), staleTime: 0 };

/** Longer than a worker takes to start; without one, such as where it is forbidden, none ever comes. */
const workerWithinMs = 10_000;

/** Whether this browser may show notifications: `default` where nobody has been asked yet. */
export function readPermission(): NotificationPermission | 'unsupported' {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return isSupported ? Notification.permission : 'unsupported';
}

/**
 * `undecided`: the person has closed the browser's question. `unreachable`: the browser has no push service, or cannot reach
 * it.
 */
type TurnedOn = { browsers: PushBrowsers } | 'denied' | 'undecided' | 'unreachable';

/**
 * Subscribes this browser, after its question to the person, so only when they have pressed a button.
 * @throws Problem when the server refuses
 */
export async function turnOnPush(publicKey: string): Promise<TurnedOn> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'undecided';
  const subscription = await subscribe(publicKey).catch(() => undefined);
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) return 'unreachable';
  return { browsers: await api(addPushBrowserCall, { body: { endpoint, keys: { p256dh, auth } } }) };
}

/** Ends the subscription in the browser itself; the server forgets it by its own call. */
export async function endSubscription(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

async function subscribe(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await within(workerWithinMs, navigator.serviceWorker.ready);
  const before = await pushManager.getSubscription();
  // One that was made by another key of the server gets nothing any more.
  if (before && sameKey(before, publicKey)) return before;
  await before?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

function sameKey({ options }: PushSubscription, publicKey: string): boolean {
  const key = options.applicationServerKey;
  if (!key) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey;
}
