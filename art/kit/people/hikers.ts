import type { Look } from './looks.ts';

const hiker = (skin: Look['skin'], top: Look['top'], bottom: Look['bottom'], headColour: Look['headColour']): Look => ({
  ...{ skin, top, bottom, headColour },
  ...{ head: 'cap', sleeves: 'long', lower: 'trousers' },
});

/** Dressed for the cold of the high mountain: a guide and two guests. */
export const hikers = {
  guide: hiker('#4a2c1e', '#2f6f5f', '#3a3f45', '#c8452f'),
  guest: hiker('#c08a66', '#c8452f', '#5a5348', '#2b3a55'),
  second: hiker('#6b412a', '#e0a23a', '#39435a', '#7a2f4a'),
};
