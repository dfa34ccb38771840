/** The pages of the newsletter: what came of its forms, confirming and unsubscribing. */
export const newsletter = {
  title: 'Our newsletter',
  lead: 'Places and hosts in Kenya, a few times a year, by email. Each one has a link to unsubscribe.',
  'asked.title': 'Almost done',
  'asked.text':
    'We have sent an email to the address that you entered. Please open it and confirm within {{days}} days. If it does not come, look in your spam folder, or try again.',
  'confirm.title': 'Confirm the newsletter',
  'confirm.text': 'Press the button, and you get our newsletter at the address to which we sent the email.',
  'confirm.button': 'Yes, send me the newsletter',
  'confirmed.title': 'You get our newsletter',
  'confirmed.text': 'Thank you. Every newsletter has a link by which you unsubscribe with one press.',
  'unsubscribe.title': 'Unsubscribe from the newsletter',
  'unsubscribe.text': 'Press the button, and we delete your address from the list. You get no further newsletter.',
  'unsubscribe.button': 'Unsubscribe',
  'unsubscribed.title': 'You are unsubscribed',
  'unsubscribed.text': 'We have deleted your address from the list. Emails about your bookings come as before.',
  'problem.title': 'This did not work',
  'problem.address': 'This email address is not valid. Please check it and try again.',
  'problem.plain': 'Please use an email address of plain letters and digits, without accents.',
  'problem.many': 'The newsletter was asked for too often just now. Please try again in an hour.',
  'problem.link':
    'This link does not work. It may be too old, or parts of it are missing. You can ask for the newsletter again here.',
  toForm: 'To the form',
  again: 'To the home page',
};
