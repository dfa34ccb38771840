import { type Hex, mix } from '../kit/colour.ts';
import { lit, type Palette, shaded } from '../kit/light.ts';
import { between, type Random } from '../kit/random.ts';
import {
  blob,
  box,
  type Drawing,
  disc,
  ellipse,
  faint,
  halo,
  limb,
  type Point,
  polygon,
  shape,
  stroke,
} from '../kit/shapes.ts';

/** Where the lime has worn away and coral rag shows. */
export function patches(palette: Palette, random: Random, wall: Hex): Drawing {
  const rag = mix(wall, shaded(palette, '#b08f66'), 0.34);
  const worn = mix(wall, lit(palette, '#dcb98a'), 0.5);
  const spot = (fill: string, x: number, y: number, size: number) =>
    blob(
      fill,
      Array.from({ length: 9 }, (_, index): Point => {
        const turn = (index / 9) * Math.PI * 2;
        const reach = size * between(random, 0.55, 1.1);
        return [x + Math.cos(turn) * reach * 1.5, y + Math.sin(turn) * reach];
      }),
    );
  const stones = (x: number, y: number) =>
    Array.from({ length: 9 }, () =>
      ellipse(rag, {
        x: x + between(random, -90, 90),
        y: y + between(random, -50, 50),
        rx: between(random, 10, 24),
        ry: between(random, 7, 14),
        turn: between(random, -20, 20),
      }),
    ).join('');
  return (
    spot(worn, 180, 760, 130) +
    spot(worn, 1430, 250, 150) +
    spot(worn, 1180, 800, 90) +
    spot(worn, 420, 180, 90) +
    stones(160, 760) +
    stones(1440, 240)
  );
}

/** Mangrove poles that carry the ceiling within, seen as round ends under the roof. */
export const poles = (palette: Palette): Drawing =>
  Array.from({ length: 14 }, (_, index) => disc(shaded(palette, '#5b3d28'), 60 + index * 114, 72, 13)).join('');

/** A pointed window behind wooden bars; its middle is at (x, y). */
export function niche(palette: Palette, x: number, y: number): Drawing {
  const deep = palette.lamps ? mix(shaded(palette, '#8a6a44'), '#ffb44d', 0.5) : shaded(palette, '#a98a60');
  const wood = shaded(palette, '#6b4228');
  const bars = [-48, -24, 0, 24, 48].map((dx) => `M${x + dx} ${y - 110}V${y + 110}`).join('');
  return (
    shape(
      lit(palette, '#fbf2de'),
      `M${x - 92} ${y + 130}V${y - 70}C${x - 86} ${y - 130} ${x - 40} ${y - 132} ${x} ${y - 176}C${x + 40} ${y - 132} ${x + 86} ${y - 130} ${x + 92} ${y - 70}V${y + 130}z`,
    ) +
    shape(
      deep,
      `M${x - 68} ${y + 112}V${y - 60}C${x - 62} ${y - 106} ${x - 30} ${y - 108} ${x} ${y - 136}C${x + 30} ${y - 108} ${x + 62} ${y - 106} ${x + 68} ${y - 60}V${y + 112}z`,
    ) +
    stroke(wood, 7, `${bars}M${x - 66} ${y - 30}H${x + 66}M${x - 66} ${y + 40}H${x + 66}`) +
    box(lit(palette, '#fbf2de'), { x: x - 104, y: y + 112, width: 208, height: 22 })
  );
}

/** The paved foot of the picture. */
export function ground(palette: Palette): Drawing {
  const stone = lit(palette, '#c8ad84');
  const dark = mix(stone, shaded(palette, '#8d734e'), 0.5);
  const slabs = [1058, 1112, 1170].map((y, row) =>
    Array.from({ length: 7 }, (_, index) => `M${index * 260 + (row % 2) * 130 - 60} ${y - 50}l${-20} 52`).join(''),
  );
  return (
    box(stone, { x: 0, y: 1004, width: 1600, height: 196 }) +
    stroke(dark, 4, `${slabs.join('')}M0 1058H1600M0 1112H1600M0 1170H1600`) +
    faint(0.5, box(dark, { x: 0, y: 1004, width: 1600, height: 22 }))
  );
}

/** A stone bench along the wall with a mat laid on it. */
export function baraza(palette: Palette, x: number, width: number): Drawing {
  const top = lit(palette, '#fdf6e6');
  const front = mix(lit(palette, '#ead8b4'), shaded(palette, '#c9ad80'), 0.35);
  return (
    polygon(top, [
      [x, 900],
      [x + 20, 866],
      [x + width - 20, 866],
      [x + width, 900],
    ]) +
    box(front, { x, y: 900, width, height: 112 }) +
    box(shaded(palette, '#c9ad80'), { x, y: 990, width, height: 22 }) +
    box(lit(palette, '#b5482f'), { x: x + 60, y: 876, width: 190, height: 18, round: 8 }) +
    stroke(lit(palette, '#f2c45c'), 4, `M${x + 84} 877v16M${x + 124} 877v16M${x + 164} 877v16M${x + 204} 877v16`)
  );
}

/** An iron lantern on its hook. */
export function lantern(palette: Palette, x: number, y: number): Drawing {
  const iron = shaded(palette, '#3a3230');
  const glass = palette.lamps ? '#ffd27a' : lit(palette, '#e8dcae');
  return (
    (palette.lamps
      ? halo('lantern', [
          [0, '#ffc766', 0.75],
          [1, '#ffc766', 0],
        ]) + disc('url(#lantern)', x, y + 60, 260)
      : '') +
    stroke(iron, 7, `M${x + 40} ${y - 60}H${x}V${y}`) +
    shape(iron, `M${x - 30} ${y + 22}L${x} ${y - 12}L${x + 30} ${y + 22}z`) +
    polygon(glass, [
      [x - 26, y + 22],
      [x + 26, y + 22],
      [x + 18, y + 96],
      [x - 18, y + 96],
    ]) +
    stroke(iron, 5, `M${x - 26} ${y + 22}L${x - 18} ${y + 96}H${x + 18}L${x + 26} ${y + 22}zM${x} ${y + 22}V${y + 96}`)
  );
}

/** A Lamu cat that sits and looks down the street, 110 high. */
export function cat(palette: Palette): Drawing {
  const fur = lit(palette, '#c98a4a');
  const dark = shaded(palette, '#96602f');
  return (
    stroke(dark, 10, 'M36-8C70-4 84 6 80 34') +
    shape(fur, 'M-34 0C-34-40-22-64-12-78C10-76 36-50 42 0z') +
    shape(dark, 'M14 0C22-22 16-44 4-62C26-52 38-30 42 0z') +
    limb(fur, [
      [-20, -50, 22],
      [-22, -4, 12],
    ]) +
    ellipse(fur, { x: -20, y: -90, rx: 21, ry: 17 }) +
    polygon(fur, [
      [-38, -96],
      [-36, -118],
      [-22, -104],
    ]) +
    polygon(fur, [
      [-20, -106],
      [-6, -118],
      [-3, -96],
    ]) +
    stroke(dark, 3, 'M-12-104l4 10M-24-106v9')
  );
}
