/** The field for a code, and the step after the password that asks for one. */
export const secondFactor = {
  title: 'Enter your code',
  code: 'Code from your authenticator app',
  'code.hint': 'The 6 digits that the app shows for Twende now.',
  recovery: 'Recovery code',
  'recovery.hint': 'One of the ten codes that you kept, such as 7k2m9-x4wq0. Each works once.',
  'recovery.wrong': 'This recovery code is wrong or was used already. Please try another of the ten.',
  useRecovery: 'Use a recovery code',
  useApp: 'Use the authenticator app',
  submit: 'Continue',
  back: 'Back to the password',
  tryAgainIn_one: 'You can try again in {{count}} minute.',
  tryAgainIn_other: 'You can try again in {{count}} minutes.',
  lost: 'You have neither the app nor a recovery code? Contact us: {{email}}',
};
