import { keepNote, takeNote } from './tab-notes.ts';
import { toast } from './toast.ts';

const note = 'redirect-reason';

/** Stores why somebody is redirected to another document, for that document to show. */
export const keepRedirectReason = (reason: string): void => keepNote(note, reason);

/** Shows why the page before has redirected here. */
export function showRedirectReason(): void {
  const reason = takeNote(note);
  if (reason !== undefined) toast.error(reason);
}
