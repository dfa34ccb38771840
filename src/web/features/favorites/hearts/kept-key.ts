/** Under which this browser keeps the listings of whoever is not signed in. */
export const keptKey = 'favorites';

/** Whether it keeps any, without the code that reads them. */
export function isAnyKept(): boolean {
  try {
    return localStorage.getItem(keptKey) !== null;
  } catch {
    return false;
  }
}
