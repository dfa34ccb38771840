import type { Act } from './phones.ts';
import type { PushRequest } from './requests.ts';

/** One accepted push. Instants in milliseconds of simulated time. */
export type Push = PushRequest & {
  checkoutRequestId: string;
  merchantRequestId: string;
  atMs: number;
  /** The prompt is on the phone, so that no other can be sent to it. */
  open: boolean;
  /** What is still to happen, in the order of time; continued after a restart. */
  steps: { dueMs: number; acts: Act[] }[];
  resultCode?: string;
  receipt?: string;
  /** What was paid; phones 17 and 18 pay another amount than was asked for. */
  paidKes?: number;
  paidAtMs?: number;
  callbacksSent: number;
};
