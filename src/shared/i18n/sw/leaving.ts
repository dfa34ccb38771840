import type { leaving as en } from '../en/leaving.ts';
import type { SameKeys } from '../texts.ts';

export const leaving: SameKeys<typeof en> = {
  title: 'Ungependa kuondoka bila kuhifadhi?',
  text: 'Ulichoandika hapa bado hakijahifadhiwa.',
  stay: 'Baki ili kuhifadhi',
  go: 'Ondoka bila kuhifadhi',
};
