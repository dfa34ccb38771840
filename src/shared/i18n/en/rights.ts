/** What a member of a provider's team may do, in its settings, invitations and letters. */
export const rights = {
  manage: 'Listings and team',
  'manage.text': 'Edits listings, photos, prices and public texts, replies to reviews, and invites and removes people.',
  bookings: 'Bookings and calendar',
  'bookings.text':
    'Sees bookings with names and phone numbers, answers requests, checks guests in, and blocks days in the calendar.',
  money: 'Earnings and payouts',
  'money.text': 'Sees what the business earns, requests payouts, and sets where they go.',
};
