/** What somebody was about to book, on the pages where they sign in or sign up first. */
export const trip = {
  title: 'Your trip',
  guests_one: '{{count}} guest',
  guests_other: '{{count}} guests',
  total: 'Total',
  'login.heading': 'Sign in to book',
  'register.heading': 'Create an account to book',
  provider: 'I list services',
  text: 'Then you check your details and book. You do not pay yet.',
};
