import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { Route, registerRoute } from 'workbox-routing';
import { personPrefix } from '#web/lib/offline/forget-people.ts';
import { cacheNames, type Message } from '#web/lib/offline/kept.ts';
import { build } from './build.ts';
import { keepBookings, keepPages, keepParts } from './keep.ts';
import { ownAnswer } from './own-answers.ts';
import { type Rule, ruleFor } from './rules.ts';
import { scope } from './scope.ts';
import { answers, ownPages, pages, parts, passingPages, pictures } from './strategies.ts';

type Handler = (options: RouteHandlerCallbackOptions) => Promise<Response>;

const handlers: Record<Exclude<Rule, undefined>, Handler> = {
  part: (options) => parts.handle(options),
  picture: (options) => pictures.handle(options),
  page: (options) => pages.handle(options),
  'own-page': (options) => ownPages.handle(options),
  'passing-page': (options) => passingPages.handle(options),
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

// A menu that is opened for the first time without a connection must not break the page.
scope.addEventListener('install', (event) => event.waitUntil(keepParts(build.shellParts, event)));

scope.addEventListener('activate', (event) => event.waitUntil(begin()));

scope.addEventListener('message', (event) => {
  const message = event.data as Message;
  switch (message.say) {
    case 'keep':
      return event.waitUntil(Promise.all([keepPages(message.pages, event), keepParts(message.parts, event)]));
    case 'keep-bookings':
      return event.waitUntil(keepBookings(message.lang, event));
    case 'take-over':
      return event.waitUntil(scope.skipWaiting());
  }
});

/** Drops what older workers have kept under other names, and serves the pages that are open already. */
async function begin(): Promise<void> {
  const known = new Set<string>(Object.values(cacheNames));
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('twende-') && !known.has(name) && !name.startsWith(personPrefix));
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}
