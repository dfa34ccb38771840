import type { payoutMethod as en } from '../en/payout-method.ts';
import type { SameKeys } from '../texts.ts';

export const payoutMethod: SameKeys<typeof en> = {
  how: 'Ungependa kulipwa vipi?',
  mpesa: 'M-Pesa',
  bank: 'Akaunti ya benki',
  phone: 'Nambari ya M-Pesa',
  phoneHint: 'Simu itakayopokea pesa, k.m. 0712 345 678.',
  phoneAgain: 'Nambari hiyohiyo tena',
  differs: 'Hizi mbili hazifanani. Tafadhali ziangalie.',
  limit: 'M-Pesa hutuma kiasi kisichozidi KES 250,000 kwa mara moja. Malipo makubwa zaidi huja kwa sehemu kadhaa.',
  bankName: 'Benki',
  branch: 'Msimbo wa tawi',
  accountName: 'Jina la akaunti',
  account: 'Nambari ya akaunti',
  accountAgain: 'Nambari hiyohiyo ya akaunti tena',
};
