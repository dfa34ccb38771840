import { type Hex, mix } from '../kit/colour.ts';
import { lit, type Palette, shaded } from '../kit/light.ts';
import { type Drawing, ellipse, shape, stroke } from '../kit/shapes.ts';

const tones = (palette: Palette, own: Hex) => {
  const stone = lit(palette, own);
  return { stone, dark: mix(stone, shaded(palette, own), 0.6), high: mix(stone, lit(palette, '#ffffff'), 0.5) };
};

/** A polished hippo of soapstone 300 long and 170 high, facing left. */
export function stoneHippo(palette: Palette, own: Hex): Drawing {
  const { stone, dark, high } = tones(palette, own);
  return (
    ellipse(mix(palette.ink, dark, 0.3), 10, 2, 150, 14) +
    shape(dark, 'M-60-20L-58 2H-26L-24-30zM62-30L66 2H98L104-40z') +
    shape(
      stone,
      'M-150-74C-152-96-138-112-112-116C-104-128-92-128-86-118C-60-150-6-164 50-158C112-152 148-116 146-74C144-50 134-40 130-30L128 4H88L82-26C40-10-20-10-52-24L-56 4H-94L-96-38C-126-34-148-50-150-74z',
    ) +
    shape(
      dark,
      'M-96-38C-60-30-20-20 20-22C70-24 110-34 142-56C138-44 134-38 130-30L128 4H88L82-26C40-10-20-10-52-24L-56 4H-94z',
    ) +
    stroke(dark, 4, 'M-148-70C-136-62-120-60-104-64') +
    ellipse(dark, -112, -98, 5, 5) +
    ellipse(dark, -142, -88, 4, 3) +
    stroke(high, 7, 'M-60-134C-20-152 40-152 84-138')
  );
}

/** A round bowl of soapstone 320 wide and 150 high, with leaves cut into its side. */
export function stoneBowl(palette: Palette, own: Hex): Drawing {
  const { stone, dark, high } = tones(palette, own);
  const leaves = [-110, -58, 0, 58, 110].map((x) => {
    const y = -66 + (1 - (x / 130) ** 2) * 22;
    return `M${x} ${y - 30}q18 26 0 56q-18-30 0-56z`;
  });
  return (
    ellipse(mix(palette.ink, dark, 0.3), 12, 2, 130, 16) +
    shape(stone, 'M-160-130C-158-60-120-6-60 4H60C120-6 158-60 160-130z') +
    shape(dark, 'M60-110C70-50 60-10 30 4H60C120-6 158-60 160-130z') +
    shape(high, leaves.join('')) +
    stroke(high, 4, 'M-156-112Q0-66 156-112') +
    ellipse(stone, 0, -130, 160, 38) +
    ellipse(mix(dark, palette.ink, 0.15), 0, -127, 140, 29) +
    shape(dark, 'M-140-127C-130-100-60-97 0-98C60-97 130-100 140-127C120-112 60-106 0-106S-120-112-140-127z') +
    stroke(high, 4, 'M-158-134C-150-160-70-168 0-168')
  );
}

/** Two figures that hold each other, as Tabaka's carvers make them, 360 high. */
export function stoneFamily(palette: Palette, own: Hex): Drawing {
  const { stone, dark, high } = tones(palette, own);
  return (
    ellipse(mix(palette.ink, dark, 0.3), 8, 2, 96, 12) +
    shape(
      dark,
      'M10 4C0-90-10-170 20-240C40-280 30-300 36-322C40-346 76-346 78-318C80-290 62-280 76-240C100-160 96-60 92 4z',
    ) +
    shape(
      stone,
      'M-90 4C-100-70-96-170-70-226C-52-262-66-276-62-304C-56-334-14-332-12-302C-10-274-26-262-12-232C20-200 50-190 66-150C40-130 6-150-16-172C2-110 12-50 16 4z',
    ) +
    stroke(high, 6, 'M-82-60C-84-130-74-190-56-226M-52-312C-46-322-36-322-30-316')
  );
}
