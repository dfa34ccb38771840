import { mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { type Drawing, ellipse, faint, shape, stroke } from '../shapes.ts';
import { modelled, type Tones, tonesOf } from './hide.ts';

const face =
  'M58-34C36-62 0-70-28-58C-42-52-52-42-64-34L-92-24C-104-20-108-10-106 2C-106 16-104 30-92 42C-80 52-56 52-32 54C4 68 44 68 66 44C80 18 78-12 58-34z';

/** A lion's head from the side, about 130 long, which looks left; the origin is the middle of its cheek. */
export function lionHead(palette: Palette, id: string, tones: Tones, { distance = 0, maned = false } = {}): Drawing {
  const pale = lit(palette, '#efdcb6', distance);
  const { own, shade, dark } = tones;
  return (
    (maned ? '' : ear(shade, mix(shade, dark as `#${string}`, 0.4), 14, -12)) +
    modelled(
      { id, d: face, tones },
      shape(pale, 'M-118 6C-98 4-82 6-70 14C-60 26-52 44-36 60H-118z') +
        shape(shade, 'M-36 60C-32 42 10 42 36 12C46-4 50-22 48-40L90-30V80H-40z'),
    ) +
    ear(own, tonesOf(palette, '#7c4e28', distance).own, 46, 2) +
    shape(dark, 'M-109-8C-108-18-98-24-84-22C-82-14-86-6-92-2C-98 2-106 0-109-8z') +
    stroke(dark, 3.5, 'M-95 0C-94 10-92 14-86 16C-76 20-66 21-54 26') +
    shape(dark, 'M-56-26C-50-33-36-34-26-22C-36-19-48-20-56-26z') +
    shape(lit(palette, '#d9962e', distance), 'M-46-27C-43-30-37-29-34-25C-38-22-43-23-46-27z') +
    faint(0.45, stroke(shade, 4, 'M-60-14C-66-8-74-6-80-6')) +
    ellipse(dark, { x: -76, y: 10, rx: 1.8, ry: 1.8 }) +
    ellipse(dark, { x: -66, y: 8, rx: 1.8, ry: 1.8 })
  );
}

/** A round ear whose root lies at (x, y - 36). */
const ear = (fill: string, within: string, x: number, y: number): Drawing =>
  shape(
    fill,
    `M${x - 26} ${y - 46}C${x - 28} ${y - 66} ${x - 10} ${y - 78} ${x + 8} ${y - 70}C${x + 26} ${y - 62} ${x + 26} ${y - 38} ${x + 8} ${y - 22}z`,
  ) +
  shape(
    within,
    `M${x - 13} ${y - 48}C${x - 14} ${y - 60} ${x - 4} ${y - 68} ${x + 6} ${y - 62}C${x + 15} ${y - 56} ${x + 14} ${y - 42} ${x + 3} ${y - 32}z`,
  );

/** The mane of a lion that lies, in the place where `lion` has its neck. */
export const mane = (hair: Tones, id: string): Drawing =>
  modelled(
    {
      id: `${id}-mane`,
      d: 'M-176-296C-150-330-96-326-66-292C-40-284-22-256-18-224C2-200 6-166-4-134C0-104-16-76-38-60C-44-42-62-28-84-22C-92-8-112-6-124-18C-148-14-170-28-178-50C-198-60-210-84-206-108C-218-128-216-154-202-172z',
      tones: hair,
      offset: [4, 8],
    },
    faint(
      0.75,
      shape(
        hair.shade,
        'M-206-108C-180-110-160-120-140-140C-140-120-134-100-120-84C-110-100-104-124-104-148C-90-130-84-110-84-88C-70-104-62-128-64-156C-48-140-40-124-38-104C-26-120-22-146-28-172C-14-160-6-148-4-134C0-104-16-76-38-60C-44-42-62-28-84-22C-92-8-112-6-124-18C-148-14-170-28-178-50C-198-60-210-84-206-108z',
      ),
    ) + stroke(hair.shade, 5, 'M-104-296C-70-276-52-240-50-206M-130-300C-92-286-78-256-72-220'),
  );
