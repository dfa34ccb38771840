import type { payments as en } from '../en/payments.ts';
import type { SameKeys } from '../texts.ts';

export const payments: SameKeys<typeof en> = {};
