import type { crop as en } from '../en/crop.ts';
import type { SameKeys } from '../texts.ts';

export const crop: SameKeys<typeof en> = {
  photo: 'Picha inayopunguzwa',
  hint: 'Sogeza fremu ili kubakiza sehemu ya picha tu.',
  small: 'Sehemu hii ni ndogo au nyembamba sana. Kila upande unahitaji angalau pikseli {{pixels}}.',
  failed: 'Kifaa chako hakikuweza kuandaa picha hii. Tafadhali chagua nyingine.',
  area: 'Sehemu inayobaki. Vitufe vya mishale vinaisogeza.',
  nw: 'Kona ya juu kushoto ya fremu',
  n: 'Ukingo wa juu wa fremu',
  ne: 'Kona ya juu kulia ya fremu',
  e: 'Ukingo wa kulia wa fremu',
  se: 'Kona ya chini kulia ya fremu',
  s: 'Ukingo wa chini wa fremu',
  sw: 'Kona ya chini kushoto ya fremu',
  w: 'Ukingo wa kushoto wa fremu',
};
