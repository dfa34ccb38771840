import type { adminPanel as en } from '../en/admin-panel.ts';
import type { SameKeys } from '../texts.ts';

export const adminPanel: SameKeys<typeof en> = {
  name: 'Ofisi ya Twende',
  nav: 'Paneli ya wasimamizi',
  overview: 'Muhtasari',
  users: 'Watumiaji',
  services: 'Huduma',
  reviews: 'Tathmini',
  bookings: 'Nafasi zilizowekwa',
  payments: 'Malipo',
  settings: 'Mipangilio',
  audit: 'Rekodi ya matendo',
  'secondFactor.title': 'Washa kwanza uthibitishaji wa hatua mbili',
  'secondFactor.text':
    'Paneli hii inaonyesha akaunti na pesa za watu wengi. Kwa hivyo wasimamizi huingia kwa nenosiri pamoja na msimbo wa programu. Kuuwasha huchukua dakika mbili.',
  'secondFactor.open': 'Anza kuuwasha',
  choose: 'Chagua moja',
  leave: 'Acha ilivyo',
  unsure: 'Hatujui kama ilifanyika. Jaribu tena: hakuna kinachofanyika mara mbili.',
  reason: 'Sababu',
  found_one: '{{count}} imepatikana',
  found_other: '{{count}} zimepatikana',
  foundMany: 'Zaidi ya {{count}} zimepatikana',
  export: 'Pakua kama CSV',
  'export.busy': 'Inaandaliwa: KB {{size}}',
  'export.begun': 'Faili inaandaliwa.',
  'export.done': 'Faili iko kwenye kifaa chako.',
  'export.failed': 'Faili haikuweza kupakuliwa',
  columns: 'Safu wima',
  'columns.some': 'Safu wima: {{shown}} kati ya {{all}}',
  'columns.choose': 'Safu wima zinazoonyeshwa',
  'columns.file': 'Hukumbukwa kwenye kifaa hiki. Faili ina safu wima zote daima.',
  'consent.needed':
    'Msimamizi wa pili anapaswa kukubali kabla jambo hili halijafanyika. Atapata barua pepe, na anaweza kukubali ndani ya saa 72.',
  'consent.above':
    'Zaidi ya {{amount}} msimamizi wa pili anapaswa kukubali kwanza. Unachohamisha kwa nafasi moja au mtoa huduma mmoja kwa siku kinajumlishwa.',
  'consent.reason': 'Sababu',
  'consent.reasonHint': 'Msimamizi wa pili ataisoma',
  'consent.asked': 'Bado hakuna kilichofanyika: msimamizi wa pili ameombwa kukubali',
};
