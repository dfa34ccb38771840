/** The list behind the bell; what it says is in `notices`. */
export const bell = {
  title: 'Notifications',
  unread: 'Unread:',
  readAll: 'Mark all as read',
  failed: 'This was not saved',
  older: 'Show older ones',
  all: 'See all',
  choose: 'Choose what you are told',
  empty: 'Nothing yet',
  'empty.text': 'You will read here what happens to your bookings, payments and messages.',
  kept: 'The newest 200 are kept for 90 days.',
};
