import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { Route, registerRoute } from 'workbox-routing';
import { forgetPastDays } from '#web/lib/offline/check-ins/forget-past-days.ts';
import { personPrefix } from '#web/lib/offline/forget-people.ts';
import { cacheNames, type Message } from '#web/lib/offline/kept.ts';
import { build } from './build.ts';
import { keepBookings, keepCheckIn, keepListing, keepPages, keepParts } from './keep.ts';
import { ownAnswer } from './own-answers.ts';
import { notePressed, openPushed, renewPush, showPush } from './push.ts';
import { type Rule, ruleFor } from './rules.ts';
import { scope } from './scope.ts';
import { answers, neverKeptPages, ownPages, pages, parts, pictures } from './strategies.ts';

type Handler = (options: RouteHandlerCallbackOptions) => Promise<Response>;

const handlers: Record<Exclude<Rule, undefined>, Handler> = {
  part: (options) => parts.handle(options),
  picture: (options) => pictures.handle(options),
  page: (options) => pages.handle(options),
  'own-page': (options) => ownPages.handle(options),
  'never-kept-page': (options) => neverKeptPages.handle(options),
  answer: (options) => answers.handle(options),
  'own-answer': ({ request, event }) => ownAnswer(request, (task) => event.waitUntil(task)),
};

for (const [rule, handler] of Object.entries(handlers)) {
  registerRoute(new Route(({ request, url }) => ruleOf(request, url) === rule, handler));
}

function ruleOf(request: Request, url: URL): Rule {
  const { method, mode, headers } = request;
  const { origin } = scope.location;
  return ruleFor({ method, url, origin, opensPage: mode === 'navigate', signedIn: headers.has('authorization') });
}

// A worker is started whenever a page needs it after a while.
void forgetPastDays({ now: () => new Date() });

// So that menus can be opened for the first time without a connection.
scope.addEventListener('install', (event) => event.waitUntil(keepParts(build.shellParts, event)));

scope.addEventListener('activate', (event) => event.waitUntil(activate()));

scope.addEventListener('message', (event) => {
  const message = event.data as Message;
  switch (message.say) {
    case 'keep':
      return event.waitUntil(Promise.all([keepPages(message.pages, event), keepParts(message.parts, event)]));
    case 'keep-bookings':
      return event.waitUntil(keepBookings(message.lang, event));
    case 'keep-check-in':
      return event.waitUntil(keepCheckIn(event));
    case 'keep-listing':
      return event.waitUntil(keepListing(message.lang, event));
    case 'use-new-version':
      return event.waitUntil(scope.skipWaiting());
  }
});

scope.addEventListener('push', (event) => event.waitUntil(showPush(event)));
scope.addEventListener('notificationclick', (event) =>
  event.waitUntil(Promise.all([openPushed(event), notePressed(event)])),
);
scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewPush(event)));

/** Deletes caches of older workers with other names, and takes control of the pages that are open. */
async function activate(): Promise<void> {
  const known = new Set<string>(Object.values(cacheNames));
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('twende-') && !known.has(name) && !name.startsWith(personPrefix));
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}
