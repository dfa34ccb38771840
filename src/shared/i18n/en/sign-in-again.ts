/** A dialog that asks for the password once more before what needs a recent sign-in, such as moving money. */
export const signInAgain = {
  title: 'Enter your password again',
  text: 'This needs your password, because you signed in more than 12 hours ago.',
  otherTitle: 'Show again that it is you',
  otherText: 'You signed in more than 12 hours ago. Please sign in once more before this.',
  codeTitle: 'Enter your code',
  codeText: 'Your password is right. Two-step verification asks for a code, too.',
  email: 'Email address',
  password: 'Password',
  submit: 'Continue',
  cancel: 'Cancel',
  passkey: 'Use a passkey',
  'passkey.none': 'No passkey was chosen. You can try again, or use another way.',
  'passkey.unknown': 'Your browser cannot use passkeys here.',
  leaves: 'Or show in another way that it is you. This leaves the page: what you have typed here will not be kept.',
  with: 'With {{name}}',
};
