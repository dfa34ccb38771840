import { disc, ellipse, faint, type Palette, shape, stroke } from './kit.ts';

/** A flat-topped acacia; its foot is the origin, about 420 wide and 310 high. */
export const acacia = ({ ink }: Palette): string =>
  stroke(ink, 20, 'M0 4C-8-70 8-110-4-176') +
  stroke(ink, 11, 'M-4-140C-40-196-90-214-136-240M-2-150C34-200 84-214 124-244M-4-170L-10-246') +
  shape(
    ink,
    'M-214-238C-196-262-150-262-132-276C-96-300-40-288-8-304C36-318 70-292 112-288C150-292 196-268 216-240C160-226 90-238 0-234C-80-238-150-222-214-238z',
  );

/** A coconut palm leaning to the right; its foot is the origin, about 400 high. */
export const palm = ({ ink }: Palette): string =>
  shape(ink, 'M-16 0C-6-130 24-240 84-336L100-328C52-230 26-120 18 0z') +
  ['-150 20', '-120-70', '-30-110', '80-96', '138-20', '120 70', '-80 96']
    .map((tip) => stroke(ink, 15, `M92-332q${bend(tip)} ${tip}`))
    .join('') +
  disc(ink, 84, -318, 13) +
  disc(ink, 104, -314, 12);

/** The bow of a frond towards its tip: outwards and up. */
function bend(tip: string): string {
  const [, x = 0, y = 0] = (/^(-?\d+)[ ]?(-?\d+)$/.exec(tip) ?? []).map(Number);
  return `${Math.round(x * 0.5)} ${Math.round(y * 0.5 - 50)}`;
}

/** A round hut with a grass roof; the middle of its floor is the origin. */
export const hut = ({ ink, accent, paper }: Palette): string =>
  shape(accent, 'M-84-96H84L78 0H-78z') +
  shape(ink, 'M-26 0V-56Q0-82 26-56V0z') +
  shape(ink, 'M0-206C36-160 84-120 128-78Q0-100-128-78C-84-120-36-160 0-206z') +
  stroke(paper, 3, 'M-40-142Q0-152 40-142M-72-112Q0-124 72-112');

/** A dhow under sail; the middle of its waterline is the origin. */
export const dhow = ({ ink, paper, accent }: Palette): string =>
  shape(paper, 'M-96-52C-60-170 10-270 110-318C92-220 92-130 116-52z') +
  stroke(ink, 7, 'M-108-46L122-330M10-30V-206') +
  shape(ink, 'M-170-48C-90-26 80-26 186-66C160-22 130 12 104 16H-108C-136 6-158-18-170-48z') +
  stroke(accent, 7, 'M-142-20C-60-6 70-6 152-32');

/** A wheel; `rim` lightens its middle. */
export const wheel = ({ ink, paper }: Palette, x: number, y: number, radius: number): string =>
  disc(ink, x, y, radius) + disc(paper, x, y, radius * 0.5) + disc(ink, x, y, radius * 0.2);

/** Three wisps of steam going up from the origin. */
export const steam = ({ paper }: Palette): string =>
  faint(0.75, stroke(paper, 12, 'M-60 0q-26-40 0-80t0-80M0-10q-26-44 0-90t0-90M60 0q-26-40 0-80t0-80'));

/** A soft shadow under something that stands on the ground. */
export const shadow = ({ ink }: Palette, x: number, y: number, rx: number): string =>
  faint(0.35, ellipse(ink, x, y, rx, rx / 12));
