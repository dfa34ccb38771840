import type { newsletter as en } from '../en/newsletter.ts';
import type { SameKeys } from '../texts.ts';

export const newsletter: SameKeys<typeof en> = {
  title: 'Jarida letu',
  lead: 'Maeneo na wenyeji wa Kenya, mara chache kwa mwaka, kwa barua pepe. Unaweza kujiondoa kwenye kila toleo.',
  'asked.title': 'Bado hatua moja',
  'asked.text':
    'Tumetuma barua pepe kwa anwani uliyoandika. Tafadhali ifungue na uthibitishe ndani ya siku {{days}}. Isipofika, angalia kwenye folda ya barua pepe taka, au ujaribu tena.',
  'confirm.title': 'Thibitisha jarida',
  'confirm.text': 'Bonyeza kitufe, nawe utapata jarida letu kwa anwani tuliyotumia barua pepe.',
  'confirm.button': 'Ndiyo, nitumieni jarida',
  'confirmed.title': 'Sasa unapata jarida letu',
  'confirmed.text': 'Asante. Kila toleo lina kiungo cha kujiondoa kwa kubonyeza mara moja tu.',
  'unsubscribe.title': 'Jiondoe kwenye jarida',
  'unsubscribe.text': 'Bonyeza kitufe, nasi tutafuta anwani yako kwenye orodha. Hutapata jarida tena.',
  'unsubscribe.button': 'Jiondoe',
  'unsubscribed.title': 'Umejiondoa',
  'unsubscribed.text':
    'Tumefuta anwani yako kwenye orodha. Barua pepe kuhusu nafasi ulizoweka zitaendelea kuja kama kawaida.',
  'problem.title': 'Haikufaulu',
  'problem.address': 'Anwani hii ya barua pepe si sahihi. Tafadhali iangalie na ujaribu tena.',
  'problem.plain':
    'Tafadhali tumia anwani ya barua pepe yenye herufi na tarakimu za kawaida, zisizo na alama juu yake.',
  'problem.many': 'Jarida limeombwa mara nyingi sana kwa sasa. Tafadhali jaribu tena baada ya saa moja.',
  'problem.link': 'Kiungo hiki hakifanyi kazi. Huenda ni cha zamani, au kimekatika. Unaweza kuomba jarida tena hapa.',
  toForm: 'Nenda kwenye fomu',
  again: 'Nenda kwenye ukurasa wa mwanzo',
};
