/** Where the browser's storage has the check-ins that were made without signal. */
export const notedKey = 'check-ins-without-signal';

/** Whether this phone keeps any, of whomever; without loading the code that reads them. */
export function isAnyNoted(): boolean {
  try {
    return localStorage.getItem(notedKey) !== null;
  } catch {
    // Blocked storage has none.
    return false;
  }
}
