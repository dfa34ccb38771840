import { type ScrollPosition, scrollRange } from './scroll-position.ts';

/**
 * Scrolls to the position and moves the focus to the language switch, unless this is another page or somebody has begun
 * to use it.
 */
export function scrollToPosition([address, share, part]: ScrollPosition): void {
  const untouched = window.scrollY === 0 && document.activeElement === document.body;
  if (address !== location.pathname + location.search || !untouched) return;
  window.scrollTo({ top: share * scrollRange(), behavior: 'instant' });
  // On phones the header hides the link to the current language, which can then not take the focus.
  for (const link of ['[aria-current]', ':not([aria-current])']) {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`${part} a[hreflang]${link}`)?.focus({ preventScroll: true });
  }
}
