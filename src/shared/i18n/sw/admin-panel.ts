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
};
