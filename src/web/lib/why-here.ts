import { keepNote, takeNote } from './tab-notes.ts';
import { toast } from './toast.ts';

const note = 'why-here';

/** Keeps the reason why somebody is sent to another document, which tells it. */
export const keepWhyHere = (reason: string): void => keepNote(note, reason);

/** Tells why the page before has sent somebody here. */
export function tellWhyHere(): void {
  const reason = takeNote(note);
  if (reason !== undefined) toast.error(reason);
}
