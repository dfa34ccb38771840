import type { push as en } from '../en/push.ts';
import type { SameKeys } from '../texts.ts';

export const push: SameKeys<typeof en> = {
  title: 'Taarifa kwenye kivinjari hiki',
  text: 'Simu au kompyuta yako hukuonyesha mambo mapya, hata ukiwa umefunga Twende. Taarifa huisha ukiondoka kwenye akaunti hapa.',
  turnOn: 'Washa taarifa',
  turnOff: 'Zima hapa',
  on: 'Zimewashwa kwenye kivinjari hiki',
  denied: 'Kivinjari chako hakiruhusu taarifa kutoka Twende.',
  'denied.how':
    'Ili kuziruhusu, fungua mipangilio ya tovuti hii kupitia alama iliyo kando ya anwani yake, ruhusu arifa, kisha upakie ukurasa huu upya.',
  unsupported: 'Kivinjari hiki hakiwezi kuonyesha taarifa za tovuti.',
  'unsupported.how': 'Kwenye iPhone au iPad, ongeza Twende kwenye skrini ya mwanzo kwanza, kisha uifungue kutoka hapo.',
  undecided: 'Hujaruhusu taarifa, kwa hivyo zinabaki zimezimwa.',
  unreachable: 'Kivinjari chako hakiwezi kupokea taarifa kwa sasa. Tafadhali jaribu tena baadaye.',
  failed: 'Taarifa hazikubadilishwa',
  turnedOn: 'Taarifa zimewashwa kwenye kivinjari hiki',
  turnedOff: 'Taarifa zimezimwa kwenye kivinjari hiki',
  channelOff: 'Kwenye jedwali hapa chini, taarifa zote zimezimwa kwa vivinjari, kwa hivyo hakuna itakayoonyeshwa.',
  others: 'Vivinjari vyako vingine',
  unknown: 'Kivinjari kisichojulikana',
  since: 'Zimewashwa tangu {{date}}',
  remove: 'Zima',
  removeOf: 'Zima taarifa: {{device}}, zilizowashwa tangu {{date}}',
  removed: 'Taarifa zimezimwa huko',
  offer: 'Pata habari mpya papo hapo, hata ukiwa umefunga Twende.',
  'offer.no': 'Si sasa',
};
