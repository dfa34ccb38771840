import { type Hex, mix } from '../colour.ts';
import { lit, type Palette, shaded } from '../light.ts';
import { type Drawing, ellipse, type Joint, limb, shape, stroke } from '../shapes.ts';

interface Tones {
  skin: Hex;
  dim: Hex;
  line: Hex;
  nail: Hex;
}

const tonesOf = (palette: Palette, skin: Hex): Tones => {
  const own = lit(palette, skin);
  const dark = shaded(palette, skin);
  return {
    skin: own,
    dim: mix(own, dark, 0.45),
    line: mix(own, dark, 0.95),
    nail: mix(own, lit(palette, '#e8b49a'), 0.5),
  };
};

/** A finger from the knuckle to the tip, with the dark gap that parts it from its neighbour. */
const finger = (fill: string, gap: string, joints: readonly Joint[]): Drawing =>
  limb(
    gap,
    joints.map(([x, y, width]): Joint => [x - 1, y + 3, width + 6]),
  ) + limb(fill, joints);

/**
 * A large hand, seen on its back, that holds something small between thumb and forefinger. The tips meet at the
 * origin; the wrist leaves to the lower right, at (300, 190), in a sleeve of `cuff`.
 */
export function pinchingHand(palette: Palette, skin: Hex, cuff: Hex): Drawing {
  const { skin: own, dim, line, nail } = tonesOf(palette, skin);
  return (
    finger(mix(dim, line, 0.35), line, [
      [228, 44, 44],
      [214, -72, 40],
      [176, -124, 34],
      [138, -136, 25],
    ]) +
    finger(dim, line, [
      [208, 30, 48],
      [168, -104, 44],
      [106, -146, 38],
      [58, -138, 28],
    ]) +
    finger(mix(own, dim, 0.5), line, [
      [184, 16, 50],
      [122, -96, 46],
      [54, -116, 40],
      [8, -92, 29],
    ]) +
    limb(own, [
      [200, 92, 124],
      [300, 190, 96],
      [470, 340, 122],
    ]) +
    limb(lit(palette, cuff), [
      [368, 250, 132],
      [520, 380, 176],
    ]) +
    stroke(shaded(palette, cuff), 7, 'M316 304Q352 292 404 204') +
    limb(own, [
      [190, 124, 92],
      [120, 128, 66],
      [66, 106, 52],
    ]) +
    finger(own, line, [
      [72, 108, 54],
      [40, 62, 44],
      [3, 13, 29],
    ]) +
    shape(own, 'M92 80C90 30 116-8 154-22C204-34 250-4 266 48C276 96 262 146 222 172C160 180 100 140 92 80z') +
    finger(own, line, [
      [158, 12, 54],
      [88, -56, 47],
      [36, -40, 38],
      [2, -8, 28],
    ]) +
    limb(own, [
      [166, 30, 58],
      [150, 8, 52],
    ]) +
    stroke(
      line,
      4,
      'M126 92C110 76 104 58 106 40M92-34C80-38 72-36 64-30M198 20C210 34 214 52 210 70M232 30C242 44 244 60 240 76',
    ) +
    ellipse(nail, { x: 12, y: -26, rx: 13, ry: 8, turn: 36 }) +
    ellipse(nail, { x: 16, y: 30, rx: 12, ry: 8, turn: 50 })
  );
}

/**
 * Two large hands, cupped side by side, as their owner sees them, about 500 wide; `held` is heaped in them at the
 * origin. The forearms leave downwards.
 */
export function cuppedHands(palette: Palette, skin: Hex, cuff: Hex, held: Drawing): Drawing {
  const { skin: own, dim, line, nail } = tonesOf(palette, skin);
  const palm = mix(own, lit(palette, '#d99a78'), 0.42);
  const both = (draw: (at: (x: number, y: number, width: number) => Joint, turn: 1 | -1) => Drawing) =>
    ([-1, 1] as const).map((turn) => draw((x, y, width) => [x * turn, y, width], turn)).join('');
  return (
    both(
      (at) =>
        limb(own, [at(130, 140, 180), at(128, 280, 124), at(190, 520, 160)]) +
        limb(lit(palette, cuff), [at(160, 400, 176), at(210, 580, 220)]) +
        finger(dim, line, [at(196, -20, 60), at(196, -120, 54), at(150, -196, 38)]) +
        finger(mix(own, dim, 0.5), line, [at(156, -40, 60), at(140, -152, 54), at(96, -222, 40)]) +
        finger(own, line, [at(106, -50, 60), at(86, -158, 54), at(46, -224, 40)]) +
        finger(mix(own, dim, 0.5), line, [at(60, -40, 54), at(42, -140, 48), at(18, -192, 34)]),
    ) +
    shape(palm, 'M-226 30C-226-84-130-150 0-146S226-84 226 30C226 130 120 190 0 186S-226 130-226 30z') +
    held +
    shape(
      own,
      'M-232 10C-214 84-128 128-4 118C-2 150-2 200-8 236H-190C-226 180-252 90-232 10zM232 10C214 84 128 128 4 118C2 150 2 200 8 236H190C226 180 252 90 232 10z',
    ) +
    both(
      (at, turn) =>
        finger(own, line, [at(222, 90, 86), at(252, 0, 56), at(214, -78, 42)]) +
        limb(own, [at(200, 140, 110), at(222, 84, 84)]) +
        ellipse(nail, { x: 212 * turn, y: -84, rx: 12, ry: 17, turn: -26 * turn }) +
        stroke(
          line,
          4,
          `M${186 * turn} 66C${196 * turn} 96 ${190 * turn} 118 ${170 * turn} 134M${60 * turn} 210C${100 * turn} 206 ${130 * turn} 192 ${150 * turn} 174`,
        ),
    ) +
    stroke(line, 5, 'M0 122V240')
  );
}
