import { drawAll } from './draw-offscreen.ts';
import { keepNote, takeNote } from './tab-notes.ts';

const note = 'scroll';

/**
 * The address of the page in the other language, its scroll position (0 to 1), and where the language switch was
 * pressed.
 */
type ScrollPosition = [address: string, share: number, part: 'header' | 'footer'];

/** How far the page can be scrolled, in pixels. */
const scrollRange = () => document.documentElement.scrollHeight - window.innerHeight;

/** Stores the scroll position for the page in the other language, which the language switch is about to load. */
export function keepScroll(link: HTMLAnchorElement): void {
  const part = link.closest('footer') ? 'footer' : 'header';
  const position: ScrollPosition = [link.pathname + link.search, window.scrollY / (scrollRange() || 1), part];
  keepNote(note, JSON.stringify(position));
}

/**
 * After the language was switched: restores the scroll position and the focus on the switch, unless this is another page or
 * somebody has begun to use it.
 */
export function restoreScroll(): void {
  const kept = takeNote(note);
  if (kept === undefined) return;
  const [address, share, part]: ScrollPosition = JSON.parse(kept);
  const untouched = window.scrollY === 0 && document.activeElement === document.body;
  if (address !== location.pathname + location.search || !untouched) return;
  drawAll();
  window.scrollTo({ top: share * scrollRange(), behavior: 'instant' });
  // On phones the header hides the link to the current language, which can then not take the focus.
  for (const link of ['[aria-current]', ':not([aria-current])']) {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`${part} a[hreflang]${link}`)?.focus({ preventScroll: true });
  }
}
