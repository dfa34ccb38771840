import type { home as en } from '../en/home.ts';
import type { SameKeys } from '../texts.ts';

export const home: SameKeys<typeof en> = {};
