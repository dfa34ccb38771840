import type { share as en } from '../en/share.ts';
import type { SameKeys } from '../texts.ts';

export const share: SameKeys<typeof en> = {
  title: 'Shiriki huduma hii',
  link: 'Kiungo',
  copy: 'Nakili kiungo',
  copied: 'Kiungo kimenakiliwa.',
  copyYourself: 'Tafadhali chagua kiungo kisha ukinakili mwenyewe.',
  whatsapp: 'WhatsApp',
  email: 'Barua pepe',
};
