import type { dashboard as en } from '../en/dashboard.ts';
import type { SameKeys } from '../texts.ts';

export const dashboard: SameKeys<typeof en> = {};
