import type { errors as en } from '../en/errors.ts';
import type { SameKeys } from '../texts.ts';

export const errors: SameKeys<typeof en> = {};
