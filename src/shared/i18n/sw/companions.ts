import type { companions as en } from '../en/companions.ts';
import type { SameKeys } from '../texts.ts';

export const companions: SameKeys<typeof en> = {
  title: 'Unaosafiri nao',
  lead: 'Mwenyeji wako atayaona majina haya kwenye orodha ya siku hiyo. Ni wewe, mwenyeji wako na timu yetu tu mnaoweza kuyaona.',
  'title.theirs': 'Wanaosafiri pamoja',
  none: 'Bado hakuna majina',
  until: 'Unaweza kubadilisha majina hadi {{date}}. Baada ya hapo, tafadhali mwambie mwenyeji wako moja kwa moja.',
  over: 'Huwezi kubadilisha majina hapa tena. Tafadhali mwambie mwenyeji wako moja kwa moja.',
  many_one: 'Sasa umeweka nafasi ya mgeni {{count}}. Tafadhali ondoa jina la asiyekuja.',
  many_other: 'Sasa umeweka nafasi ya wageni {{count}}. Tafadhali ondoa majina ya wasiokuja.',
  add: 'Ongeza majina',
  change: 'Badilisha majina',
  name: 'Jina la mtu wa {{at}}',
  hint: 'Acha mstari ukiwa tupu kama bado hujui.',
  save: 'Hifadhi majina',
  keep: 'Yaache yalivyo',
  saved: 'Majina yamehifadhiwa.',
  saveFailed: 'Majina hayakuhifadhiwa',
  send: 'Mtumie mtu vocha',
  'send.text':
    'Unayesafiri naye atapata vocha kwa barua pepe, bila majibu yako kwa mwenyeji. Ujumbe utasema umetoka kwako. Hatuhifadhi anwani yake.',
  'send.email': 'Barua pepe yake',
  'send.button': 'Tuma vocha',
  'send.done': 'Vocha inatumwa kwa {{email}}.',
  'send.failed': 'Vocha haikutumwa',
};
