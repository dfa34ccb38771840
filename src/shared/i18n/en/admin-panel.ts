/** What surrounds all pages of the admins' panel. */
export const adminPanel = {
  name: 'Back office',
  nav: 'Admin panel',
  overview: 'Overview',
  users: 'Users',
  services: 'Services',
  reviews: 'Reviews',
  bookings: 'Bookings',
  payments: 'Payments',
  settings: 'Settings',
  audit: 'Audit log',
  'secondFactor.title': 'Turn on two-step verification first',
  'secondFactor.text':
    'The back office shows accounts and money of many people. So admins sign in with a code from an app, besides the password. It takes two minutes to set up.',
  'secondFactor.open': 'Set it up',
  choose: 'Choose one',
  leave: 'Leave it as it is',
  unsure: 'We do not know whether it was done. Try again: nothing is done twice.',
  reason: 'Reason',
};
