/**
 * Text messages to phones, a line for each text. Everything needed stands in them, since whoever reads one may have no data.
 * A message has two parts at most, so the texts are short.
 */
export const sms = {
  payment: 'Twende: we received your payment for booking {{reference}}: {{amount}}.',
  'payment.receipt': 'Receipt: {{receipt}}',
  'payment.voucher': 'Your voucher follows.',
  voucher: 'Twende voucher {{reference}}',
  guests_one: '{{count}} guest',
  guests_other: '{{count}} guests',
  host: 'Host: {{name}}, {{phone}}',
  hostNameless: 'Host: {{name}}',
  'voucher.show': 'Show this message when you arrive.',
  accepted: 'Twende: your host accepts your request {{reference}}.',
  'accepted.pay': 'Please pay {{amount}} by {{date}}. It is held for you until then.',
  declined: 'Twende: your host cannot take you this time, {{reference}}.',
  unanswered: 'Twende: your host did not answer in time, so your request has ended, {{reference}}.',
  'declined.uncharged': 'You were not charged.',
  cancelled: 'Twende: your booking {{reference}} is cancelled.',
  'cancelled.refund': 'You get back {{amount}}.',
  'cancelled.points': 'You get your points back.',
  'cancelled.nothing': 'Under its cancellation policy there is no refund.',
  'cancelled.byBank': 'The bank of the card you paid with has withdrawn the payment.',
  changed: 'Twende: your booking {{reference}} was changed. This is how it is now:',
  reminder: 'Twende: your trip is tomorrow. Booking {{reference}}',
  'host.booking': 'Twende: new booking {{reference}}',
  'host.guest': 'Guest: {{name}}',
  'host.guestPhone': 'Guest: {{name}}, {{phone}}',
  'host.request': 'Twende: a traveller would like to book, {{reference}}',
  'host.answer': 'Please answer on Twende by {{date}}.',
  'host.cancelled': 'Twende: booking {{reference}} is cancelled.',
};
