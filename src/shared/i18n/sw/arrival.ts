import type { arrival as en } from '../en/arrival.ts';
import type { SameKeys } from '../texts.ts';

export const arrival: SameKeys<typeof en> = {
  title: 'Mahali na tarehe ya kufika',
  place: 'Mahali',
  meeting: 'Mahali pa kukutana',
  'meeting.none': 'Mwenyeji wako atakuambia mahali pa kukutana.',
  directions: 'Njia ya kufika mahali pa kukutana',
  'directions.open': 'Onyesha njia ya kufika',
  host: 'Mwenyeji',
  phone: 'Simu ya mwenyeji',
  'phone.later': 'Utaiona hapa mara tu baada ya kulipa.',
};
