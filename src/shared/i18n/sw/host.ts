import type { host as en } from '../en/host.ts';
import type { SameKeys } from '../texts.ts';

export const host: SameKeys<typeof en> = {
  title: '{{name}}, mwenyeji aliyeko {{place}}',
  description: '{{name}}, mwenyeji wa {{place}} kwenye Twende: maelezo, huduma na tathmini za wasafiri.',
  'kind.stay': 'Malazi',
  'kind.meal': 'Chakula',
  'kind.transport': 'Usafiri',
  'kind.tour': 'Safari na matembezi',
  'only.en': 'Maelezo ya mwenyeji huyu yameandikwa kwa Kiingereza tu.',
  'only.sw': 'Maelezo ya mwenyeji huyu yameandikwa kwa Kiswahili tu.',
  noAbout: 'Mwenyeji huyu bado hajaandika maelezo yake.',
  since: 'Kwenye Twende tangu',
  listings: 'Huduma za {{name}}',
  'listings.count_one': 'Tangazo {{count}}',
  'listings.count_other': 'Matangazo {{count}}',
  none: 'Hakuna huduma za kuwekea nafasi kwa sasa',
  'none.text': 'Mwenyeji huyu hana matangazo kwa sasa. Tafadhali tazama tena baadaye.',
  notOffered: 'Tangazo ambalo halipatikani kwa sasa',
};
