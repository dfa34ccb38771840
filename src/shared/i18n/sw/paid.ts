import type { paid as en } from '../en/paid.ts';
import type { SameKeys } from '../texts.ts';

export const paid: SameKeys<typeof en> = {
  voucher: 'Vocha',
  toPhone: 'Tuma kwenye simu yangu',
  'toPhone.done': 'Vocha inatumwa kwa {{phone}}',
  receipt: 'Risiti',
  addToCalendar: 'Ongeza kwenye kalenda',
  fileFailed: 'Faili hii haikuweza kufunguliwa. Tafadhali jaribu tena.',
  done: 'Imelipiwa na kuthibitishwa',
  'next.title': 'Kitakachofuata',
  'next.mail': 'Tumetuma vocha na risiti kwa {{email}}.',
  'next.voucher': 'Ukifika, onyesha vocha kwenye simu yako au kwenye karatasi.',
  'next.change': 'Unaweza kubadilisha au kughairi kwenye ukurasa wa nafasi hii, kulingana na sera yake.',
  redirect: 'Baada ya sekunde 3 tutakupeleka kwenye nafasi zako.',
  stay: 'Baki hapa',
  stays: 'Unabaki kwenye ukurasa huu.',
};
