const key = 'token';

/**
 * The opaque session token in browser storage: localStorage when the person wants to be remembered, else
 * sessionStorage. Storage that is switched off counts as empty.
 */
export function findToken(): string | undefined {
  return read(() => localStorage.getItem(key)) ?? read(() => sessionStorage.getItem(key));
}

export function keepToken(token: string, remember: boolean): void {
  removeToken();
  (remember ? localStorage : sessionStorage).setItem(key, token);
}

export function removeToken(): void {
  read(() => localStorage.removeItem(key));
  read(() => sessionStorage.removeItem(key));
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
