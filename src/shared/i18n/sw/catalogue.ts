import type { catalogue as en } from '../en/catalogue.ts';
import type { SameKeys } from '../texts.ts';

export const catalogue: SameKeys<typeof en> = {};
