import type { providerPanel as en } from '../en/provider-panel.ts';
import type { SameKeys } from '../texts.ts';

export const providerPanel: SameKeys<typeof en> = {
  nav: 'Paneli ya mtoa huduma',
  overview: 'Muhtasari',
  services: 'Huduma zangu',
  bookings: 'Nafasi zilizowekwa',
  calendar: 'Kalenda',
  earnings: 'Mapato',
  settings: 'Mipangilio',
  reviews: 'Tathmini',
  organisation: 'Biashara',
  'noRight.title': 'Ukurasa huu si wako',
  'noRight.manage': 'Wanaoshughulikia matangazo na timu ya {{name}} pekee ndio wanaoweza kuufungua.',
  'noRight.bookings': 'Wanaoshughulikia nafasi zilizowekwa za {{name}} pekee ndio wanaoweza kuufungua.',
  'noRight.money': 'Wanaoshughulikia pesa za {{name}} pekee ndio wanaoweza kuufungua.',
  'noRight.ask':
    'Ukihitaji ukurasa huu kwa kazi yako, omba msimamizi wa {{name}} akupe ruhusa hii, kwenye Mipangilio, sehemu ya Timu.',
  'noRight.action': 'Rudi kwenye muhtasari',
  'status.draft': 'Ombi halijatumwa',
  'status.pending': 'Inasubiri idhini',
  'status.approved': 'Imeidhinishwa',
  'status.rejected': 'Inahitaji marekebisho',
  'status.suspended': 'Imesimamishwa',
  'status.unknown': 'Hatukuweza kusoma hali. Pakia ukurasa tena.',
  'draft.title': 'Ombi lako halijakamilika',
  'draft.text': 'Wasafiri wataona {{name}} ukishatuma ombi na timu yetu ikaliidhinisha.',
  'draft.action': 'Endelea na ombi',
  'pending.title': 'Timu yetu inakagua ombi lako',
  'pending.text':
    'Ulituma ombi tarehe {{date}}. Wasafiri hawaoni huduma zako hadi ombi liidhinishwe. Tutakutumia barua pepe uamuzi ukifanywa.',
  'rejected.title': 'Ombi lako linahitaji marekebisho',
  'rejected.text': 'Timu yetu iliandika: {{reason}}',
  'rejected.action': 'Fanya marekebisho',
  'suspended.title': 'Biashara yako imesimamishwa',
  'suspended.text': 'Wasafiri hawaoni huduma zako. Tafadhali tuandikie: {{email}}.',
  'suspended.textPlain': 'Wasafiri hawaoni huduma zako. Tafadhali wasiliana na timu yetu.',
};
