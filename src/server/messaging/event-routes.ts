import type { App } from '#server/app.ts';
import type { StreamEvent } from '#server/http/event-stream.ts';
import type { Http } from '#server/http/route.ts';
import type { HeardEvent } from '#server/live/live-events.ts';

/** The stream by which a person's open pages hear at once of what happens. */
export function eventsRoutes(http: Http, app: App): void {
  http.stream({
    path: '/api/events',
    access: 'signed_in',
    tag: 'messages',
    summary:
      'What happens to you, by server-sent events. `all`: anything may have changed, sent first and whenever some were missed. `conversation`: one with this `id` has changed. `notifications`: what stands behind your bell has changed. Ask the other calls for what it is',
    handler: async ({ person, signal }) => asEvents(app.live.follow(person.id, signal)),
  });
}

async function* asEvents(heard: AsyncIterable<HeardEvent>): AsyncGenerator<StreamEvent, void, undefined> {
  for await (const event of heard) {
    yield event === 'all' ? { name: 'all', data: {} } : { name: event.kind, data: { id: event.id } };
  }
}
