import { mix } from './colour.ts';
import { lit, type Palette, shaded } from './light.ts';
import { box, type Drawing, disc, ellipse, faint, polygon, shape, stroke } from './shapes.ts';

/** Binoculars seen from above, about 460 long, the eyepieces up. */
export const binoculars = (palette: Palette): Drawing => {
  const [own, shade] = [lit(palette, '#3d4a3f'), shaded(palette, '#2c362e')];
  const rim = lit(palette, '#20231f');
  const edge = mix(own, palette.rim, 0.4);
  const barrel = (x: number) =>
    shape(own, `M${x - 50}-150H${x + 50}L${x + 78} 60V210C${x + 40} 224 ${x - 40} 224 ${x - 78} 210V60z`) +
    shape(shade, `M${x + 10}-150H${x + 50}L${x + 78} 60V210C${x + 60} 218 ${x + 36} 220 ${x + 18} 221z`) +
    stroke(edge, 6, `M${x - 46}-140L${x - 72} 62V200`) +
    box(rim, { x: x - 58, y: -226, width: 116, height: 82, round: 16 }) +
    box(shade, { x: x - 50, y: -172, width: 100, height: 14 }) +
    ellipse(rim, { x, y: 214, rx: 80, ry: 22 }) +
    ellipse(mix(lit(palette, '#7fb3c4'), palette.sky[2], 0.3), { x, y: 214, rx: 62, ry: 14 }) +
    stroke(rim, 5, `M${x - 66} 20Q${x} 40 ${x + 66} 20M${x - 76} 150Q${x} 170 ${x + 76} 150`);
  return (
    box(shade, { x: -60, y: -90, width: 120, height: 130, round: 14 }) +
    barrel(-104) +
    barrel(104) +
    box(own, { x: -26, y: -150, width: 52, height: 220, round: 16 }) +
    box(rim, { x: -34, y: -128, width: 68, height: 76, round: 12 }) +
    stroke(edge, 3, 'M-24-122v64M-12-122v64M0-122v64M12-122v64M24-122v64')
  );
};

/** A felt safari hat seen from above, about 560 wide. */
export const hat = (palette: Palette): Drawing => {
  const [own, shade] = [lit(palette, '#c9a877'), shaded(palette, '#a88a5c')];
  return (
    ellipse(own, { x: 0, y: 0, rx: 290, ry: 236, turn: -12 }) +
    faint(0.5, ellipse(shade, { x: 26, y: 30, rx: 236, ry: 186, turn: -12 })) +
    ellipse(own, { x: -10, y: -8, rx: 190, ry: 148, turn: -12 }) +
    ellipse(lit(palette, '#6b3f2a'), { x: 0, y: 0, rx: 182, ry: 140, turn: -12 }) +
    ellipse(mix(own, palette.rim, 0.2), { x: -8, y: -16, rx: 166, ry: 124, turn: -12 }) +
    ellipse(shade, { x: -6, y: -14, rx: 96, ry: 40, turn: -12 }) +
    ellipse(mix(own, shade, 0.4), { x: -10, y: -22, rx: 92, ry: 32, turn: -12 }) +
    stroke(mix(own, palette.rim, 0.5), 6, 'M-276-40C-250-150-120-232 40-228')
  );
};

/** A folded map with tracks, a river and contours, and nothing written on it. */
export const map = (palette: Palette): Drawing => {
  const paper = lit(palette, '#f0e4c4');
  const panel = (x: number, tone: string) =>
    polygon(tone, [
      [x, -250],
      [x + 190, -262],
      [x + 190, 262],
      [x, 250],
    ]);
  return (
    panel(-380, paper) +
    panel(-190, mix(paper, palette.ink, 0.1)) +
    panel(0, paper) +
    panel(190, mix(paper, palette.ink, 0.1)) +
    faint(
      0.7,
      shape(
        lit(palette, '#a9c48a'),
        'M-370-200C-260-240-160-120-60-160C-20-60-140-20-220 40C-300 60-370 20-378-40zM120 60C220 20 330 80 378 140V250L60 248C40 180 60 100 120 60z',
      ),
    ) +
    stroke(lit(palette, '#5fa3b8'), 9, 'M-378 120C-260 80-200 160-60 120S120-60 220-40 340-140 378-150') +
    `<path fill="none" stroke="${lit(palette, '#b0472f')}" stroke-width="7" stroke-dasharray="18 14" d="M-340-200C-220-160-200-20-60 0S180 140 330 60"/>` +
    stroke(
      lit(palette, '#a98a5a'),
      4,
      'M200-200q60-40 110 10t-20 80-90-10-0-80M225-180q36-24 66 6t-12 48-54-6 0-48M-300 190q50-30 100 0',
    ) +
    disc(lit(palette, '#b0472f'), 330, 60, 13)
  );
};
