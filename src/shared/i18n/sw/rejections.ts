import type { rejections as en } from '../en/rejections.ts';
import type { SameKeys } from '../texts.ts';

export const rejections: SameKeys<typeof en> = {
  'provider.unreadable': 'Hati yako moja haisomeki. Tafadhali ipakie tena ikiwa picha inayoonekana vizuri au PDF.',
  'provider.expired': 'Muda wa hati yako moja umekwisha. Tafadhali pakia hati inayotumika sasa.',
  'provider.missing': 'Kuna hati inayohitajika kwa biashara ya aina yako ambayo haipo. Tafadhali ipakie.',
  'provider.otherName':
    'Jina la biashara yako halilingani na lililo kwenye hati zako. Tafadhali rekebisha jina, au pakia hati sahihi.',
  'provider.place': 'Mahali palipowekwa kwenye ramani sipo biashara yako ilipo. Tafadhali parekebishe.',
  'provider.about': 'Tafadhali eleza biashara yako kwa maneno zaidi: unatoa huduma gani, na kwa nani.',
  'service.photos':
    'Picha hazionyeshi vizuri unachotoa. Tafadhali weka picha zako mwenyewe, zenye mwanga na zinazoonekana vizuri.',
  'service.description': 'Tafadhali eleza vizuri zaidi wageni wanapata nini, na vilivyomo na visivyomo kwenye bei.',
  'service.category': 'Aina uliyochagua hailingani na unachotoa. Tafadhali chagua nyingine.',
  'service.contacts': 'Tafadhali ondoa nambari za simu, anwani za barua pepe na viungo kwenye maandishi na picha.',
  'service.place': 'Mahali palipowekwa kwenye ramani si sahihi. Tafadhali parekebishe.',
  'change.category': 'Aina mpya hailingani na kinachotolewa katika tangazo hili.',
  'change.place': 'Mahali papya hapalingani na maelezo na mahali pa kukutana pa tangazo. Tafadhali virekebishe pia.',
};
