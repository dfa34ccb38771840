import { type Hex, mix } from '../kit/colour.ts';
import { lit, type Palette, shaded } from '../kit/light.ts';
import type { Scene } from '../kit/scene.ts';
import { box, type Drawing, disc, ellipse, faint, place, polygon, rotate, shape, stroke } from '../kit/shapes.ts';
import { planks } from '../kit/table/cloths.ts';

export const cameraAndMap: Scene = {
  alt: {
    en: 'A camera, a folded map and a straw hat lie ready on a table.',
    sw: 'Kamera, ramani iliyokunjwa na kofia ya ukindu viko tayari mezani.',
  },
  lights: ['day', 'gold', 'dawn'],
  close: { x: 620, y: 620, width: 860 },
  draw: ({ palette, random }) =>
    planks(palette, random, '#a8714a') +
    rotate(-8, place({ x: 760, y: 620 }, map(palette)), [760, 620]) +
    place({ x: 1290, y: 400, scale: 1.35 }, hat(palette)) +
    rotate(6, place({ x: 620, y: 720, scale: 1.3 }, camera(palette)), [620, 720]) +
    rotate(38, place({ x: 1230, y: 990 }, pencil(palette)), [1230, 990]),
};

/** A folded map 1100 wide, with a coast, rivers, roads and a marked way; no place of this world. */
function map(palette: Palette): Drawing {
  const paper = lit(palette, '#f3e9cf');
  const dim = mix(paper, shaded(palette, '#cdbd94'), 0.4);
  const green = mix(paper, lit(palette, '#9ab87a'), 0.7);
  const blue = mix(paper, lit(palette, '#5fb0bd'), 0.8);
  const panel = (index: number, tone: Hex | string) =>
    polygon(tone, [
      [-550 + index * 220, index % 2 ? -400 : -380],
      [-330 + index * 220, index % 2 ? -380 : -400],
      [-330 + index * 220, index % 2 ? 400 : 380],
      [-550 + index * 220, index % 2 ? 380 : 400],
    ]);
  return (
    faint(
      0.3,
      polygon(palette.ink, [
        [-530, -360],
        [580, -370],
        [572, 424],
        [-536, 420],
      ]),
    ) +
    [0, 1, 2, 3, 4].map((index) => panel(index, paper)).join('') +
    shape(
      green,
      'M-520-180C-420-260-260-240-220-140C-190-60-280 20-390 10C-480 0-560-110-520-180zM60 60C160 20 300 60 290 160C280 250 120 280 50 220C0 170 0 90 60 60z',
    ) +
    shape(blue, 'M550-390V390L330 384C300 300 380 240 350 150C330 60 420 0 400-100C390-190 440-280 420-396z') +
    shape(blue, 'M-180 180C-140 150-90 170-84 210C-80 260-150 280-186 254C-206 234-204 200-180 180z') +
    stroke(blue, 9, 'M-100 220C0 180 60 20 170-20S330-60 404-96M-140 176C-160 60-100-60-120-180S-60-330-80-392') +
    stroke(
      lit(palette, '#c9a05a'),
      7,
      'M-540 120C-400 90-300 140-220 90S20-120 140-150S300-250 420-300M-300-390C-280-200-180-80-220 90S-300 300-290 390',
    ) +
    `<path fill="none" stroke="${lit(palette, '#d0432f')}" stroke-width="9" stroke-linecap="round" stroke-dasharray="2 20" d="M-420 250C-360 120-260 120-200 60S40-60 120-140S240-260 300-250"/>` +
    disc(lit(palette, '#d0432f'), 300, -250, 17) +
    disc(paper, 300, -250, 7) +
    [1, 3].map((index) => faint(0.35, panel(index, dim))).join('') +
    stroke(dim, 4, 'M-330-398V382M-110-380V400M110-400V380M330-380V398')
  );
}

/** A camera with its strap from above and in front, 460 wide. */
function camera(palette: Palette): Drawing {
  const body = lit(palette, '#2f2c2b');
  const trim = lit(palette, '#c9c4b8');
  const leather = mix(body, palette.ink, 0.4);
  const rim = mix(body, palette.rim, 0.3);
  return (
    stroke(
      lit(palette, '#8a4f2c'),
      24,
      'M-214-60C-330-120-360 60-290 170S-60 320 120 270S380 130 330 10S260-70 214-60',
    ) +
    faint(0.3, shape(palette.ink, 'M-220-90H250V170H-190z')) +
    shape(trim, 'M-230-110C-230-124-222-130-210-130H-90L-62-178H62L90-130H210C222-130 230-124 230-110V-60H-230z') +
    box(body, { x: -230, y: -72, width: 460, height: 212, round: 26 }) +
    box(leather, { x: -218, y: -50, width: 436, height: 150, round: 10 }) +
    box(trim, { x: -230, y: 108, width: 460, height: 16 }) +
    box(body, { x: -200, y: -154, width: 76, height: 28, round: 8 }) +
    disc(mix(trim, palette.ink, 0.25), 160, -138, 34) +
    disc(trim, 156, -142, 28) +
    box(mix(body, palette.sky[1], 0.3), { x: -34, y: -164, width: 68, height: 30, round: 6 }) +
    disc(mix(body, palette.ink, 0.5), 6, 36, 128) +
    disc(trim, 0, 28, 122) +
    disc(body, 0, 28, 112) +
    disc(rim, 0, 28, 88) +
    disc(mix(body, palette.ink, 0.6), 0, 28, 80) +
    disc(mix(lit(palette, '#3f6f8a'), palette.ink, 0.25), 0, 28, 58) +
    disc(mix(palette.ink, lit(palette, '#1f3a4a'), 0.4), 0, 28, 34) +
    faint(0.7, ellipse(lit(palette, '#e6f4f0'), { x: -26, y: 0, rx: 20, ry: 12, turn: -40 })) +
    disc(lit(palette, '#d0432f'), 190, -30, 9)
  );
}

/** A wide straw hat from above, 560 wide. */
function hat(palette: Palette): Drawing {
  const straw = lit(palette, '#e6c98a');
  const dark = mix(straw, shaded(palette, '#b08d4a'), 0.6);
  const rings = [262, 236, 210, 186]
    .map(
      (radius) =>
        `<ellipse rx="${radius}" ry="${Math.round(radius * 0.84)}" fill="none" stroke="${dark}" stroke-opacity="0.5" stroke-width="4"/>`,
    )
    .join('');
  return (
    faint(0.32, ellipse(palette.ink, { x: 24, y: 34, rx: 286, ry: 240 })) +
    ellipse(straw, { x: 0, y: 0, rx: 284, ry: 238 }) +
    rings +
    ellipse(mix(dark, palette.ink, 0.2), { x: 12, y: 10, rx: 160, ry: 132 }) +
    ellipse(lit(palette, '#2f6f72'), { x: 0, y: -4, rx: 156, ry: 126 }) +
    ellipse(straw, { x: -6, y: -24, rx: 148, ry: 112 }) +
    ellipse(mix(straw, palette.rim, 0.4), { x: -30, y: -46, rx: 92, ry: 60 }) +
    stroke(dark, 4, 'M-140-30C-100 30 100 30 136-26M-110-70C-60-30 60-30 104-66')
  );
}

function pencil(palette: Palette): Drawing {
  const wood = lit(palette, '#e0b070');
  return (
    faint(0.3, box(palette.ink, { x: -190, y: 2, width: 360, height: 26, round: 8 })) +
    box(lit(palette, '#2f8f72'), { x: -180, y: -14, width: 320, height: 28 }) +
    box(lit(palette, '#f0c23c'), { x: -180, y: -14, width: 320, height: 9 }) +
    box(lit(palette, '#c98a7a'), { x: -210, y: -14, width: 34, height: 28, round: 8 }) +
    polygon(wood, [
      [140, -14],
      [196, 0],
      [140, 14],
    ]) +
    polygon(palette.ink, [
      [178, -5],
      [196, 0],
      [178, 5],
    ])
  );
}
