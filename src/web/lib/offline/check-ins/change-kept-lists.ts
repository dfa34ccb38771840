import { type Expected, listExpectedCall } from '#shared/contracts/papers.ts';
import { personPrefix, withPersonLock } from '../forget-people.ts';

/** Changes the lists of whom a gate expects that the phone keeps, of all days and languages. They stay as old as they are. */
export async function changeKeptLists(change: (list: Expected) => Expected): Promise<void> {
  // On plain http nothing is kept.
  if (!('caches' in globalThis)) return;
  await withPersonLock(async () => {
    for (const name of await caches.keys()) {
      if (!name.startsWith(personPrefix)) continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (new URL(request.url).pathname !== listExpectedCall.path) continue;
        const kept = await cache.match(request, { ignoreVary: true });
        if (!kept) continue;
        const headers = new Headers(kept.headers);
        // They were true of the body as the server sent it.
        for (const header of ['content-encoding', 'content-length', 'etag']) headers.delete(header);
        await cache.put(request, new Response(JSON.stringify(change(await kept.json())), { headers }));
      }
    }
  });
}
