import { favoriteLimits } from '#shared/favorite-limits.ts';
import { keptKey } from './hearts/kept-key.ts';

const isId = (one: unknown): one is string =>
  typeof one === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(one);

/** The ids of the listings that this browser keeps for whoever is not signed in, the newest first. */
export function readKept(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keptKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isId).slice(0, favoriteLimits.favorites) : [];
  } catch {
    // Storage is blocked, or somebody else has written there.
    return [];
  }
}

/** @returns false where the browser keeps nothing */
export function writeKept(ids: readonly string[]): boolean {
  try {
    if (ids.length > 0) localStorage.setItem(keptKey, JSON.stringify(ids));
    else localStorage.removeItem(keptKey);
    return true;
  } catch {
    return false;
  }
}

/** Calls back when another tab has changed what is kept. */
export function onKeptOfOtherTab(changed: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === keptKey || event.key === null) changed();
  });
}
