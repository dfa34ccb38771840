import {
  addFavoriteCall,
  getFavoriteIdsCall,
  mergeFavoritesCall,
  removeFavoriteCall,
} from '#shared/contracts/favorites.ts';
import { favoriteLimits } from '#shared/favorite-limits.ts';
import { api } from '#web/lib/api.ts';
import { getSession, signedInNow, subscribeToSession } from '#web/lib/session.ts';
import { createStore } from '#web/lib/store.ts';
import { onKeptOfOtherTab, readKept, writeKept } from './kept-here.ts';

/**
 * The ids of what is saved: on the server for whoever is signed in, in this browser for everybody else. Undefined until they
 * are read. Browser only.
 */
export const saved = createStore<ReadonlySet<string> | undefined>(undefined);

/** Why this browser could not keep a listing for whoever is not signed in. */
export class NotKept extends Error {
  readonly why: 'full' | 'blocked';
  constructor(why: 'full' | 'blocked') {
    super(why);
    this.why = why;
  }
}

let loading: Promise<void> | undefined;
/** Whose they are; undefined: this browser's. */
let person: string | undefined;

/**
 * Reads what is saved, once for each person. What this browser kept before somebody signed in is added to theirs first.
 * @throws Problem; the next call tries again
 */
export function loadSaved(): Promise<void> {
  loading ??= load().catch((problem) => {
    loading = undefined;
    throw problem;
  });
  return loading;
}

/** @throws what kept us from knowing who is signed in */
async function findUser() {
  const session = await getSession();
  if (session.state === 'failed') throw session.problem;
  return session.user;
}

async function load(): Promise<void> {
  const user = await findUser();
  person = user?.id;
  const ids = user ? await readOwn() : readKept();
  if (signedInNow() === user?.id) saved.set(new Set(ids));
}

async function readOwn(): Promise<string[]> {
  const serviceIds = readKept();
  if (serviceIds.length === 0) return (await api(getFavoriteIdsCall, {})).ids;
  const { ids } = await api(mergeFavoritesCall, { body: { serviceIds } });
  // Another tab may have added some meanwhile.
  writeKept(readKept().filter((id) => !serviceIds.includes(id)));
  return ids;
}

let isFollowed = false;

/**
 * Reads what is saved now and whenever somebody signs in or out, in this tab or another. A second call does nothing.
 * @param changed is called after each change
 */
export function followSaved(changed: () => void): void {
  if (isFollowed) return;
  isFollowed = true;
  saved.subscribe(changed);
  const read = () => void loadSaved().catch(() => undefined);
  const readAgain = () => {
    loading = undefined;
    read();
  };
  subscribeToSession(() => {
    if (signedInNow() === person) return;
    person = signedInNow();
    saved.set(undefined);
    readAgain();
  });
  onKeptOfOtherTab(() => person === undefined && readAgain());
  read();
}

/** What is wanted of listings of which a call is under way. */
const wanted = new Map<string, boolean>();

const show = (id: string, isSaved: boolean) => {
  const others = [...(saved.get() ?? [])].filter((one) => one !== id);
  saved.set(new Set(isSaved ? [id, ...others] : others));
};

/**
 * Saves a listing, or removes it where it is saved. That is shown at once, and undone where it fails. Whoever presses
 * again while a call is under way gets what they wanted last.
 * @throws Problem, NotKept
 */
export async function toggleSaved(id: string): Promise<void> {
  // Otherwise what is read later would replace what is shown here.
  await loadSaved();
  const isWanted = !(saved.get()?.has(id) ?? false);
  show(id, isWanted);
  if (wanted.has(id)) {
    wanted.set(id, isWanted);
    return;
  }
  wanted.set(id, isWanted);
  let known = !isWanted;
  try {
    while (wanted.get(id) !== known) {
      const next = !known;
      if (person !== undefined) await api(next ? addFavoriteCall : removeFavoriteCall, { params: { id } });
      else keepHere(id, next);
      known = next;
    }
  } catch (problem) {
    show(id, known);
    throw problem;
  } finally {
    wanted.delete(id);
  }
}

/** @throws NotKept */
function keepHere(id: string, isWanted: boolean): void {
  const others = readKept().filter((one) => one !== id);
  if (isWanted && others.length >= favoriteLimits.favorites) throw new NotKept('full');
  if (!writeKept(isWanted ? [id, ...others] : others)) throw new NotKept('blocked');
}
