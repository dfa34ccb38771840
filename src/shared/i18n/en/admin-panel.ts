/** What surrounds all pages of the admins' panel. */
export const adminPanel = {
  name: 'Back office',
  nav: 'Admin panel',
  users: 'Users',
  services: 'Services',
  settings: 'Settings',
};
