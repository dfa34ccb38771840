import type { invitation as en } from '../en/invitation.ts';
import type { SameKeys } from '../texts.ts';

export const invitation: SameKeys<typeof en> = {
  title: 'Mwaliko wa kujiunga na timu',
  heading: 'Jiunge na timu ya {{name}}',
  text: '{{inviter}} anakualika usaidie kuendesha {{name}} kwenye Twende.',
  mayDo: 'Utakachoshughulikia',
  accept: 'Kubali mwaliko',
  accepting: 'Unakubali kama {{email}}. Kiungo kinatumika hadi {{date}}.',
  accepted: 'Karibu kwenye timu ya {{name}}',
  toLogin: 'Ingia',
  toRegister: 'Fungua akaunti',
  signIn: 'Ili kukubali, ingia au fungua akaunti kwa barua pepe {{email}}.',
  'other.title': 'Umeingia kwa barua pepe nyingine',
  'other.text':
    'Mwaliko huu ni wa {{email}}, nawe umeingia kama {{own}}. Ondoka kwenye akaunti hiyo kupitia menyu, kisha ufungue tena kiungo kilicho kwenye barua pepe.',
  'expired.title': 'Muda wa mwaliko huu umekwisha',
  'expired.text': 'Mwombe {{inviter}} autume tena, kwenye mipangilio ya {{name}}.',
  'used.title': 'Mwaliko huu ulishakubaliwa',
  'used.text': 'Kila kiungo hutumika mara moja tu.',
  'used.panel': 'Fungua paneli',
  'gone.title': 'Mwaliko huu hautumiki tena',
  'gone.text':
    'Ulifutwa, au kuna ujumbe mpya zaidi wenye kiungo kingine. Fungua ujumbe wetu wa hivi karibuni kuuhusu, au omba biashara ikualike tena.',
  home: 'Nenda kwenye ukurasa wa mwanzo',
};
