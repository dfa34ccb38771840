/** What a person, or without an account a network, may say to the assistant, and what is kept of it. */
export const chatLimits = {
  /** Letters of a message. */
  message: 1_000,
  perMinute: 20,
  perDay: 300,
  /** Messages of a conversation, both sides counted; older ones are removed. */
  kept: 100,
  /** How long a conversation is kept after its last message. */
  daysOfPerson: 30,
  daysOfVisitor: 1,
  suggestions: 3,
} as const;

export const chatSenders = ['user', 'bot'] as const;
export type ChatSender = (typeof chatSenders)[number];
