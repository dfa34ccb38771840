/** Cookies, and what is stored on the device. */
export const cookies = {
  title: 'Cookies and your device',
  description: 'The cookies of Twende, what your browser stores for us, for how long, and how to remove it.',
  demo: 'This is a demonstration: cards are paid by a simulator on this machine, so Stripe’s script is not loaded and sets no cookies.',
  ours: 'Our cookies',
  'ours.text':
    'A cookie is a short text that your browser keeps for a site and sends back to it. All of these are from Twende itself, and each does what you have asked for. None is for advertising or for counting visits, so we do not ask for your consent to them.',
  'ours.lang': 'your language, once you have chosen one. One year.',
  'ours.currency': 'the currency that prices are shown in, once you have chosen one or signed in. {{days}} days.',
  'ours.device':
    'set when you sign in. It tells us that this browser has signed in before, so that strangers who try to guess your password cannot lock you out. One year.',
  'ours.chat':
    'set when you write to the assistant. It tells us which conversation is yours. {{days}} days after your last message at most.',
  'ours.identity':
    'set while you sign in with Google or Facebook. They hold, encrypted, what belongs to this one sign-in. Ten minutes.',
  stripe: 'Stripe’s cookies, where you pay by card',
  'stripe.text':
    'On the payment page Stripe’s own script runs, because it alone may see your card. It may set cookies of its own, such as __stripe_mid (one year) and __stripe_sid (30 minutes), by which Stripe recognises fraud. It is loaded on no other page.',
  'stripe.link': 'Stripe’s page about its cookies',
  stored: 'What your browser stores for us',
  'stored.text': 'This lies in your browser’s storage for our site and is not sent with each page, as cookies are:',
  'stored.token':
    'the token that keeps you signed in. With “Remember me”, and after signing up, it is valid for 30 days, otherwise for 12 hours at most and only in that tab.',
  'stored.ended':
    'tokens of sign-ins that you ended without a connection, until we have been told. Nobody is signed in by them.',
  'stored.theme': 'the light or dark colours you have chosen.',
  'stored.favorites': 'listings that you saved without an account, at most {{most}}, until you sign in or remove them.',
  'stored.push': 'that you did not want notifications, so that we do not offer them again.',
  'stored.columns': 'for our team: which columns of a table are hidden.',
  'stored.scroll': 'how far you had scrolled on the pages of that tab, so that going back shows the same place.',
  'stored.notes':
    'in that tab, for a moment: how far you had scrolled when you changed the language, the currency you had before signing in, a message for the next page, and what you have begun to fill in.',
  copies: 'Copies that open without a connection',
  'copies.text': 'This is stored only in your browser. You can delete it in the browser’s settings for this site.',
  'copies.pages':
    'Copies of public pages you have visited, so that they open without a connection: at most 40 pages and 80 answers for 30 days, and at most 250 files and 150 pictures for 60 days.',
  'copies.own':
    'Copies for you alone while you are signed in: your account, the figures and lists of your dashboard, your bookings with their contact details and listings, and the vouchers of your next three trips, at most 100 answers. They are deleted when you log out, when your session ends, and when somebody else signs in in this browser. Payment pages are never copied.',
  'copies.gate':
    'If you welcome guests for a host: the lists of whom you expect today and tomorrow, so that you can check guests in without a connection, for at most five businesses. They hold booking numbers, names, how many guests come and, where prices depend on it, where they live and whether they are children, times, and a digest of each voucher’s code. The list of a day is deleted when that day is over, and all of them when you log out, when your session ends, and when somebody else signs in in this browser.',
  'copies.checkIns':
    'Check-ins that you note without a connection: the booking number, the time, who noted it and, if the code was scanned, its secret part; no names. They are sent when there is a connection again. Sent ones are kept for a day, others for 14 days, at most 200. If some wait when you log out, we ask you first; they stay in this browser after that, because guests who came are recorded nowhere else, and only you send them when you sign in again.',
  'copies.draft':
    'A booking you have begun, with the contact details and answers you typed: in that tab, until you finish it, log out or close the tab.',
  push: 'Notifications',
  'push.text':
    'If you turn on notifications, your browser gets an address at the service of its maker. It is gone when you turn them off, log out there, or take the permission back in the browser’s settings.',
  remove: 'How to remove it',
  'remove.text':
    'Log out, and your copies and the token are removed. All else goes when you delete cookies and site data for this site in your browser’s settings. If your browser blocks cookies or storage, you can still read and search; your choices are then forgotten, and you stay signed in only while the page is open.',
};
