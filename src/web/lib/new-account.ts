import type { User } from '#shared/contracts/accounts.ts';
import { keepNote, readNote } from './tab-notes.ts';

const note = 'new-account';

/** Notes in this tab, until the person signs out, that they have just made their account. */
export const keepNewAccount = ({ id }: Pick<User, 'id'>): void => keepNote(note, id);

export const isNewAccount = ({ id }: Pick<User, 'id'>): boolean => readNote(note) === id;
