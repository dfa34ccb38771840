/** The page that the worker answers with in place of one that it can neither reach nor has kept. */
export const offline = {
  title: 'You are offline',
  text: 'This page has not been opened on this device yet, so there is no copy of it here. It opens automatically when the connection is back.',
  'text.needed': 'This page needs a connection. It opens automatically when the connection is back.',
  'kept.title': 'These pages open without a connection',
  'kept.home': 'Home page',
  'kept.bookings': 'My bookings',
  'kept.checkIn': 'Check in guests',
  retry: 'Try again',
};
