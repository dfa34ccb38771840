import type { chat as en } from '../en/chat.ts';
import type { SameKeys } from '../texts.ts';

export const chat: SameKeys<typeof en> = {
  title: 'Msaidizi wa Twende',
  close: 'Funga mazungumzo',
  log: 'Ujumbe',
  greeting:
    'Habari! Ninajua unachoweza kuwekea nafasi kwenye Twende, bei yake na siku zenye nafasi; pia ninajibu maswali kuhusu malipo na kusafiri nchini Kenya. Unatafuta nini?',
  suggestions: 'Unaweza kuuliza',
  hint: '<login>Ingia</login> ili upate msaada unaokufaa na msaada kuhusu nafasi ulizoweka.',
  input: 'Ujumbe wako',
  placeholder: 'Uliza kwa Kiswahili au Kiingereza',
  send: 'Tuma',
  you: 'Wewe',
  assistant: 'Msaidizi',
  writing: 'Msaidizi anaandika …',
  failed:
    'Samahani, nina shida ya mtandao kwa sasa. Tafadhali jaribu tena baadaye au wasiliana na timu yetu kwa {{phone}}.',
  again: 'Jaribu tena',
  earlierFailed: 'Ujumbe wako wa awali haukuweza kupakiwa.',
  load: 'Upakie tena',
  handOver: 'Hujapata jibu? <team>Iandikie timu yetu</team>, tutakujibu kwa barua pepe.',
  forget: 'Futa',
  'forget.name': 'Futa mazungumzo',
  forgotten: 'Mazungumzo yamefutwa',
  forgetFailed: 'Mazungumzo hayakuweza kufutwa. Angalia mtandao wako kisha ujaribu tena.',
  left_one: 'Imebaki herufi {{count}}',
  left_other: 'Zimebaki herufi {{count}}',
  'link.listing': 'ukurasa wake',
  'link.help': 'makala ya msaada',
  'link.results': 'matokeo yote',
  'link.payment': 'ukurasa wa malipo',
  'link.booking': 'ukurasa wa nafasi hii',
  'link.bookings': 'nafasi zangu',
  'link.points': 'pointi zangu',
  'link.login': 'ukurasa wa kuingia',
  'link.support': 'wasiliana na timu yetu',
};
