/** Reporting a review or a message to our team. */
export const reports = {
  'title.review': 'Report this review',
  'title.message': 'Report this message',
  'text.review':
    'Our team reads your report and decides whether the review stays. Neither its author nor the host learns who reported it. You get an email with the outcome.',
  'text.message':
    'Our team then reads this message with up to five before it and five after it, and decides whether it stays. You get an email with the outcome. If you are in danger, call 999 or 112 first.',
  reason: 'What is wrong with it?',
  reasonHint:
    'For example: an insult, a threat, spam, or somebody asks you to pay outside of Twende. At most 500 characters, no links.',
  send: 'Send the report',
  cancel: 'Back',
  sent: 'Thank you. Our team will read your report.',
  failed: 'The report was not sent',
};
