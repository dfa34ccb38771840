import { lit, type Palette } from '../light.ts';
import { type Drawing, disc, type Joint, limb, shape, stroke } from '../shapes.ts';
import { modelled, tonesOf } from './hide.ts';

/** A gerenuk about 440 high that stands on its hind legs and browses to the left; `id` is unique in the scene. */
export function gerenuk(palette: Palette, id: string, { distance = 0, horned = true } = {}): Drawing {
  const tones = tonesOf(palette, '#bd7f4e', distance);
  const { own, shade, bright, dark } = tones;
  const saddle = lit(palette, '#93572f', distance);
  const pale = lit(palette, '#f0e0c8', distance);
  // The hind leg of a hoofed animal: the knee forward and high, the hock behind, the cannon bone upright.
  const thigh: readonly Joint[] = [
    [44, -186, 62],
    [22, -142, 40],
    [40, -104, 20],
    [58, -80, 12],
    [48, -40, 9],
    [44, -4, 9],
  ];
  const body =
    'M-52-332C-30-340-6-326 8-300C30-262 64-222 76-184C80-158 50-142 24-150C4-166-40-220-62-272C-72-298-70-322-52-332z';
  return (
    limb(
      shade,
      thigh.map(([x, y, w], index): Joint => [x - 14 - index * 5, y, w * 0.92]),
    ) +
    limb(shade, [
      [-40, -296, 34],
      [-84, -262, 13],
      [-112, -282, 8],
      [-128, -288, 9],
    ]) +
    limb(pale, [
      [-6, -170, 30],
      [-34, -230, 40],
      [-54, -290, 34],
    ]) +
    modelled(
      { id, d: body, tones },
      shape(saddle, 'M-40-340C-10-330 10-300 24-262C40-230 60-200 66-160L100-200L10-350z'),
    ) +
    limb(own, thigh) +
    shape(pale, 'M62-176C76-170 80-150 68-138C60-150 58-164 62-176z') +
    stroke(dark, 5, 'M70-168C82-150 84-130 82-112') +
    limb(own, [
      [-46, -300, 40],
      [-92, -246, 14],
      [-122, -228, 8],
      [-136, -230, 9],
    ]) +
    limb(own, [
      [-38, -312, 46],
      [-58, -356, 27],
      [-74, -400, 20],
      [-84, -428, 22],
    ]) +
    stroke(bright, 3.5, 'M-60-336C-72-366-82-390-90-414') +
    shape(shade, 'M-76-438C-60-456-44-458-36-452C-42-438-58-430-74-430z') +
    limb(own, [
      [-82, -434, 30],
      [-104, -428, 22],
      [-128, -414, 14],
    ]) +
    shape(own, 'M-86-446C-92-466-88-480-80-484C-72-474-70-458-74-446z') +
    shape(pale, 'M-104-434C-98-440-90-440-86-434C-90-428-98-428-104-434z') +
    disc(dark, -96, -434, 3.6) +
    disc(dark, -133, -414, 3.6) +
    (horned
      ? stroke(dark, 7, 'M-86-446C-84-470-66-480-62-500C-60-510-64-518-70-522M-94-446C-94-468-78-484-76-502')
      : '') +
    [44, 5].map((x) => shape(dark, `M${x - 7}-8h12l2 9h-17z`)).join('')
  );
}

/** A beisa oryx about 300 high (horns to 400) that stands looking left; `id` is unique in the scene. */
export function oryx(palette: Palette, id: string, distance = 0): Drawing {
  const tones = tonesOf(palette, '#b9a58c', distance);
  const { own, shade, dark } = tones;
  const pale = lit(palette, '#efe6d6', distance);
  const torso =
    'M-100-248C-64-252-30-238 10-238C56-240 92-248 118-228C138-206 138-172 124-144C96-122 40-114-20-112C-60-108-96-112-112-130C-128-150-132-190-128-216C-122-236-112-246-100-248z';
  const fore = (x: number): Joint[] => [
    [x + 8, -150, 44],
    [x, -96, 22],
    [x + 2, -52, 13],
    [x - 2, -5, 12],
  ];
  const hind = (x: number): Joint[] => [
    [x - 8, -160, 56],
    [x - 12, -106, 26],
    [x + 10, -66, 13],
    [x, -5, 12],
  ];
  return (
    limb(shade, fore(-62)) +
    limb(shade, hind(78)) +
    stroke(dark, 7, 'M126-214C142-186 138-150 136-110') +
    limb(dark, [
      [136, -112, 9],
      [136, -84, 15],
      [133, -58, 5],
    ]) +
    modelled(
      { id, d: torso, tones },
      shape(pale, 'M-120-112C-40-118 60-124 130-160V-90H-120z') + stroke(dark, 8, 'M-126-134C-60-128 40-132 118-158'),
    ) +
    limb(own, fore(-94)) +
    limb(own, hind(108)) +
    limb(pale, [
      [-94, -70, 12],
      [-92, -52, 11],
      [-95, -20, 10],
    ]) +
    limb(pale, [
      [113, -62, 11],
      [110, -40, 10],
      [108, -20, 10],
    ]) +
    stroke(dark, 17, 'M-93-100L-93-92') +
    shape(own, 'M-66-244C-96-262-120-290-134-318L-178-296C-170-262-150-206-120-160C-92-150-70-190-66-244z') +
    stroke(dark, 6, 'M-154-300C-146-252-130-200-116-160M-72-246C-96-266-116-290-130-316') +
    shape(shade, 'M-134-322C-112-334-96-332-90-326C-98-314-116-308-132-310z') +
    stroke(dark, 8, 'M-146-326L-74-452M-156-326L-92-458') +
    limb(pale, [
      [-148, -314, 44],
      [-178, -290, 38],
      [-214, -254, 24],
    ]) +
    stroke(dark, 9, 'M-160-330L-186-296M-150-312L-190-262') +
    shape(dark, 'M-178-306C-196-290-214-272-216-258L-200-252C-194-268-186-286-178-306z') +
    disc(dark, -164, -308, 4.5) +
    [-96, 108, -64, 78].map((x) => shape(dark, `M${x - 8}-9h14l3 10h-20z`)).join('')
  );
}
