import type { mail as en } from '../en/mail.ts';
import type { SameKeys } from '../texts.ts';

export const mail: SameKeys<typeof en> = {};
