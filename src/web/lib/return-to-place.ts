import { type Place, roomBelow } from './kept-place.ts';

/** Scrolls to the place and gives the language switch the focus, unless the page is another one or somebody has begun to use it. */
export function returnToPlace([address, share, part]: Place): void {
  const untouched = window.scrollY === 0 && document.activeElement === document.body;
  if (address !== location.pathname + location.search || !untouched) return;
  window.scrollTo({ top: share * roomBelow(), behavior: 'instant' });
  // On phones the header's link to its own language is hidden, and takes no focus.
  for (const link of ['[aria-current]', ':not([aria-current])']) {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`${part} a[hreflang]${link}`)?.focus({ preventScroll: true });
  }
}
