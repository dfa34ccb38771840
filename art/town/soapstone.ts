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
    ellipse(mix(palette.ink, dark, 0.3), { x: 10, y: 2, rx: 150, ry: 14 }) +
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
    ellipse(dark, { x: -112, y: -98, rx: 5, ry: 5 }) +
    ellipse(dark, { x: -142, y: -88, rx: 4, ry: 3 }) +
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
    ellipse(mix(palette.ink, dark, 0.3), { x: 12, y: 2, rx: 130, ry: 16 }) +
    shape(stone, 'M-160-130C-158-60-120-6-60 4H60C120-6 158-60 160-130z') +
    shape(dark, 'M60-110C70-50 60-10 30 4H60C120-6 158-60 160-130z') +
    shape(high, leaves.join('')) +
    stroke(high, 4, 'M-156-112Q0-66 156-112') +
    ellipse(stone, { x: 0, y: -130, rx: 160, ry: 38 }) +
    ellipse(mix(dark, palette.ink, 0.15), { x: 0, y: -127, rx: 140, ry: 29 }) +
    shape(dark, 'M-140-127C-130-100-60-97 0-98C60-97 130-100 140-127C120-112 60-106 0-106S-120-112-140-127z') +
    stroke(high, 4, 'M-158-134C-150-160-70-168 0-168')
  );
}

/** An elephant of soapstone, its trunk raised, 330 long and 300 high, facing left. */
export function stoneElephant(palette: Palette, own: Hex): Drawing {
  const { stone, dark, high } = tones(palette, own);
  return (
    ellipse(mix(palette.ink, dark, 0.3), { x: 14, y: 2, rx: 158, ry: 14 }) +
    shape(dark, 'M-46-60L-50 4H-10L-8-60zM84-60L88 4H124L126-70z') +
    shape(
      stone,
      'M-92-200C-60-226-10-226 40-220C110-216 152-180 158-120C162-80 156-40 154 4H112L104-62C70-48 20-46-20-58L-26 4H-70L-76-74C-98-86-112-106-116-130C-136-132-146-156-152-186C-158-220-166-236-184-240C-200-240-206-224-198-212C-206-206-216-210-220-222C-224-250-200-270-176-264C-148-258-136-230-130-206C-118-214-104-212-92-200z',
    ) +
    shape(dark, 'M158-120C162-80 156-40 154 4H112L104-62C70-48 20-46-20-58L-26 4H-44L-46-66C0-96 110-70 158-120z') +
    shape(dark, 'M-84-196C-44-216-6-196-2-150C0-116-24-98-44-108C-70-120-88-160-84-196z') +
    shape(mix(stone, high, 0.4), 'M-90-198C-52-220-14-200-10-156C-8-124-30-106-50-116C-74-126-92-164-90-198z') +
    shape(high, 'M-118-136C-140-132-158-140-170-156C-150-152-132-156-120-164z') +
    ellipse(dark, { x: -108, y: -172, rx: 5, ry: 5 }) +
    stroke(high, 7, 'M0-208C50-212 100-200 128-164') +
    stroke(dark, 6, 'M156-130C170-110 168-90 164-70')
  );
}

/** A tall vase of soapstone with a band of leaves cut round it, 150 wide and 330 high. */
export function stoneVase(palette: Palette, own: Hex): Drawing {
  const { stone, dark, high } = tones(palette, own);
  const leaves = [-52, -18, 18, 52].map((x) => `M${x}-190q16 24 0 52q-16-28 0-52z`);
  return (
    ellipse(mix(palette.ink, dark, 0.3), { x: 8, y: 2, rx: 62, ry: 9 }) +
    shape(
      stone,
      'M-36-320C-34-290-24-272-30-250C-60-220-76-190-74-156C-72-96-44-50-40 4H40C44-50 72-96 74-156C76-190 60-220 30-250C24-272 34-290 36-320z',
    ) +
    shape(
      dark,
      'M14-320C14-290 10-270 16-246C40-210 50-180 46-146C42-90 16-50 14 4H40C44-50 72-96 74-156C76-190 60-220 30-250C24-272 34-290 36-320z',
    ) +
    shape(high, leaves.join('')) +
    ellipse(mix(dark, palette.ink, 0.2), { x: 0, y: -320, rx: 36, ry: 9 }) +
    stroke(high, 6, 'M-56-190C-62-150-52-100-40-66')
  );
}
