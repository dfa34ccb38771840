import { keepNote, takeNote } from './tab-notes.ts';

/** A twin's address, how far down it to go (0 to 1), and where its language switch was pressed. */
export type Place = [address: string, share: number, part: 'header' | 'footer'];

const note = 'place';

/** How far one can scroll. */
export const roomBelow = () => document.documentElement.scrollHeight - window.innerHeight;

/** Notes where the page stands, for the twin that its language switch is about to load: it is about as long. */
export function keepPlace(link: HTMLAnchorElement): void {
  const part = link.closest('footer') ? 'footer' : 'header';
  const place: Place = [link.pathname + link.search, window.scrollY / (roomBelow() || 1), part];
  keepNote(note, JSON.stringify(place));
}

/** In a twin that a language switch has loaded: goes where the other was left and gives the switch its focus back. Where the piece for it is lost, the twin begins at its top. */
export async function findPlaceAgain(): Promise<void> {
  const kept = takeNote(note);
  if (!kept) return;
  await import('./return-to-place.ts').then(
    ({ returnToPlace }) => returnToPlace(JSON.parse(kept)),
    () => undefined,
  );
}
