import { keepNote, takeNote } from '#web/lib/tab-notes.ts';

const noteOf = (bookingId: string) => `from-bank:${bookingId}`;

/** Notes that the browser has come back from a bank's page, which the address says only at first. */
export const keepReturnFromBank = (bookingId: string): void => keepNote(noteOf(bookingId), 'yes');

/** Whether it has; true once for each return. */
export const takeReturnFromBank = (bookingId: string): boolean => takeNote(noteOf(bookingId)) !== undefined;
