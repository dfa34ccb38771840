import type { avatar as en } from '../en/avatar.ts';
import type { SameKeys } from '../texts.ts';

export const avatar: SameKeys<typeof en> = {
  add: 'Ongeza picha',
  change: 'Badilisha picha',
  remove: 'Ondoa picha',
  visible: 'Inaonekana kando ya tathmini na ujumbe wako.',
  hidden: 'Hakuna mwingine anayeiona, kwa sababu jina na picha yako vimefichwa katika Mapendeleo.',
  title: 'Picha yako',
  use: 'Tumia picha hii',
  cancel: 'Si sasa',
  unreadable: 'Kifaa chako hakiwezi kufungua faili hili. Tafadhali chagua picha ya JPEG, PNG au WebP.',
  small: 'Picha hii ni ndogo sana. Kila upande unahitaji angalau pikseli {{pixels}}.',
  saved: 'Picha yako imehifadhiwa.',
  removed: 'Picha yako imeondolewa.',
  saveFailed: 'Imeshindikana kuhifadhi picha yako',
  removeFailed: 'Imeshindikana kuondoa picha yako',
};
