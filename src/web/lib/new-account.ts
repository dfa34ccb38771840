import type { User } from '#shared/contracts/accounts.ts';
import { keepNote, readNote } from './tab-notes.ts';

const note = 'new-account';
/** With the device's own day, since the first load of /register has no room for the product's clock and calendar. */
const noteOf = ({ id }: Pick<User, 'id'>) => `${id} ${new Date().toDateString()}`;

/** Notes in this tab that the person has just made their account. It ends with the day, and when they sign out. */
export const keepNewAccount = (user: Pick<User, 'id'>): void => keepNote(note, noteOf(user));

/** Whether the person made their account today, in this tab. */
export const isNewAccount = (user: Pick<User, 'id'>): boolean => readNote(note) === noteOf(user);

const invited = 'invited';

/** Notes the address that an invitation opened in this tab went to, for the form of a new account. */
export const keepInvited = (email: string): void => keepNote(invited, email);

/** That address, or ''. */
export const invitedAddress = (): string => readNote(invited) ?? '';
