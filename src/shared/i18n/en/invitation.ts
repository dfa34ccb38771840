/** The page that the link of an invitation opens. */
export const invitation = {
  title: 'Invitation to a team',
  heading: 'Join the team of {{name}}',
  text: '{{inviter}} invites you to help run {{name}} on Twende.',
  mayDo: 'What you would handle',
  accept: 'Accept the invitation',
  accepting: 'You accept as {{email}}. The link works until {{date}}.',
  accepted: 'Welcome to the team of {{name}}',
  toLogin: 'Sign in',
  toRegister: 'Create an account',
  signIn: 'Sign in or create an account with {{email}} to accept.',
  'other.title': 'You are signed in with another address',
  'other.text':
    'This invitation is for {{email}}, and you are signed in as {{own}}. Sign out in the menu, then open the link in the email again.',
  'expired.title': 'This invitation has expired',
  'expired.text': 'Ask {{inviter}} to send it again, from the settings of {{name}}.',
  'used.title': 'This invitation was accepted already',
  'used.text': 'Each link works once.',
  'used.panel': 'Open the panel',
  'gone.title': 'This invitation no longer works',
  'gone.text':
    'It was withdrawn, or there is a newer email with another link. Open our latest email about it, or ask the business to invite you again.',
  home: 'Go to the home page',
};
