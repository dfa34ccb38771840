import type { adminDisputes as en } from '../en/admin-disputes.ts';
import type { SameKeys } from '../texts.ts';

export const adminDisputes: SameKeys<typeof en> = {
  lead: 'Benki inaomba malipo yarejeshwe. Hadi iamue, malipo hayo hayarejeshwi wala kulipwa kwa mtoa huduma.',
  open: 'Yaliyo wazi',
  closed: 'Yaliyofungwa',
  none: 'Hakuna mapingamizi',
  noneText: 'Hakuna mapingamizi yenye hali hii.',
  answered: 'Ushahidi umetumwa, benki inaamua',
  late: 'Siku ya mwisho imepita',
  daysLeft_one: 'Imebaki siku {{count}}',
  daysLeft_other: 'Zimebaki siku {{count}}',
  toPayment: 'Nenda kwenye malipo',
  traveller: 'Msafiri',
  trip: 'Safari',
  'evidence.sent': 'Onyesha ushahidi uliotumwa',
  'evidence.open': 'Tuma ushahidi',
  'evidence.title': 'Ungependa kutuma ushahidi wa {{id}}?',
  'evidence.once': 'Benki hupokea ushahidi mara moja tu.',
  'evidence.what':
    'Eleza nani aliweka nafasi ipi na lini, kwamba safari ilifanyika, na yaliyokubaliwa kuhusu marejesho. Usiandike nywila wala nambari za kadi.',
  'evidence.text': 'Ushahidi',
  'evidence.hint': 'Kwa Kiingereza.',
  'evidence.filledIn': 'Kwa Kiingereza. Tunachojua kimejazwa: kisome, kirekebishe na uongeze.',
  'evidence.confirm': 'Tuma kwa benki',
  'evidence.done': 'Ushahidi umetumwa',
  'accept.open': 'Kubali pingamizi',
  'accept.title': 'Ungependa kukubali pingamizi la {{id}}?',
  'accept.lost': 'Tutakuwa tumeshindwa papo hapo, na {{amount}} zitabaki kwa mwenye kadi.',
  'accept.final': 'Hatua hii haiwezi kutenduliwa.',
  'accept.confirm': 'Kubali',
  'accept.done': 'Pingamizi limekubaliwa',
};
