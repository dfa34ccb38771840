/** What is said to whoever has come back from Google or Facebook. */
export const finishSignIn = {
  new: 'Your account is ready. Welcome to Twende!',
  'again.denied': 'You did not allow {{name}} to tell us who you are. Please try again.',
  'again.no_email': '{{name}} has not given us an email address. Please try again and allow it.',
  'again.failed': '{{name}} cannot tell us who you are at the moment. Please try again in a minute.',
  'again.off': 'Signing in with {{name}} is switched off.',
  'again.too_many': 'There were too many attempts. Please try again in an hour.',
  'link.denied': 'Your {{name}} account was not linked, because you did not allow {{name}} to tell us who you are.',
  'link.no_email':
    'Your {{name}} account was not linked, because {{name}} has not given us its email address. Please try again and allow it.',
  'link.failed':
    'Your {{name}} account was not linked: {{name}} cannot tell us at the moment who you are. Please try again in a minute.',
  'link.off': 'Signing in with {{name}} is switched off, so the account was not linked.',
  'link.too_many': 'There were too many attempts. Please try to link your {{name}} account again in an hour.',
};
