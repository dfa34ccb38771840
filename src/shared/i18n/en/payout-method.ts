/** Where a provider's earnings go, as it is asked for in the application and in the settings. */
export const payoutMethod = {
  how: 'How do you want to be paid?',
  mpesa: 'M-Pesa',
  bank: 'Bank account',
  phone: 'M-Pesa number',
  phoneHint: 'The phone that receives the money, e.g. 0712 345 678.',
  phoneAgain: 'The same number again',
  differs: 'The two are not the same. Please check them.',
  limit: 'M-Pesa payments are limited to KES 250,000. A larger payout is sent in several parts.',
  bankName: 'Bank',
  branch: 'Branch code',
  accountName: 'Name on the account',
  account: 'Account number',
  accountAgain: 'The same account number again',
};
