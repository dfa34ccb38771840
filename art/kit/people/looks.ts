import type { Hex } from '../colour.ts';

/** What somebody wears. */
export interface Look {
  skin: Hex;
  head: 'short' | 'braids' | 'kofia' | 'wrap' | 'veil' | 'hat' | 'cap' | 'helmet' | 'shaved';
  /** Of the hair, or of what covers it. */
  headColour: Hex;
  top: Hex;
  sleeves: 'none' | 'short' | 'long';
  lower: 'trousers' | 'shorts' | 'cloth' | 'robe';
  bottom: Hex;
  /** Where a cloth or robe ends: 0 at the knee, 1 at the ankle. */
  hem?: number;
  /** A cloth over the shoulder, or a border along the hem. */
  sash?: Hex;
  border?: Hex;
}

const [umber, brown, chestnut, tan] = ['#4a2c1e', '#6b412a', '#85553a', '#c08a66'] as const;
const hair = '#1d1512';

/** People of the coast, the city, the farm and the plains, and their visitors. */
export const looks = {
  shirt: {
    skin: brown,
    head: 'short',
    headColour: hair,
    top: '#e8dfc8',
    sleeves: 'short',
    lower: 'trousers',
    bottom: '#3d4a5c',
  },
  fundi: {
    skin: umber,
    head: 'cap',
    headColour: '#b8793a',
    top: '#5f8a8f',
    sleeves: 'short',
    lower: 'trousers',
    bottom: '#5a4a3a',
  },
  kanzu: {
    skin: brown,
    head: 'kofia',
    headColour: '#f2ead6',
    top: '#f6f0e2',
    sleeves: 'long',
    lower: 'robe',
    bottom: '#f6f0e2',
    hem: 0.88,
  },
  kikoi: {
    skin: umber,
    head: 'short',
    headColour: hair,
    top: '#f0e6cf',
    sleeves: 'none',
    lower: 'cloth',
    bottom: '#2e7f96',
    hem: 0.45,
    border: '#f2b53f',
  },
  sailor: {
    skin: umber,
    head: 'wrap',
    headColour: '#c8452f',
    top: '#4a2c1e',
    sleeves: 'none',
    lower: 'cloth',
    bottom: '#d9b36a',
    hem: 0.2,
    border: '#a8432e',
  },
  buibui: {
    skin: chestnut,
    head: 'veil',
    headColour: '#241f2b',
    top: '#2a2431',
    sleeves: 'long',
    lower: 'robe',
    bottom: '#2a2431',
    hem: 0.94,
  },
  kanga: {
    skin: brown,
    head: 'veil',
    headColour: '#d9642f',
    top: '#d9642f',
    sleeves: 'long',
    lower: 'cloth',
    bottom: '#b83a3f',
    hem: 0.82,
    border: '#f4cf5a',
  },
  mama: {
    skin: umber,
    head: 'wrap',
    headColour: '#e0a32e',
    top: '#2f7d6d',
    sleeves: 'short',
    lower: 'cloth',
    bottom: '#b5482f',
    hem: 0.6,
    border: '#f0d9a0',
  },
  shuka: {
    skin: umber,
    head: 'shaved',
    headColour: hair,
    top: '#b3262c',
    sleeves: 'none',
    lower: 'robe',
    bottom: '#b3262c',
    hem: 0.12,
    sash: '#7a1c34',
  },
  'shuka-blue': {
    skin: brown,
    head: 'shaved',
    headColour: hair,
    top: '#2f4f9a',
    sleeves: 'none',
    lower: 'robe',
    bottom: '#2f4f9a',
    hem: 0.7,
    sash: '#c2313a',
  },
  visitor: {
    skin: tan,
    head: 'hat',
    headColour: '#d8c49a',
    top: '#7f9a7a',
    sleeves: 'short',
    lower: 'shorts',
    bottom: '#c4ab7d',
  },
  guest: {
    skin: chestnut,
    head: 'braids',
    headColour: hair,
    top: '#e2a33b',
    sleeves: 'short',
    lower: 'cloth',
    bottom: '#e8ddc2',
    hem: 0.4,
  },
  office: {
    skin: brown,
    head: 'short',
    headColour: hair,
    top: '#2f3f5a',
    sleeves: 'long',
    lower: 'trousers',
    bottom: '#2a3346',
  },
  rider: {
    skin: brown,
    head: 'helmet',
    headColour: '#e2562f',
    top: '#2f8f83',
    sleeves: 'short',
    lower: 'shorts',
    bottom: '#2b3340',
  },
} as const satisfies Record<string, Look>;
