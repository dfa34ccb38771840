import { readPushedCall, renewPushBrowserCall } from '#shared/contracts/push.ts';
import { scope, type WorkerNotificationEvent, type WorkerPushEvent, type WorkerSubscriptionEvent } from './scope.ts';

/** What a push message says, as the server writes it (`server/notices/push/push-notice.ts`). */
interface Shown {
  title: string;
  body: string;
  /** Where it leads, with the language. */
  path: string;
  tag: string;
  lang: string;
}

const icon = '/icons/192.png';

/** Browsers take the right to send away from a worker that shows nothing, so whatever cannot be read is shown as news in general. */
const unreadable: Shown = { title: 'Twende', body: '', path: '/notifications', tag: 'news', lang: 'en' };

/** Reads a message; anything that is not ours counts as unreadable. */
export function readPush(text: string): Shown {
  try {
    const { title, body, path, tag, lang } = JSON.parse(text) as Record<string, unknown>;
    const all = [title, body, path, tag, lang];
    if (!all.every((one) => typeof one === 'string') || title === '') return unreadable;
    return { title, body, path: ownPath(path), tag, lang } as Shown;
  } catch {
    return unreadable;
  }
}

/** A path of ours as it is, and the list of notifications for anything else. */
export function ownPath(path: unknown): string {
  const { origin } = scope.location;
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, origin)) return unreadable.path;
  const url = new URL(path, origin);
  return url.origin === origin ? url.pathname + url.search : unreadable.path;
}

/** Shows a message. One with the tag of another takes its place without a sound, so that none is shown twice. */
export function showPush({ data }: WorkerPushEvent): Promise<void> {
  const { title, body, path, tag, lang } = readPush(data?.text() ?? '');
  return scope.registration.showNotification(title, { body, tag, lang, icon, data: { path } });
}

/** Opens what a notification leads to: in the tab that shows it already, else in a new one, since others may hold a form. */
export async function openPushed({ notification }: WorkerNotificationEvent): Promise<void> {
  notification.close();
  const path = ownPath((notification.data as { path?: unknown } | null)?.path);
  const address = scope.location.origin + path;
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find(({ url }) => url === address);
  await (there ? there.focus() : scope.clients.openWindow(address));
}

/** Tells the server that a notification was pressed: it then counts as read behind the bell as well. Where that fails it stays unread. */
export async function notePressed({ notification: { tag } }: WorkerNotificationEvent): Promise<void> {
  if (tag === unreadable.tag) return;
  try {
    const subscription = await scope.registration.pushManager.getSubscription();
    if (!subscription) return;
    const { method, path } = readPushedCall;
    await fetch(path.replace(':id', encodeURIComponent(tag)), {
      ...{ method, headers: { 'content-type': 'application/json' } },
      body: JSON.stringify({ endpoint: subscription.endpoint }),
    });
  } catch {
    // Without a connection.
  }
}

/**
 * Subscribes again after the push service has ended the subscription, and tells the server. Where the browser does not say
 * which it was, the profile subscribes again when it is opened.
 */
export async function renewPush({ oldSubscription, newSubscription }: WorkerSubscriptionEvent): Promise<void> {
  if (!oldSubscription) return;
  const { applicationServerKey } = oldSubscription.options;
  const renewed =
    newSubscription ??
    (await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  const { endpoint, keys } = renewed.toJSON();
  const { method, path } = renewPushBrowserCall;
  await fetch(path, {
    ...{ method, headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ from: oldSubscription.endpoint, endpoint, keys }),
  });
}
