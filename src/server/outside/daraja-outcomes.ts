/**
 * `config`: our keys, shortcode or request are wrong. `phone_busy`: another prompt is open on that phone. `rate_limited`:
 * Daraja was too busy to process it, also after two repeats. `blocked`: a firewall answered. `unreachable`: nothing was sent.
 */
type RefusalReason = 'config' | 'phone_busy' | 'rate_limited' | 'blocked' | 'unreachable';

/** Nothing was done, so it is safe to try again. `detail` is for the log: codes, never secrets or phones. */
export type Refused = {
  kind: 'refused';
  reason: RefusalReason;
  detail: string;
  retryAfterSeconds?: number;
  /** The mistake is ours, so somebody should be told. */
  alert?: true;
};

export type PushOutcome =
  /** A prompt is on its way to the phone; nothing is paid yet. */
  | { kind: 'accepted'; merchantRequestId: string; checkoutRequestId: string }
  | Refused
  /** Whether a prompt was sent is not known, so this attempt must never be pushed again. */
  | { kind: 'ambiguous'; detail: string };

export type QueryOutcome =
  /** A definite answer; `outcomeOfResult` says what the code means. */
  | { kind: 'result'; code: string; description: string; merchantRequestId: string }
  /** Still being processed. */
  | { kind: 'open' }
  /** `refused`: Daraja does not know the request or does not serve us (4xx); if it goes on, a person must look. */
  | { kind: 'no_information'; reason: 'refused' | 'unavailable'; detail: string };

/** The answer to an order of money out; what became of the order comes later, as a Result. */
export type SendOutcome =
  | { kind: 'accepted'; conversationId: string; originatorConversationId: string }
  /** M-Pesa has this id already, so the first order arrived: ask for its status. */
  | { kind: 'duplicate' }
  | Refused
  /** Whether the order arrived is not known, so it must never be sent again under another id. */
  | { kind: 'ambiguous'; detail: string };

export function refused(
  reason: RefusalReason,
  detail: string,
  more: Pick<Refused, 'retryAfterSeconds' | 'alert'> = {},
): Refused {
  return { kind: 'refused', reason, detail, ...more };
}
