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
  leave: 'Acha ilivyo',
  unsure: 'Hatujui kama ilifanyika. Jaribu tena: hakuna kinachofanyika mara mbili.',
  reason: 'Sababu',
};
