import { listExpectedCall } from '#shared/contracts/papers.ts';
import { type Lang, withLang } from '#shared/languages.ts';
import { forgetPastDays } from '#web/lib/offline/check-ins/forget-past-days.ts';
import { personPrefix } from '#web/lib/offline/forget-people.ts';
import { cacheNames, checkInPage } from '#web/lib/offline/kept.ts';

/** Which pages of the person who is signed in here open without a connection. */
export interface KeptOfOwn {
  bookings: boolean;
  checkIn: boolean;
}

/** The pages and what they show must be kept, both: the list of a gate for a day that is not over. */
export async function keptOfOwn(lang: Lang): Promise<KeptOfOwn> {
  await forgetPastDays({ now: () => new Date() });
  const pages = await caches.open(cacheNames.ownPages);
  const isKept = async (path: string) => (await pages.match(withLang(path, lang), { ignoreVary: true })) !== undefined;
  const names = (await caches.keys()).filter((name) => name.startsWith(personPrefix));
  const paths = await Promise.all(names.map(pathsIn));
  return {
    bookings: names.length > 0 && (await isKept('/dashboard')),
    checkIn: paths.flat().includes(listExpectedCall.path) && (await isKept(checkInPage)),
  };
}

const pathsIn = async (name: string): Promise<string[]> =>
  (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
