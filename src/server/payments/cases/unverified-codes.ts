import type { CaseKind } from '#shared/cases.ts';

/** The cases about a payment that only a callback confirmed: M-Pesa denies it, or has not answered about it for a day. */
export const unverifiedPaymentCodes = ['callback_contradicted', 'outcome_unknown'] as const satisfies CaseKind[];

/** Whether a case of this code is about a payment that only a callback confirmed. */
export const isUnverifiedPaymentCode = (code: string): boolean =>
  unverifiedPaymentCodes.some((doubt) => doubt === code);
