import { listExpectedCall } from '#shared/contracts/papers.ts';
import { type Clock, today } from '#shared/dates.ts';
import { personPrefix, withPersonLock } from '../forget-people.ts';

/** Deletes whom the gate expected on days that are over. The day stands in the address. */
export function forgetPastDays(clock: Clock): Promise<void> {
  return withPersonLock(async () => {
    for (const name of await caches.keys()) {
      if (!name.startsWith(personPrefix)) continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys()) if (isPast(new URL(request.url), clock)) await cache.delete(request);
    }
  });
}

function isPast({ pathname, searchParams }: URL, clock: Clock): boolean {
  return pathname === listExpectedCall.path && (searchParams.get('date') ?? '') < today(clock);
}
