import type { refusals as en } from '../en/refusals.ts';
import type { SameKeys } from '../texts.ts';

export const refusals: SameKeys<typeof en> = {
  'starting.title': 'Twende inaanza sasa hivi',
  'starting.text': 'Subiri sekunde chache. Ukurasa utafunguka wenyewe mara tu utakapokuwa tayari.',
  'missing.title': 'Hakuna kitu kwenye anwani hii',
  'missing.text': 'Huenda ukurasa umehamishwa, au kiungo kina kosa.',
  'unreadable.title': 'Anwani hii haisomeki',
  'unreadable.text': 'Sehemu yake ina kosa, kama inavyotokea kiungo kirefu kikikatwa au kikinakiliwa vibaya.',
  'broken.title': 'Hitilafu imetokea upande wetu',
  'broken.text': 'Tafadhali jaribu tena baada ya muda mfupi.',
  home: 'Nenda ukurasa wa mwanzo',
};
