import { type Hex, mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { box, type Drawing, gradient, inside, shape, stroke } from '../shapes.ts';

/** The same light as it is in a room: after dark its own lamps colour everything there. */
export const indoors = (palette: Palette): Palette =>
  palette.lamps
    ? {
        ...palette,
        ambient: '#d98a3f',
        wash: 0.3,
        ink: '#2a1712',
        rim: '#ffdf9a',
        leaf: ['#8f8a45', '#5f6a38', '#36452b'],
      }
    : palette;

/** A plastered wall and a floor of boards from `floor` down. */
export function room(palette: Palette, wallOwn: Hex, floorOwn: Hex, floor: number): Drawing {
  const wall = lit(palette, wallOwn);
  const boards = lit(palette, floorOwn);
  return (
    gradient('wall', [
      [0, mix(wall, palette.ink, palette.lamps ? 0.5 : 0.16)],
      [palette.lamps ? 0.75 : 0.5, mix(wall, palette.ink, palette.lamps ? 0.1 : 0)],
      [1, mix(wall, palette.ink, 0.1)],
    ]) +
    box('url(#wall)', { x: 0, y: 0, width: 1600, height: floor }) +
    gradient('boards', [
      [0, mix(boards, palette.ink, 0.2)],
      [1, mix(boards, palette.ink, 0.02)],
    ]) +
    box('url(#boards)', { x: 0, y: floor, width: 1600, height: 1200 - floor }) +
    stroke(
      mix(boards, palette.ink, 0.3),
      3,
      Array.from({ length: 9 }, (_, index) => `M${index * 200} ${floor}L${(index - 4) * 340 + 800} 1200`).join(''),
    ) +
    box(mix(wall, palette.ink, 0.3), { x: 0, y: floor - 14, width: 1600, height: 14 })
  );
}

/** A window in a wall with deep sides, through which `view` is seen. `id` is unique in the scene. */
export function window(
  palette: Palette,
  id: string,
  [x, y, width, height]: readonly [number, number, number, number],
  view: Drawing,
): Drawing {
  const wood = lit(palette, '#7a4f32');
  const dark = mix(wood, palette.ink, 0.35);
  return (
    box(dark, { x: x - 22, y: y - 22, width: width + 44, height: height + 44, round: 4 }) +
    inside(id, `M${x} ${y}h${width}v${height}h${-width}z`, view) +
    stroke(wood, 12, `M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.4}h${width}`) +
    box(wood, { x: x - 34, y: y + height + 14, width: width + 68, height: 20, round: 4 }) +
    shape(mix(wood, palette.rim, 0.35), `M${x - 34} ${y + height + 14}h${width + 68}v5h${-width - 68}z`)
  );
}

/** A rug that lies on the floor, seen flat, with bands along its ends. */
export function rug(
  palette: Palette,
  { x, y, width, depth, own = '#a8452f' }: { x: number; y: number; width: number; depth: number; own?: Hex },
): Drawing {
  const [cloth, band] = [lit(palette, own), lit(palette, '#e8c88a')];
  const slant = depth * 0.8;
  const strip = (from: number, to: number) => {
    const at = (share: number) =>
      [x + slant * (1 - share), x + width - slant * (1 - share), y + depth * share] as const;
    const [a, b] = [at(from), at(to)];
    return `M${a[0]} ${a[2]}H${a[1]}L${b[1]} ${b[2]}H${b[0]}z`;
  };
  return (
    shape(cloth, strip(0, 1)) +
    shape(band, strip(0.1, 0.18) + strip(0.8, 0.9)) +
    shape(mix(cloth, palette.ink, 0.25), strip(0.28, 0.34) + strip(0.62, 0.7))
  );
}
