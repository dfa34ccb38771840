import type { legal as en } from '../en/legal.ts';
import type { SameKeys } from '../texts.ts';

export const legal: SameKeys<typeof en> = {};
