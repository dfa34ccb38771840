const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long a prompt stays on a phone. */
export const PROMPT_MS = minute;
/** Without an answer for so long a sent push counts as unknown. */
export const SILENT_MS = 45 * second;
const unknownAfterPromptMs = 120 * second;
/** An unknown push that Daraja gave no id for is given up after this. */
export const GIVE_UP_MS = 3 * minute;
/** An attempt that was never sent (the process died in between). */
export const NEVER_SENT_MS = minute;
/** A matching success callback counts without the provider's own word after this, where that cannot be had. */
export const UNVERIFIED_AFTER_MS = 30 * second;
/** A success callback that does not match, while M-Pesa cannot be asked, is a person's after this. */
export const MISMATCH_ALARM_MS = 10 * minute;
interface Prompt {
  promptExpiresAt: Date | null;
  createdAt: Date;
}
/** Until when a prompt rings: after that its PIN cannot be entered any more. */
export const promptEndsAt = ({ promptExpiresAt, createdAt }: Prompt): Date =>
  promptExpiresAt ?? new Date(createdAt.getTime() + GIVE_UP_MS);
/** Until when M-Pesa is expected to say what became of it; with nothing conclusive it is unknown from then on. */
export const promptUnknownAt = (prompt: Prompt): Date =>
  new Date(promptEndsAt(prompt).getTime() + unknownAfterPromptMs);
const holdAfterPromptMs = 180 * second;
const holdUnknownMs = 3 * minute;
/** Until when places are kept for a prompt that ends then, at least. @see payments reference, section 4, rule 10 */
export const holdAfterPrompt = (promptEndsAt: Date): Date => new Date(promptEndsAt.getTime() + holdAfterPromptMs);
/** And until when while nobody knows what became of it. */
export const holdWhileUnknown = (promptEndsAt: Date): Date =>
  new Date(holdAfterPrompt(promptEndsAt).getTime() + holdUnknownMs);
/** While a claim of success cannot be proven: longer than it takes to be looked at again. */
export const HOLD_DOUBT_MS = 15 * minute;
/** While 3-D Secure or processing is under way. */
export const HOLD_CARD_MS = 15 * minute;

const firstChecks = [20, 35, 50, 65, 80, 110, 170].map((seconds) => seconds * second);
const laterChecks = [
  { every: minute, until: 10 * minute },
  { every: 5 * minute, until: hour },
  { every: 30 * minute, until: 24 * hour },
];

/**
 * When M-Pesa is asked next about a push.
 * @returns undefined after 24 hours: then it is a person's
 * @see payments reference, section 4, job attempts.check
 */
export function nextMpesaCheck(sentAt: Date, now: Date): Date | undefined {
  const age = now.getTime() - sentAt.getTime();
  const early = firstChecks.find((at) => at > age);
  if (early !== undefined) return new Date(sentAt.getTime() + early);
  const step = laterChecks.find(({ until }) => age < until);
  return step && new Date(now.getTime() + step.every);
}

/** When Stripe is asked next about an open intent. */
export const nextCardCheck = (now: Date): Date => new Date(now.getTime() + minute);

const contradictedChecks = [minute, 5 * minute, 30 * minute];
/**
 * When M-Pesa is asked again about an attempt whose success callback it contradicted.
 * @returns undefined once it was asked 30 minutes after
 * @see payments reference, section 4, rule 7
 */
export function nextContradictedCheck(settledAt: Date, now: Date): Date | undefined {
  const age = now.getTime() - settledAt.getTime();
  const at = contradictedChecks.find((after) => after > age);
  return at === undefined ? undefined : new Date(settledAt.getTime() + at);
}

// At 30 s a matching callback may count unverified, see UNVERIFIED_AFTER_MS.
const eventRetries = [2, 5, 10, 20, 30, 40, 60].map((seconds) => seconds * second);
const eventLifeMs = 24 * hour;
const maxEventTries = 20;

/** When a stored callback that could not be judged is tried again, counted from when it came; undefined: it is dead. */
export function nextEventTry(receivedAt: Date, tries: number, now: Date): Date | undefined {
  const age = now.getTime() - receivedAt.getTime();
  // One that nobody could look at for a day (we were down) still gets its first try.
  if (tries >= maxEventTries || (tries > 1 && age > eventLifeMs)) return undefined;
  const early = eventRetries.find((at) => at > age);
  if (early !== undefined) return new Date(receivedAt.getTime() + early);
  return new Date(now.getTime() + Math.min(hour, minute * 2 ** Math.max(0, tries - eventRetries.length)));
}
