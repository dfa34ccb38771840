import type { trip as en } from '../en/trip.ts';
import type { SameKeys } from '../texts.ts';

export const trip: SameKeys<typeof en> = {
  title: 'Safari yako',
  guests_one: 'mgeni {{count}}',
  guests_other: 'wageni {{count}}',
  total: 'Jumla ya bei',
  'login.heading': 'Ingia ili uweke nafasi',
  'register.heading': 'Fungua akaunti ili uweke nafasi',
  provider: 'Mimi ni mtoa huduma',
  text: 'Kisha utakagua taarifa zako na kuweka nafasi. Hutalipa sasa.',
};
