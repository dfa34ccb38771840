import { forgetPeople } from './offline/forget-people.ts';
import { forgetNote, keepNote, takeNote } from './tab-notes.ts';

const key = 'token';

/**
 * Runs in the head, before anything is drawn: marks the document if a token is stored, so that the header keeps the
 * space for the account menu. The server's HTML is the same for everybody.
 */
export const tokenScript = `try{if(localStorage.getItem('${key}')||sessionStorage.getItem('${key}'))document.documentElement.dataset.token=''}catch(e){}`;

// Used where the browser's storage is blocked or full; the sign-in then lasts for this document.
let unstored: string | undefined;

/**
 * The opaque session token in browser storage: localStorage when the person wants to be remembered, else
 * sessionStorage.
 */
export function findToken(): string | undefined {
  return read(() => localStorage.getItem(key)) ?? read(() => sessionStorage.getItem(key)) ?? unstored;
}

/** Whether the person wanted to be remembered, as the storage of their token says. */
export const isRemembered = (): boolean => read(() => localStorage.getItem(key)) !== undefined;

export function keepToken({ token, remember }: { token: string; remember: boolean }): void {
  removeToken();
  forgetNote(ended);
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

const ended = 'session-ended';

/** Removes the token of a session that has ended on the server; the form to sign in then says so. */
export function dropEndedToken(): void {
  removeToken();
  keepNote(ended, '');
}

/** Whether the session of this tab has ended on the server since somebody signed in or was told so. */
export const takeEnded = (): boolean => takeNote(ended) !== undefined;

/** Deletes what the worker has kept for the person, also without a connection. */
export function forgetKept(): void {
  // Browsers have `caches` only on https and localhost.
  if (typeof caches !== 'undefined') void forgetPeople();
}

/** Calls back when another tab signs in or out. @returns a function that unsubscribes */
export function onTokenOfOtherTab(changed: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.storageArea === localStorage && (event.key === key || event.key === null)) changed();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

// Reading `localStorage` throws where the browser blocks storage.
function read<T>(access: () => T): NonNullable<T> | undefined {
  if (typeof window === 'undefined') return undefined;
  try {
    return access() ?? undefined;
  } catch {
    return undefined;
  }
}
