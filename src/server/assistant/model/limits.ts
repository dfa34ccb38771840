/** What one answer of a language model may take. */
export const modelLimits = {
  /** All of it, with its look-ups. */
  answerWithinMs: 20_000,
  /** How often the model is asked for one answer: it asks for look-ups, and is asked again with what they found. */
  rounds: 4,
  lookUps: 8,
  /** Letters of what one look-up answers. */
  lookUp: 4_000,
  /** Earlier messages that it is told, and letters of each. */
  history: 8,
  historyText: 600,
  /** Letters and lines of the answer. */
  answer: 2_500,
  lines: 24,
  /** Messages in a day of one person, or of all visitors of a network; others are answered without it. */
  perDay: 60,
} as const;
