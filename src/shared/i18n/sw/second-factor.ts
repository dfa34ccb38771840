import type { secondFactor as en } from '../en/second-factor.ts';
import type { SameKeys } from '../texts.ts';

export const secondFactor: SameKeys<typeof en> = {
  title: 'Weka msimbo wako',
  code: 'Msimbo wa programu yako ya uthibitishaji',
  'code.hint': 'Tarakimu 6 ambazo programu inaonyesha sasa kwa ajili ya Twende.',
  recovery: 'Msimbo wa dharura',
  'recovery.hint': 'Mmoja wa misimbo kumi uliyohifadhi, kama 7k2m9-x4wq0. Kila mmoja hutumika mara moja tu.',
  'recovery.wrong': 'Msimbo huu wa dharura si sahihi au tayari umetumika. Tafadhali jaribu mwingine kati ya ile kumi.',
  useRecovery: 'Tumia msimbo wa dharura',
  useApp: 'Tumia programu ya uthibitishaji',
  submit: 'Endelea',
  back: 'Rudi kwenye nenosiri',
  tryAgainIn_one: 'Unaweza kujaribu tena baada ya dakika {{count}}.',
  tryAgainIn_other: 'Unaweza kujaribu tena baada ya dakika {{count}}.',
  lost: 'Huna programu wala msimbo wa dharura? Tuandikie: {{email}}',
};
