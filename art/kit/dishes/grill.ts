import { mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { between, type Random } from '../random.ts';
import { box, type Drawing, disc, ellipse, faint, halo, place, polygon, shape, stroke } from '../shapes.ts';
import { piece } from './stews.ts';

/** A rack of grilled goat ribs from above, 420 wide: charred bars, gloss, the bones' ends along its lower edge. */
export function ribs(palette: Palette): Drawing {
  const meat = lit(palette, '#8f4a26');
  const bone = lit(palette, '#efe0bd');
  const bones = Array.from({ length: 8 }, (_, index) => {
    const x = -180 + index * 52;
    const y = 84 - Math.abs(index - 3.5) * 6;
    return (
      stroke(mix(bone, palette.ink, 0.25), 24, `M${x} ${y - 30}l6 76`) +
      stroke(bone, 18, `M${x - 2} ${y - 30}l6 74`) +
      disc(mix(bone, '#a8432e', 0.4), x + 4, y + 46, 5)
    );
  });
  const outline = 'M-216-60C-150-112 120-120 210-70C232-20 230 40 204 88C120 116-120 118-204 84C-230 40-236-20-216-60z';
  const ridges = (shift: number) =>
    Array.from(
      { length: 8 },
      (_, index) =>
        `M${-176 + shift + index * 50}-84C${-160 + shift + index * 50}-30 ${-162 + shift + index * 50} 30 ${-180 + shift + index * 51} 84`,
    ).join('');
  return (
    bones.join('') +
    place({ x: 6, y: 12 }, shape(mix(meat, palette.ink, 0.6), outline)) +
    shape(meat, outline) +
    shape(mix(meat, '#e89a4c', 0.42), 'M-196-54C-140-96 110-102 192-64C120-40-120-36-196-54z') +
    stroke(mix(meat, palette.ink, 0.34), 20, ridges(0)) +
    stroke(mix(meat, '#f0a65a', 0.5), 9, ridges(-20)) +
    stroke(mix(meat, palette.ink, 0.72), 8, 'M-190-20C-100-40 100-44 196-24M-200 26C-100 8 100 6 204 22') +
    stroke(mix(meat, '#fff0d0', 0.85), 7, 'M-150-70q30-12 60-14M-20-86q40-4 70 0M110-80q30 4 54 14')
  );
}

/** Grilled cubes with the grill's bars burnt in. */
export const charred = (palette: Palette, random: Random, size = 40): Drawing =>
  piece(palette, random, '#95502b', size) +
  stroke(
    mix(lit(palette, '#95502b'), palette.ink, 0.75),
    size * 0.14,
    `M${-size * 0.6} ${size * 0.1}l${size * 1.1} ${-size * 0.3}M${-size * 0.4} ${size * 0.44}l${size * 0.9} ${-size * 0.24}`,
  );

/** A drum grill (half a barrel on legs) with meat over glowing coals, 330 wide and 190 high, at the scale of people. */
export function drumGrill(palette: Palette, random: Random): Drawing {
  const iron = lit(palette, '#4a4640');
  const meats = [-130, -92, -50, -6, 40, 84, 126].map((x) =>
    place({ x, y: -196 + between(random, -2, 2), scale: 0.56, scaleX: 0.7 }, piece(palette, random, '#8a4526', 36)),
  );
  return (
    halo('grill', [
      [0, '#ff9a3c', palette.lamps ? 0.7 : 0.26],
      [1, '#ff9a3c', 0],
    ]) +
    disc('url(#grill)', 0, -180, palette.lamps ? 300 : 200) +
    stroke(mix(iron, palette.ink, 0.4), 12, 'M-120-70L-136 0M120-70L136 0M-40-60L-44-4M44-60L50-4') +
    shape(mix(iron, palette.ink, 0.2), 'M-170-186H170C164-110 110-62 0-62S-164-110-170-186z') +
    shape(mix(iron, palette.ink, 0.55), 'M170-186C164-110 110-62 20-62C80-90 110-130 112-186z') +
    shape(mix(iron, palette.rim, 0.34), 'M-156-176C-150-124-120-90-84-78C-112-104-132-140-136-176z') +
    box('#f0782a', { x: -150, y: -188, width: 300, height: 9 }) +
    box('#ffc05a', { x: -110, y: -188, width: 60, height: 5 }) +
    box('#ffc05a', { x: 30, y: -188, width: 84, height: 5 }) +
    stroke(mix(iron, palette.rim, 0.4), 6, 'M-178-194H178') +
    meats.join('')
  );
}

/** Blue smoke that drifts up and to one side from the origin, about 500 high. */
export const smoke = (palette: Palette, strength = 0.3): Drawing => {
  const pale = mix(palette.haze, palette.cloud[0], 0.6);
  return (
    faint(
      strength,
      shape(pale, 'M-60 0C-120-90 20-150-50-250C-100-330 40-380 90-520C120-400 30-340 60-260C100-160 10-110 40 0z'),
    ) +
    faint(
      strength * 0.8,
      shape(pale, 'M30 0C100-60 30-140 100-200C180-270 130-330 220-430C210-320 200-280 160-210C120-140 130-60 90 0z'),
    )
  );
};

/** A carving board seen low across the table, its middle at the origin, `width` wide. */
export function board(palette: Palette, width: number, own: `#${string}` = '#b9814c'): Drawing {
  const wood = lit(palette, own);
  const w = width / 2;
  const d = width * 0.2;
  return (
    faint(0.34, ellipse(palette.ink, { x: w * 0.08, y: d * 1.05, rx: w * 1.12, ry: d * 0.4 })) +
    polygon(mix(wood, palette.ink, 0.42), [
      [-w * 1.1, d * 0.9],
      [w * 1.1, d * 0.9],
      [w * 1.1, d * 1.12],
      [-w * 1.1, d * 1.12],
    ]) +
    polygon(wood, [
      [-w * 0.9, -d],
      [w * 0.9, -d],
      [w * 1.1, d * 0.92],
      [-w * 1.1, d * 0.92],
    ]) +
    stroke(
      mix(wood, palette.ink, 0.2),
      4,
      `M${-w * 0.8} ${-d * 0.5}Q0 ${-d * 0.62} ${w * 0.84} ${-d * 0.46}M${-w * 0.96} ${d * 0.3}Q0 ${d * 0.12} ${w * 0.6} ${d * 0.34}M${-w * 0.3} ${d * 0.66}Q${w * 0.4} ${d * 0.5} ${w} ${d * 0.7}`,
    ) +
    polygon(mix(wood, palette.rim, 0.5), [
      [-w * 0.9, -d],
      [w * 0.9, -d],
      [w * 0.905, -d * 0.95],
      [-w * 0.905, -d * 0.95],
    ])
  );
}
