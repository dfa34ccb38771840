import type { answers as en } from '../en/answers.ts';
import type { SameKeys } from '../texts.ts';

export const answers: SameKeys<typeof en> = {
  title: 'Mwenyeji wako angependa kujua',
  lead: 'Ni mwenyeji wako na timu yetu tu wanaoweza kusoma majibu yako. Unaweza kuyabadilisha hadi 18:00 jioni ya siku iliyotangulia.',
  'lead.request':
    'Ni mwenyeji wako na timu yetu tu wanaoweza kusoma majibu yako. Unayoandika kwa maneno yako, mwenyeji atayasoma akishakubali ombi lako. Unaweza kuyabadilisha hadi 18:00 jioni ya siku iliyotangulia.',
  choose: 'Tafadhali chagua',
  'own.title': 'Majibu yako kwa mwenyeji',
  'theirs.title': 'Majibu ya msafiri',
  none: 'Bado hakuna jibu',
  'until.own':
    'Unaweza kubadilisha majibu haya hadi {{date}}. Baada ya hapo, tafadhali mwambie mwenyeji wako moja kwa moja.',
  'over.own': 'Huwezi kubadilisha majibu haya hapa tena. Tafadhali mwambie mwenyeji wako moja kwa moja.',
  changed: 'Yalibadilishwa {{date}}',
  later_one: 'Utasoma jibu {{count}} zaidi ukishakubali.',
  later_other: 'Utasoma majibu {{count}} zaidi ukishakubali.',
  withChange: 'Ikiwa kuna kingine kinachobadilika pia, kama ndege yako au umri wa watoto, tafadhali kieleze hapa.',
  change: 'Badilisha majibu',
  save: 'Hifadhi majibu',
  keep: 'Yaache yalivyo',
  saved: 'Majibu yako yamehifadhiwa.',
  saveFailed: 'Majibu yako hayakuhifadhiwa',
};
