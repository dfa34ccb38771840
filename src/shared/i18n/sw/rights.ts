import type { rights as en } from '../en/rights.ts';
import type { SameKeys } from '../texts.ts';

export const rights: SameKeys<typeof en> = {
  manage: 'Matangazo na timu',
  'manage.text': 'Kuhariri matangazo, picha, bei na maelezo ya umma, kujibu tathmini, na kualika au kuondoa wanatimu.',
  bookings: 'Nafasi zilizowekwa na kalenda',
  'bookings.text':
    'Kuona nafasi zilizowekwa pamoja na majina na nambari za simu, kujibu maombi, kupokea wageni, na kuzuia siku kwenye kalenda.',
  money: 'Mapato na malipo ya mapato',
  'money.text': 'Kuona mapato ya biashara, kuomba malipo ya mapato, na kuweka mahali yanapotumwa.',
};
