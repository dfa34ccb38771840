/** What a member of a provider's team may do, in its settings, invitations and letters. */
export const rights = {
  manage: 'Listings and team',
  'manage.text':
    'Editing listings, photos, prices and public texts, replying to reviews, inviting people and removing them.',
  bookings: 'Bookings and calendar',
  'bookings.text':
    'Seeing bookings with names and phone numbers, answering requests, checking guests in, blocking days in the calendar.',
  money: 'Earnings and payouts',
  'money.text': 'Seeing what the business earns, requesting payouts, setting where they go.',
};
