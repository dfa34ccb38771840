import type { signInAgain as en } from '../en/sign-in-again.ts';
import type { SameKeys } from '../texts.ts';

export const signInAgain: SameKeys<typeof en> = {
  title: 'Weka nenosiri lako tena',
  text: 'Hatua hii inahitaji nenosiri lako, kwa sababu uliingia zaidi ya saa 12 zilizopita.',
  otherTitle: 'Thibitisha tena kuwa ni wewe',
  otherText: 'Uliingia zaidi ya saa 12 zilizopita. Tafadhali ingia tena kabla ya hatua hii.',
  codeTitle: 'Weka msimbo wako',
  codeText: 'Nenosiri lako ni sahihi. Kwa uthibitishaji wa hatua mbili, weka pia msimbo.',
  email: 'Barua pepe',
  password: 'Nenosiri',
  submit: 'Endelea',
  cancel: 'Rudi bila kuendelea',
  passkey: 'Tumia passkey',
  'passkey.none': 'Hakuna passkey iliyochaguliwa. Unaweza kujaribu tena, au kutumia njia nyingine.',
  'passkey.unknown': 'Kivinjari chako hakiwezi kutumia passkey hapa.',
  leaves:
    'Au thibitisha kwa njia nyingine kuwa ni wewe. Utaondoka kwenye ukurasa huu: ulichoandika hapa hakitahifadhiwa.',
  with: 'Kwa {{name}}',
};
