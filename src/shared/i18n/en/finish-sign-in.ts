/** What is said to whoever has come back from Google or Facebook. */
export const finishSignIn = {
  new: 'Your account is ready. Welcome to Twende!',
  'link.denied': 'Your {{name}} account was not linked, because you did not allow {{name}} to tell us who you are.',
  'link.no_email':
    'Your {{name}} account was not linked, because {{name}} has not given us its email address. Please try again and allow it.',
  'link.failed':
    'Your {{name}} account was not linked: {{name}} cannot tell us at the moment who you are. Please try again in a minute.',
  'link.off': 'Signing in with {{name}} is switched off, so the account was not linked.',
  'link.too_many': 'There were too many attempts. Please try to link your {{name}} account again in an hour.',
};
