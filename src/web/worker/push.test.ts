import { beforeEach, describe, expect, test, vi } from 'vitest';
import { notePressed, openPushed, ownPath, readPush } from './push.ts';

const clients = { matchAll: vi.fn(), openWindow: vi.fn() };

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://twende.example/sw.js'));
  vi.stubGlobal('clients', clients);
  clients.matchAll.mockReset().mockResolvedValue([]);
  clients.openWindow.mockReset();
});

const said = { title: 'Your booking is confirmed', body: 'Dawn drive', path: '/sw/dashboard', tag: 'one', lang: 'sw' };
const news = { title: 'Twende', body: '', path: '/notifications', tag: 'news', lang: 'en' };

test.each([
  [JSON.stringify(said), said],
  [JSON.stringify({ ...said, path: 'https://other.example/' }), { ...said, path: '/notifications' }],
  ['', news],
  ['{', news],
  ['null', news],
  [JSON.stringify({ ...said, title: '' }), news],
  [JSON.stringify({ ...said, body: 1 }), news],
])('%s', (text, shown) => {
  expect(readPush(text)).toEqual(shown);
});

test.each(['//other.example/x', '/\\other.example', 'https://other.example', 'javascript:alert(1)', undefined, 7])(
  '%s is no path of ours',
  (path) => {
    expect(ownPath(path)).toBe('/notifications');
  },
);

test('a notification opens what it leads to, in the tab that shows it already if there is one', async () => {
  const notification = { data: { path: '/dashboard?tab=trips' }, tag: 'one', close: vi.fn() };
  const event = { notification, waitUntil: () => {} };
  await openPushed(event);
  expect(clients.openWindow).toHaveBeenCalledExactlyOnceWith('https://twende.example/dashboard?tab=trips');
  const focus = vi.fn();
  const other = { url: 'https://twende.example/payment/1', focus: vi.fn() };
  clients.matchAll.mockResolvedValue([other, { url: 'https://twende.example/dashboard?tab=trips', focus }]);
  await openPushed(event);
  expect([focus.mock.calls.length, other.focus.mock.calls.length, clients.openWindow.mock.calls.length]).toEqual([
    1, 0, 1,
  ]);
  expect(notification.close).toHaveBeenCalledTimes(2);
});

describe('a notification that is pressed', () => {
  const pressed = (tag: string) => ({ notification: { data: {}, tag, close: vi.fn() }, waitUntil: () => {} });
  const fetching = vi.fn();
  const subscribed = (subscription: object | null) =>
    vi.stubGlobal('registration', { pushManager: { getSubscription: async () => subscription } });
  beforeEach(() => {
    vi.stubGlobal('fetch', fetching);
    fetching.mockReset().mockResolvedValue(new Response());
    subscribed({ endpoint: 'https://push.example/send/own' });
  });

  test('is noted as read, for the browser that showed it', async () => {
    await notePressed(pressed('n-1'));
    expect(fetching).toHaveBeenCalledExactlyOnceWith('/api/push/notices/n-1/read', {
      ...{ method: 'PUT', headers: { 'content-type': 'application/json' } },
      body: '{"endpoint":"https://push.example/send/own"}',
    });
  });

  test('stays unread without a connection, and where it is none of ours or the browser shows none any more', async () => {
    fetching.mockRejectedValue(new TypeError('offline'));
    await notePressed(pressed('n-1'));
    fetching.mockClear();
    await notePressed(pressed('news'));
    subscribed(null);
    await notePressed(pressed('n-1'));
    expect(fetching).not.toHaveBeenCalled();
  });
});
