import { mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { box, type Drawing, shape, stroke } from '../shapes.ts';

/**
 * A safari tent on its deck, seen from the front, 460 wide and 230 high; lamplight fills it after dark.
 * @param deck draws planks and posts under it
 */
export function safariTent(palette: Palette, { deck = true, distance = 0 } = {}): Drawing {
  const canvas = lit(palette, '#cdb98c', distance);
  const far = (colour: string) => mix(colour as `#${string}`, palette.haze, distance * 0.7);
  const dim = mix(canvas, far(palette.ink), 0.3);
  const wood = lit(palette, '#7d5636', distance);
  const inner = palette.lamps ? far('#ffcf7d') : mix(canvas, far(palette.ink), 0.62);
  const mesh = palette.lamps ? far('#f5b765') : mix(canvas, far(palette.ink), 0.5);
  return (
    stroke(dim, 2.5, 'M-176-116L-236 2M176-116L236 2') +
    shape(canvas, 'M-150 0V-120H150V0z') +
    shape(dim, 'M58 0V-120H150V0z') +
    shape(inner, 'M-52 0V-112H52V0z') +
    // A bed and a lamp within.
    shape(mix(inner as `#${string}`, far('#fff6e0'), palette.lamps ? 0.7 : 0.28), 'M-30-6V-26C-30-34 30-34 36-26V-6z') +
    shape(mix(inner as `#${string}`, far(palette.ink), 0.4), 'M-30-6V-14H36V-6z') +
    shape(mix(canvas, palette.rim, 0.25), 'M-54 0V-114H-8C-14-84-42-66-40-34L-46 0z') +
    shape(canvas, 'M54 0V-114H8C14-84 42-66 40-34L46 0z') +
    box(mesh, { x: -130, y: -92, width: 52, height: 44, round: 3 }) +
    box(mix(mesh as `#${string}`, far(palette.ink), 0.25), { x: 78, y: -92, width: 52, height: 44, round: 3 }) +
    stroke(dim, 3, 'M-104-92V-48M104-92V-48') +
    // The fly, wider than the tent.
    shape(dim, 'M-180-122L-164-104Q0-134 164-104L180-122Q0-150-180-122z') +
    shape(canvas, 'M-196-116L-34-214Q0-226 34-214L196-116Q0-150-196-116z') +
    shape(mix(canvas, palette.rim, 0.35), 'M-196-116L-34-214Q-18-222 0-222L-30-140Q-110-134-196-116z') +
    stroke(wood, 8, 'M-168 0V-122M168 0V-122') +
    (deck ? planks(wood, mix(wood, far(palette.ink), 0.35), mix(wood, palette.rim, 0.4)) : '')
  );
}

const planks = (wood: string, dark: string, bright: string): Drawing =>
  shape(dark, 'M-190 14H-178V60H-190zM-6 14H6V60H-6zM178 14H190V60H178z') +
  shape(wood, 'M-214 0H214L222 18H-222z') +
  shape(bright, 'M-214-3H214V2H-214z') +
  shape(dark, 'M-34 18H34V30H-34zM-42 30H42V44H-42zM-50 44H50V60H-50z');
