import { type Place, roomBelow } from './kept-place.ts';
import { keepNote, takeNote } from './tab-notes.ts';

const note = 'place';

/** Keeps the scroll position for the page in the other language, which the language switch is about to load. */
export function keepPlace(link: HTMLAnchorElement): void {
  const part = link.closest('footer') ? 'footer' : 'header';
  const place: Place = [link.pathname + link.search, window.scrollY / (roomBelow() || 1), part];
  keepNote(note, JSON.stringify(place));
}

/** After a change of language: restores the scroll position and the focus on the switch. If the script for it does not load, the page stays at its top. */
export async function findPlaceAgain(): Promise<void> {
  const kept = takeNote(note);
  if (!kept) return;
  await import('./return-to-place.ts').then(
    ({ returnToPlace }) => returnToPlace(JSON.parse(kept)),
    () => undefined,
  );
}
