import type { adminNewsletter as en } from '../en/admin-newsletter.ts';
import type { SameKeys } from '../texts.ts';

export const adminNewsletter: SameKeys<typeof en> = {
  title: 'Jarida',
  lead: 'Wanaopata jarida. Faili ina kiungo cha kujiondoa kwa kila anwani iliyothibitishwa: kila toleo lazima liwe nacho.',
  search: 'Tafuta',
  'search.hint': 'Sehemu ya anwani ya barua pepe',
  state: 'Hali',
  'state.all': 'Hali yoyote',
  'state.waiting': 'Haijathibitishwa',
  'state.confirmed': 'Imethibitishwa',
  language: 'Lugha',
  'language.all': 'Lugha zote mbili',
  'language.en': 'Kiingereza',
  'language.sw': 'Kiswahili',
  email: 'Barua pepe',
  asked: 'Iliombwa',
  confirmed: 'Ilithibitishwa',
  remove: 'Ondoa',
  'remove.title': 'Uondoe anwani hii?',
  'remove.text': '{{email}} itafutwa kwenye orodha. Mwenyewe anaweza kujiunga tena.',
  'remove.done': 'Anwani imeondolewa',
  nobody: 'Bado hakuna mtu',
  nobodyText: 'Anayejiunga na jarida chini ya ukurasa wowote huonekana hapa.',
  none: 'Hakuna aliyepatikana',
  noneText: 'Jaribu maneno mengine, hali nyingine au lugha nyingine.',
  all: 'Onyesha zote',
};
