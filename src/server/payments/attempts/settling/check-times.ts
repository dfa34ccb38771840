const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long an M-Pesa prompt stays on a phone. */
export const PROMPT_MS = minute;
/** A push that M-Pesa has not answered for this long becomes unknown. */
export const SILENT_MS = 45 * second;
const unknownAfterPromptMs = 120 * second;
/** An unknown push for which Daraja gave no id is given up after this. */
export const GIVE_UP_MS = 3 * minute;
/** An attempt that was written but not sent, because the process died, is given up after this. */
export const NEVER_SENT_MS = minute;
/** A matching success callback counts after this, although M-Pesa could not be asked to confirm it. */
export const UNVERIFIED_AFTER_MS = 30 * second;
/** A success callback that does not match, while M-Pesa cannot be asked, opens a case after this. */
export const MISMATCH_ALARM_MS = 10 * minute;
interface Prompt {
  promptExpiresAt: Date | null;
  createdAt: Date;
}
/** When a prompt ends: its PIN cannot be entered after that. */
export const promptEndsAt = ({ promptExpiresAt, createdAt }: Prompt): Date =>
  promptExpiresAt ?? new Date(createdAt.getTime() + GIVE_UP_MS);
/** When an attempt becomes unknown, if M-Pesa has not reported its outcome by then. */
export const promptUnknownAt = (prompt: Prompt): Date =>
  new Date(promptEndsAt(prompt).getTime() + unknownAfterPromptMs);
const holdAfterPromptMs = 180 * second;
const holdUnknownMs = 3 * minute;
/** Until when, at least, a booking holds its places for a prompt that ends at this instant. @see docs/money.md#holds */
export const holdAfterPrompt = (promptEndsAt: Date): Date => new Date(promptEndsAt.getTime() + holdAfterPromptMs);
/** The same for an attempt whose outcome is unknown: three minutes longer. */
export const holdWhileUnknown = (promptEndsAt: Date): Date =>
  new Date(holdAfterPrompt(promptEndsAt).getTime() + holdUnknownMs);
/**
 * How long places are held while a success callback cannot be verified. It is longer than the time until the next
 * check.
 */
export const HOLD_DOUBT_MS = 15 * minute;
/** How long places are held while 3-D Secure or the processing of a card payment is under way. */
export const HOLD_CARD_MS = 15 * minute;

const firstChecks = [20, 35, 50, 65, 80, 110, 170].map((seconds) => seconds * second);
const laterChecks = [
  { every: minute, until: 10 * minute },
  { every: 5 * minute, until: hour },
  { every: 30 * minute, until: 24 * hour },
];

/**
 * When M-Pesa is asked next about a push: 20, 35, 50, 65, 80, 110 and 170 seconds after it was sent, then each minute
 * for 10 minutes, each 5 minutes for an hour, and each 30 minutes for 24 hours.
 * @returns undefined after 24 hours: then a case is opened
 */
export function nextMpesaCheck({ sentAt, now }: { sentAt: Date; now: Date }): Date | undefined {
  const age = now.getTime() - sentAt.getTime();
  const early = firstChecks.find((check) => check > age);
  if (early !== undefined) return new Date(sentAt.getTime() + early);
  const step = laterChecks.find(({ until }) => age < until);
  return step && new Date(now.getTime() + step.every);
}

/** When Stripe is asked next about an open intent. */
export const nextCardCheck = (now: Date): Date => new Date(now.getTime() + minute);

const contradictedChecks = [minute, 5 * minute, 30 * minute];
/**
 * When M-Pesa is asked again about an attempt whose success callback it contradicted: 1, 5 and 30 minutes after the
 * attempt was settled.
 * @returns undefined after the last of them
 */
export function nextContradictedCheck({ settledAt, now }: { settledAt: Date; now: Date }): Date | undefined {
  const age = now.getTime() - settledAt.getTime();
  const delay = contradictedChecks.find((check) => check > age);
  return delay === undefined ? undefined : new Date(settledAt.getTime() + delay);
}

interface EventTry {
  receivedAt: Date;
  tries: number;
  now: Date;
}

// One of them is at 30 s, when a matching callback may count without confirmation (UNVERIFIED_AFTER_MS).
const eventRetries = [2, 5, 10, 20, 30, 40, 60].map((seconds) => seconds * second);
const eventLifeMs = 24 * hour;
const maxEventTries = 20;

/**
 * When a stored event is tried again that could not be processed: 2, 5, 10, 20, 30, 40 and 60 seconds after it was
 * received, then after pauses that double up to an hour.
 * @param tries how many tries there were, the present one included
 * @returns undefined after 20 tries or 24 hours: then the event is dead
 */
export function nextEventTry({ receivedAt, tries, now }: EventTry): Date | undefined {
  const age = now.getTime() - receivedAt.getTime();
  // An event that is older than a day because we were down still gets its first try.
  if (tries >= maxEventTries || (tries > 1 && age > eventLifeMs)) return undefined;
  const early = eventRetries.find((retry) => retry > age);
  if (early !== undefined) return new Date(receivedAt.getTime() + early);
  return new Date(now.getTime() + Math.min(hour, minute * 2 ** Math.max(0, tries - eventRetries.length)));
}
