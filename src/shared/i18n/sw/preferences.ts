import type { preferences as en } from '../en/preferences.ts';
import type { SameKeys } from '../texts.ts';

export const preferences: SameKeys<typeof en> = {
  title: 'Jinsi unavyoiona Twende',
  currency: 'Sarafu',
  'currency.hint': 'Bei zinaonyeshwa kwa sarafu hii. Kadi hutozwa kwa dola za Marekani, na M-Pesa kwa shilingi.',
  'currency.USD': 'Dola ya Marekani (USD)',
  'currency.KES': 'Shilingi ya Kenya (KES)',
  'currency.EUR': 'Yuro (EUR)',
  'currency.GBP': 'Pauni ya Uingereza (GBP)',
  language: 'Lugha',
  'language.hint': 'Ya kurasa, na ya barua pepe tunazokutumia.',
  privacyTitle: 'Wengine wanaona nini kukuhusu',
  profileVisible: 'Onyesha jina na picha yangu kando ya tathmini na ujumbe wangu',
  'profileVisible.hint':
    'Ukizima, tathmini zako zitakuwa na jina “Msafiri”, na pia ujumbe wako kwa wenyeji ambao hujaweka nafasi kwao.',
  showBookingHistory: 'Waambie wenyeji nimefanya safari ngapi',
  'showBookingHistory.hint': 'Wenyeji wataona idadi kando ya nafasi zako, wala si kitu kingine kuhusu safari zako.',
  save: 'Hifadhi mapendeleo',
  saved: 'Mapendeleo yamehifadhiwa!',
  failed: 'Mapendeleo hayakuhifadhiwa',
};
