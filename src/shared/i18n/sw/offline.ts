import type { offline as en } from '../en/offline.ts';
import type { SameKeys } from '../texts.ts';

export const offline: SameKeys<typeof en> = {
  title: 'Huna mtandao',
  text: 'Ukurasa huu haujafunguliwa bado kwenye kifaa hiki, kwa hivyo hatuna nakala yake. Utafunguka wenyewe mtandao utakaporudi.',
  'text.needed': 'Ukurasa huu unahitaji mtandao. Utafunguka wenyewe mtandao utakaporudi.',
  'kept.title': 'Kurasa zinazofunguka bila mtandao',
  'kept.home': 'Ukurasa wa mwanzo',
  'kept.bookings': 'Nafasi zangu',
  'kept.checkIn': 'Pokea wageni',
  retry: 'Jaribu tena',
};
