import type { points as en } from '../en/points.ts';
import type { SameKeys } from '../texts.ts';

export const points: SameKeys<typeof en> = {
  title: 'Pointi za uaminifu',
  balance_one: 'Pointi {{count}}',
  balance_other: 'Pointi {{count}}',
  worth: 'Zinapunguza {{amount}} kwenye bei ya nafasi utakayoweka.',
  lastDay: 'Zitabaki hadi {{date}}, na zaidi ya hapo kila safari yako inapokamilika, unapozitumia au unaporudishiwa.',
  off: 'Kwa sasa nafasi haziwezi kulipiwa kwa pointi. Zako zinabaki zilivyo.',
  empty: 'Bado huna pointi',
  'empty.text': 'Safari yako ya kwanza itakuletea: pointi moja kwa kila dola ya bei yake.',
  browse: 'Tazama huduma',
  'how.title': 'Jinsi pointi zinavyofanya kazi',
  'how.earn': 'Safari ikikamilika, unapata pointi 1 kwa kila dola nzima ya bei ambayo hukurejeshewa.',
  'how.spend': 'Pointi 100 hupunguza $1. Unapoweka nafasi unachagua kama utazitumia.',
  'how.back': 'Usipolipa, unarudishiwa pointi ulizotumia. Unaporejeshewa pesa, pointi hurudi pia kwa kiwango kilekile.',
  'how.expire':
    'Pointi huisha muda usipopata, usipotumia wala usiporudishiwa yoyote kwa miezi {{months}}. Tunakuandikia siku {{days}} kabla, isipokuwa umezima arifa hizo.',
  'moves.title': 'Historia ya pointi zako',
  'moves.booking': '{{title}}, {{id}}',
  'kind.earned': 'Ulizipata kwa safari',
  'kind.spent': 'Ulizitumia kuweka nafasi',
  'kind.returned': 'Ulirudishiwa pamoja na pesa',
  'kind.unpaid': 'Ulirudishiwa: nafasi haikulipiwa',
  'kind.expired': 'Ziliisha muda',
};
