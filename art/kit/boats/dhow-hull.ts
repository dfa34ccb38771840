import { mix } from '../colour.ts';
import { lit, type Palette, shaded } from '../light.ts';
import { type Drawing, limb, polygon, shape, stroke } from '../shapes.ts';

/** A dhow being built, 1000 long and 330 high, its bow to the left, propped up on the beach; the keel rests at the origin. */
export function dhowHull(palette: Palette): Drawing {
  const wood = lit(palette, '#b67a45');
  const fresh = lit(palette, '#d9a565');
  const dark = shaded(palette, '#6d4327');
  const inner = mix(shaded(palette, '#7d5233'), palette.ink, 0.15);
  const ribs = Array.from({ length: 15 }, (_, index) => {
    const x = -330 + index * 50;
    const top = -236 - ((index - 7) / 7) ** 2 * 44;
    return limb(fresh, [
      [x, -120, 15],
      [x - 4, -190, 13],
      [x - 10, top, 11],
    ]);
  });
  const seams = [0.3, 0.55, 0.8].map(
    (part) =>
      `M${-400 + part * 130} ${-190 + part * 130}C-160 ${-140 + part * 130} 200 ${-136 + part * 130} ${424 - part * 20} ${-176 + part * 140}`,
  );
  return (
    shape(inner, 'M-480-300C-260-196 240-190 440-290L424-150H-380z') +
    ribs.join('') +
    limb(fresh, [
      [-496, -316, 26],
      [-420, -180, 30],
      [-330, -20, 34],
    ]) +
    limb(mix(fresh, dark, 0.3), [
      [446, -312, 24],
      [430, -160, 28],
      [408, -10, 30],
    ]) +
    shape(
      wood,
      'M-436-208C-180-140 220-134 432-196C430-110 416-40 400-14C200 2-120 4-318-12C-352-60-404-140-436-208z',
    ) +
    shape(
      mix(wood, dark, 0.62),
      'M-372-96C-160-50 200-46 422-98C416-56 408-28 400-14C200 2-120 4-318-12C-336-36-356-66-372-96z',
    ) +
    stroke(mix(wood, dark, 0.6), 3, seams.join('')) +
    stroke(mix(palette.rim, fresh, 0.3), 6, 'M-436-208C-180-140 220-134 432-196') +
    shape(fresh, 'M-470-284C-250-200 220-194 438-276L439-262C220-180-250-184-462-268z') +
    polygon(dark, [
      [-340, -16],
      [410, -14],
      [404, 8],
      [-324, 8],
    ]) +
    stroke(mix(dark, wood, 0.3), 15, 'M-250-110L-330 44M120-96L60 60M330-110L390 50') +
    stroke(dark, 22, 'M-240 14h90M-20 18h90M240 14h90')
  );
}
