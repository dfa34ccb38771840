/** A dialog that asks for the password once more before what needs a recent sign-in, such as moving money. */
export const signInAgain = {
  title: 'Enter your password again',
  text: 'This needs your password, because you signed in more than 12 hours ago.',
  email: 'Email address',
  password: 'Password',
  submit: 'Continue',
  cancel: 'Cancel',
};
