import type { legal as en } from '../en/legal.ts';
import type { SameKeys } from '../texts.ts';

export const legal: SameKeys<typeof en> = {
  contents: 'Yaliyomo',
  contact: 'Maswali',
  'contact.text': 'Tuandikie kwa {{email}} au tupigie simu {{phone}}.',
  changed: 'Ilibadilishwa mwisho tarehe {{date}}',
};
