import { forgetPeople } from './offline/forget-people.ts';

const key = 'token';

/**
 * Runs in the head, before anything is drawn: the server's HTML is the same for everybody, and only this browser knows
 * that somebody may be signed in, for whom the header keeps a place.
 */
export const tokenScript = `try{if(localStorage.getItem('${key}')||sessionStorage.getItem('${key}'))document.documentElement.dataset.token=''}catch(e){}`;

// Stands in for a storage that is switched off or full: who signs in there stays so until the document goes.
let unstored: string | undefined;

/**
 * The opaque session token in browser storage: localStorage when the person wants to be remembered, else
 * sessionStorage.
 */
export function findToken(): string | undefined {
  return read(() => localStorage.getItem(key)) ?? read(() => sessionStorage.getItem(key)) ?? unstored;
}

export function keepToken(token: string, remember: boolean): void {
  removeToken();
  try {
    (remember ? localStorage : sessionStorage).setItem(key, token);
  } catch {
    unstored = token;
  }
}

export function removeToken(): void {
  unstored = undefined;
  read(() => localStorage.removeItem(key));
  read(() => sessionStorage.removeItem(key));
  forgetKept();
}

/** What was kept for the person goes with them, also without a connection. */
export function forgetKept(): void {
  // Browsers have caches on secure addresses only.
  if (typeof caches !== 'undefined') void forgetPeople();
}

/** Calls back when another tab signs in or out. @returns the way to stop */
export function onTokenOfOtherTab(changed: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.storageArea === localStorage && (event.key === key || event.key === null)) changed();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

// A browser that blocks storage throws on the mere access.
function read<T>(access: () => T): NonNullable<T> | undefined {
  if (typeof window === 'undefined') return undefined;
  try {
    return access() ?? undefined;
  } catch {
    return undefined;
  }
}
