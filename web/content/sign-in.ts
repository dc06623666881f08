// Texts of the dashboard's sign-in form. They stand in a file of their own: the form works before the dashboard's code is loaded.

export const signInText = {
  heading: 'Sign in',
  lede: 'Only the owner can see the numbers and addresses.',
  label: 'Owner key',
  hint: 'It is the OWNER_KEY of step 4 in the setup guide.',
  show: 'Show key',
  hide: 'Hide key',
  submit: 'Sign in',
  empty: 'Please type the owner key.',
  wrong: 'That is not the owner key. Please check it for a missing letter or a space too many.',
  noAnswer: 'The site did not answer. Please check your connection and try again.',
  noCookies:
    'The key is right, but this browser did not keep the cookie that lets you in. Please allow cookies for this site and sign in again.',
} as const
