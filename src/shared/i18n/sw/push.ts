import type { push as en } from '../en/push.ts';
import type { SameKeys } from '../texts.ts';

export const push: SameKeys<typeof en> = {
  title: 'Arifa kwenye kivinjari hiki',
  text: 'Simu au kompyuta yako hukuonyesha mambo mapya, hata ukiwa umefunga Twende. Arifa huisha ukiondoka kwenye akaunti hapa.',
  turnOn: 'Washa arifa',
  turnOff: 'Zima hapa',
  on: 'Zimewashwa kwenye kivinjari hiki',
  denied: 'Kivinjari chako hakiruhusu arifa kutoka Twende.',
  'denied.how':
    'Ili kuziruhusu, fungua mipangilio ya tovuti hii kupitia alama iliyo kando ya anwani yake, ruhusu arifa, kisha upakie ukurasa huu upya.',
  unsupported: 'Kivinjari hiki hakiwezi kuonyesha arifa za tovuti.',
  'unsupported.how': 'Kwenye iPhone au iPad, ongeza Twende kwenye skrini ya mwanzo kwanza, kisha uifungue kutoka hapo.',
  undecided: 'Hujaruhusu arifa, kwa hivyo zinabaki zimezimwa.',
  unreachable: 'Kivinjari chako hakiwezi kupokea arifa kwa sasa. Tafadhali jaribu tena baadaye.',
  failed: 'Arifa hazikubadilishwa',
  turnedOn: 'Arifa zimewashwa kwenye kivinjari hiki',
  turnedOff: 'Arifa zimezimwa kwenye kivinjari hiki',
  channelOff: 'Kwenye jedwali hapa chini, arifa zote zimezimwa kwa vivinjari, kwa hivyo hakuna itakayoonyeshwa.',
  others: 'Vivinjari vyako vingine',
  unknown: 'Kivinjari kisichojulikana',
  since: 'Zimewashwa tangu {{date}}',
  remove: 'Zima',
  removeOf: 'Zima arifa: {{device}}, zilizowashwa tangu {{date}}',
  removed: 'Arifa zimezimwa huko',
  offer: 'Pata habari mpya papo hapo, hata ukiwa umefunga Twende.',
  'offer.no': 'Si sasa',
};
