import type { accounts as en } from '../en/accounts.ts';
import type { SameKeys } from '../texts.ts';

export const accounts: SameKeys<typeof en> = {};
