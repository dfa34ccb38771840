/** Signing in with an account at Google or Facebook: the links, why it did not work, and the page that finishes it. */
export const identities = {
  or: 'or',
  passkey: 'Use a passkey',
  'passkey.failed': 'You were not signed in with a passkey',
  'passkey.none':
    'No passkey was chosen, or your device has none for Twende. You can add one in your profile, under Security.',
  'passkey.unknown': 'Your browser cannot use passkeys here.',
  continue: 'Continue with {{name}}',
  terms:
    'If you are new here, this makes an account for you. You then agree to the <terms>Terms</terms> and the <privacy>Privacy Policy</privacy>.',
  'problem.title': 'You are not signed in',
  'problem.titleOwn': 'This did not work',
  'problem.denied':
    'You did not allow {{name}} to tell us who you are. You can try again, or sign in with your email address.',
  'problem.expired': 'That took too long, or was begun in another window. Please try again.',
  'problem.no_email':
    '{{name}} has not given us an email address. We need one for your bookings: please allow it, or create an account with your email address.',
  'problem.failed':
    '{{name}} cannot tell us who you are at the moment. Please try again in a minute, or sign in with your email address.',
  'problem.off': 'Signing in with {{name}} is switched off. Please sign in with your email address.',
  'problem.too_many': 'There were too many attempts. Please try again in an hour, or sign in with your email address.',
  'problem.suspended': 'Your account is suspended. Please contact us.',
  'problem.registrations_off': 'New accounts cannot be made at the moment. If you have one, sign in as always.',
  'problem.email_taken': 'There is an account with this email address already. Please sign in to it.',
  'problem.email_plain':
    'The email address of your {{name}} account cannot be used here. Please create an account with another one.',
  'problem.other': 'That {{name}} account is not linked to your Twende account. Please choose the one that is.',
  title: 'Signing you in …',
  'link.title': 'Link your {{name}} account',
  'link.exists': 'You already have a Twende account with the address {{email}}.',
  'link.confirm': 'Link the two, and you can sign in with {{name}} from now on. Your other devices are signed out.',
  'link.password':
    'Sign in to it once as you did until now. Then you can link your {{name}} account and use it from now on.',
  'link.own': 'With the {{name}} account {{email}} you can then sign in to your Twende account.',
  'link.submit': 'Link and sign in',
  'link.add': 'Link the account',
  'link.not': 'Do not link',
  'link.done': 'Your {{name}} account is linked',
  'link.noPassword': 'You have no password, or have forgotten it? <letter>Get a link by email</letter>',
  toProfile: 'Back to my profile',
};
