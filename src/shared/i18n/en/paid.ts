/** Right after a payment: on its screen, and first on the dashboard then. And the files of a booking. */
export const paid = {
  voucher: 'Voucher',
  toPhone: 'Send to my phone',
  'toPhone.done': 'The voucher is on its way to {{phone}}',
  receipt: 'Receipt',
  addToCalendar: 'Add to calendar',
  fileFailed: 'This file could not be opened. Please try again.',
  done: 'Paid and confirmed',
  'next.title': 'What happens next',
  'next.mail': 'We have sent the voucher and the receipt to {{email}}.',
  'next.voucher': 'Show the voucher when you arrive, on your phone or on paper.',
  'next.change': 'You can change or cancel the booking on its page, as its policy says.',
  redirect: 'In 3 seconds we take you to your bookings.',
  stay: 'Stay',
  stays: 'You stay on this page.',
};
