/** A dialog that asks for the password once more before something that moves money or tells where it goes. */
export const signInAgain = {
  title: 'Enter your password again',
  text: 'This is about money, and you signed in more than 12 hours ago.',
  email: 'Email address',
  password: 'Password',
  submit: 'Continue',
  cancel: 'Cancel',
};
