import { lit, type Palette } from '../light.ts';
import { type Drawing, ellipse, inside, limb, type Point, shape, stroke } from '../shapes.ts';
import { modelled, tonesOf } from './hide.ts';

/** Spots over an area: small solid ones, or broken rings. */
export function spots(
  fill: string,
  { from, to, step, size, rings = false }: { from: Point; to: Point; step: number; size: number; rings?: boolean },
): Drawing {
  const marks: string[] = [];
  for (let row = 0, y = from[1]; y < to[1]; row++, y += step * 0.8)
    for (let column = 0, x = from[0] + (row % 2) * step * 0.5; x < to[0]; column++, x += step) {
      const [dx, dy] = [((row * 7 + column * 5) % 7) - 3, ((row * 5 + column * 11) % 7) - 3];
      const at = `${(x + dx).toFixed(0)} ${(y + dy).toFixed(0)}`;
      marks.push(
        rings
          ? `M${at}m${-size} 0a${size} ${size} 0 0 1 ${size * 1.7} ${-size * 0.7}M${at}m${size} ${size * 0.3}a${size} ${size} 0 0 1 ${-size * 1.4} ${size * 0.5}`
          : `M${at}h.1`,
      );
    }
  return stroke(fill, rings ? size * 0.8 : size * 2, marks.join(''));
}

const face =
  'M-118-232C-132-256-160-268-186-258C-206-250-214-232-222-222C-236-212-248-206-250-194C-250-180-242-170-232-164C-214-154-190-152-168-160C-138-170-114-196-118-232z';

/** A round cat's head on its neck, in the place where the lion has it; `tears` are the cheetah's. */
export function catHead(palette: Palette, id: string, { tears = false }: { tears?: boolean } = {}): Drawing {
  const tones = tonesOf(palette, tears ? '#e0b068' : '#d8a55c');
  const { own, shade, dark } = tones;
  const pale = lit(palette, '#f2e2c2');
  return (
    limb(own, [
      [-156, -196, 84],
      [-140, -150, 82],
      [-150, -110, 96],
    ]) +
    inside(
      `${id}-neck`,
      'M-192-180H-102V-150L-106-70H-190L-178-140z',
      spots(dark, { from: [-200, -164], to: [-90, -84], step: 20, size: 4 }),
    ) +
    ellipse(shade, { x: -124, y: -250, rx: 17, ry: 18 }) +
    modelled(
      { id, d: face, tones },
      shape(shade, 'M-240-166C-190-166-150-180-136-216L-110-236V-140H-240z') +
        spots(dark, { from: [-190, -262], to: [-120, -180], step: 17, size: 3 }),
    ) +
    ellipse(own, { x: -150, y: -260, rx: 19, ry: 20 }) +
    ellipse(dark, { x: -149, y: -260, rx: 11, ry: 12 }) +
    ellipse(own, { x: -151, y: -252, rx: 9, ry: 9 }) +
    shape(pale, 'M-248-186C-240-170-226-162-208-160C-198-170-200-186-216-194C-230-198-242-196-248-186z') +
    shape(dark, 'M-251-198C-246-206-236-208-230-204C-232-194-241-188-249-188z') +
    stroke(dark, 3.5, 'M-246-190Q-244-180-234-176Q-222-172-212-168') +
    shape(dark, 'M-216-220C-208-228-198-226-192-218C-200-213-210-214-216-220z') +
    (tears ? stroke(dark, 5, 'M-212-216C-220-204-216-190-206-176') : '')
  );
}
