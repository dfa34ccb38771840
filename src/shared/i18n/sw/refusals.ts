import type { refusals as en } from '../en/refusals.ts';
import type { SameKeys } from '../texts.ts';

export const refusals: SameKeys<typeof en> = {
  'starting.title': 'Twende inaanza sasa hivi',
  'starting.text': 'Subiri sekunde chache. Ukurasa utafunguka wenyewe mara tu utakapokuwa tayari.',
  'busy.title': 'Maombi ni mengi sana kwa sasa',
  'busy.text': 'Subiri sekunde chache. Ulichoomba kitafunguka chenyewe mara tu kitakapokuwa tayari.',
  'missing.title': 'Hakuna ukurasa kwenye anwani hii',
  'missing.text': 'Huenda ukurasa umehamishwa, au kiungo kina kosa.',
  'unreadable.title': 'Anwani hii si sahihi',
  'unreadable.text': 'Sehemu yake imekosekana au ina kosa. Hutokea kiungo kirefu kikikatwa au kikinakiliwa vibaya.',
  'broken.title': 'Hitilafu imetokea upande wetu',
  'broken.text': 'Tafadhali jaribu tena baada ya muda mfupi.',
  'link.title': 'Kiungo hiki hakifanyi kazi tena',
  'link.text':
    'Kiungo cha faili hufanya kazi kwa dakika tano. Fungua faili tena kutoka ukurasa wa nafasi uliyoweka, au ukurasa mwingine ulikoipata.',
  home: 'Fungua ukurasa wa mwanzo',
};
