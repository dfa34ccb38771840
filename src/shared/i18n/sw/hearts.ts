import type { hearts as en } from '../en/hearts.ts';
import type { SameKeys } from '../texts.ts';

export const hearts: SameKeys<typeof en> = {
  keptHere: 'Imehifadhiwa kwenye kivinjari hiki. Ingia ili vipendwa vyako vipatikane kwenye vifaa vyako vyote.',
  full: 'Kivinjari hiki kinahifadhi vipendwa 500, ambacho ndicho kikomo. Tafadhali ondoa kimoja kwanza.',
  blocked: 'Kivinjari chako hakituruhusu kuhifadhi hapa. Ingia ili uhifadhi vipendwa.',
};
