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
  leave: 'Leave it as it is',
  unsure: 'We do not know whether it was done. Try again: nothing is done twice.',
  reason: 'Reason',
};
