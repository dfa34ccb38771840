import { fileURLToPath } from 'node:url';

/** A4 in points, and the margins. */
export const page = { width: 595.28, height: 841.89, side: 56, top: 116, bottom: 88 };
export const textWidth = page.width - 2 * page.side;

/** The colours of the light theme, written out because a PDF has no CSS variables. */
export const colour = {
  line: '#e2d5bd',
  ink: '#1f2219',
  soft: '#5a5344',
  brand: '#1e5739',
  brandSoft: '#e1eddb',
  gold: '#d98e1f',
  accent: '#8a5200',
  accentSoft: '#fae7bf',
  sunken: '#f3e9d7',
  night: '#16261d',
};

/** The beads along the upper edge, as on letters. */
export const beads = ['#b8401b', '#f0b04a', '#f6efe0', '#2f7d52', '#201c15', '#f0b04a', '#0b6a72', '#f6efe0'];

const fontFile = (name: string) => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url));

/** Headings and large words, text, and text that matters; made by scripts/fonts.ts. */
export const faces = {
  display: fontFile('young-serif'),
  text: fontFile('figtree'),
  strong: fontFile('figtree-bold'),
};
export type Face = keyof typeof faces;

/** Sizes in points. */
export const size = { small: 8.5, text: 10, lead: 12, heading: 14, title: 26, large: 34 };
