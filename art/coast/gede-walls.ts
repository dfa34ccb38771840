import { mix } from '../kit/colour.ts';
import { foliage } from '../kit/foliage.ts';
import { lit, type Palette, shaded } from '../kit/light.ts';
import { between, type Random } from '../kit/random.ts';
import { type Drawing, ellipse, faint, limb, shape } from '../kit/shapes.ts';

/** A roofless wall of coral rag 900 wide and 560 high with one pointed gate and a niche. */
export function wall(palette: Palette, random: Random, distance: number): Drawing {
  const stone = lit(palette, '#c9bda0', distance);
  const dark = mix(stone, shaded(palette, '#8d8266', distance), 0.6);
  const moss = mix(palette.leaf[1], palette.haze, distance * 0.8);
  const outline =
    'M-480 10V-380L-440-430L-380-420L-330-470L-220-480L-170-540L40-556L180-548L220-500L330-480L380-410L440-400L470-340V10H210V-210C206-290 160-330 90-390C20-330-26-290-30-210V10z';
  const stones = Array.from({ length: 46 }, () => {
    const [x, y] = [between(random, -460, 450), between(random, -400, -20)];
    // None over the gate.
    return x > -70 && x < 250
      ? ''
      : ellipse(dark, {
          x,
          y,
          rx: between(random, 12, 34),
          ry: between(random, 7, 14),
          turn: between(random, -10, 10),
        });
  });
  return (
    shape(dark, 'M180 10V-196C176-270 140-310 90-350C40-310 4-270 0-196V10H-50V-240L90-410L230-240V10z') +
    shape(stone, outline) +
    faint(0.45, stones.join('')) +
    shape(dark, 'M210 10V-210C206-290 160-330 90-390L90-360C146-310 180-276 184-206V10z') +
    shape(dark, 'M-330-120V-230C-326-270-300-284-280-306C-260-284-234-270-230-230V-120z') +
    shape(mix(dark, palette.ink, 0.3), 'M-312-134V-226C-308-254-294-266-280-282C-266-266-252-254-248-226V-134z') +
    shape(
      moss,
      'M-480-376L-440-430L-380-420L-330-470L-220-480L-170-540L-60-552C-90-510-150-500-176-470C-230-440-300-450-340-420C-400-390-440-380-480-340zM220-500L330-480L380-410L440-400L470-340C430-360 400-356 370-376C330-420 260-440 220-460z',
    )
  );
}

/** The great tree whose roots run over the stones. */
export function tree(palette: Palette, random: Random): Drawing {
  const bark = mix(lit(palette, '#8a7a66'), palette.ink, 0.3);
  const edge = mix(bark, palette.rim, 0.35);
  const roots = [
    [
      [1290, 800, 130],
      [1180, 960, 70],
      [1020, 1060, 34],
      [900, 1110, 12],
    ],
    [
      [1330, 820, 130],
      [1270, 1000, 76],
      [1180, 1110, 40],
      [1120, 1180, 16],
    ],
    [
      [1400, 820, 130],
      [1450, 1010, 80],
      [1520, 1120, 44],
      [1590, 1170, 20],
    ],
    [
      [1240, 760, 90],
      [1120, 860, 46],
      [1010, 880, 28],
      [930, 960, 12],
    ],
  ] as const;
  return (
    limb(bark, [
      [1360, 1000, 250],
      [1340, 760, 170],
      [1370, 400, 140],
      [1330, 120, 150],
      [1300, -60, 190],
    ]) +
    limb(bark, [
      [1360, 330, 90],
      [1480, 180, 60],
      [1640, 80, 44],
    ]) +
    limb(bark, [
      [1330, 260, 80],
      [1180, 120, 52],
      [1040, 20, 34],
    ]) +
    roots.map((joints) => limb(bark, joints)).join('') +
    shape(
      edge,
      'M1262 760C1290 640 1306 500 1304 400C1300 260 1270 140 1250 60L1266 60C1296 150 1322 270 1324 400C1326 520 1306 660 1282 770z',
    ) +
    foliage(palette, random, { x: 1180, y: 60, width: 700, distance: 0.1, count: 44 }) +
    foliage(palette, random, { x: 1560, y: 150, width: 420, distance: 0.1 }) +
    foliage(palette, random, { x: 120, y: 20, width: 620, distance: 0.1, count: 36 })
  );
}
