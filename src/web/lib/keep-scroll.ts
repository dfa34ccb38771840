import { type ScrollPosition, scrollRange } from './scroll-position.ts';
import { keepNote, takeNote } from './tab-notes.ts';

const note = 'scroll';

/** Stores the scroll position for the page in the other language, which the language switch is about to load. */
export function keepScroll(link: HTMLAnchorElement): void {
  const part = link.closest('footer') ? 'footer' : 'header';
  const position: ScrollPosition = [link.pathname + link.search, window.scrollY / (scrollRange() || 1), part];
  keepNote(note, JSON.stringify(position));
}

/**
 * After the language was switched: restores the scroll position and the focus on the switch. If the chunk for it cannot
 * be loaded, the page stays at its top.
 */
export async function restoreScroll(): Promise<void> {
  const kept = takeNote(note);
  if (!kept) return;
  await import('./scroll-to-position.ts').then(
    ({ scrollToPosition }) => scrollToPosition(JSON.parse(kept)),
    () => undefined,
  );
}
