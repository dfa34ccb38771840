import { type Hex, mix } from './colour.ts';
import { lit, type Palette, shaded } from './light.ts';
import { box, type Drawing, disc, inside, shape, stroke } from './shapes.ts';

/** A leather walking boot about 300 high that points left; `id` is unique in the scene. */
export function boot(palette: Palette, id: string, own: Hex = '#96633a'): Drawing {
  const [leather, shade] = [lit(palette, own), shaded(palette, own)];
  const dark = lit(palette, '#3a302a');
  const lace = lit(palette, '#d8b25a');
  const upper =
    'M-30-290C20-300 80-300 124-284C130-220 126-150 134-60C136-50 130-44 122-44H-240C-252-90-230-124-190-134C-140-144-90-160-60-200C-46-230-40-260-30-290z';
  const lugs = [-236, -196, -156, -116, -60, 10, 50, 90]
    .map((x) => box(dark, { x, y: -16, width: 26, height: 18, round: 3 }))
    .join('');
  return (
    lugs +
    shape(dark, 'M-254-54H138C144-40 142-20 136-10H-244C-258-20-260-40-254-54z') +
    shape(lit(palette, '#c8b48a'), 'M-250-56H138V-44H-254z') +
    inside(
      id,
      upper,
      shape(leather, upper) +
        shape(shade, 'M-260-74C-160-84-40-76 20-96C60-150 60-230 70-310H150V-30H-260z') +
        shape(
          mix(leather, palette.rim, 0.3),
          'M-40-300L-52-240C-80-176-140-150-200-142C-140-128-80-150-40-190C-20-220-14-260-10-300z',
        ) +
        shape(mix(shade, palette.ink, 0.2), 'M-250-50C-250-90-232-116-206-126C-170-110-160-80-164-44H-250z'),
    ) +
    shape(lit(palette, '#5c4a3c'), 'M-32-292C20-304 80-304 124-286L120-266C80-280 20-278-36-266z') +
    stroke(dark, 3, 'M20-96C60-110 100-104 132-96M-164-46C-160-80-170-110-206-126') +
    stroke(
      lace,
      8,
      'M-44-246L6-232M-54-214L0-196M-76-186L-22-164M-104-168L-56-140M-44-246L0-196M-54-214L-22-164M-76-186L-56-140',
    ) +
    [
      [6, -232],
      [0, -196],
      [-22, -164],
      [-56, -140],
    ]
      .map(([x, y]) => disc(dark, x ?? 0, y ?? 0, 6))
      .join('') +
    stroke(lace, 7, 'M-40-250C-80-280-96-250-56-240C-90-220-70-200-40-240M-40-250C-70-230-100-210-104-190')
  );
}

/** A light running shoe about 150 high that points left; `id` is unique in the scene. */
export function runningShoe(palette: Palette, id: string, own: Hex = '#2f9f8f'): Drawing {
  const [cloth, shade] = [lit(palette, own), shaded(palette, own)];
  const sole = lit(palette, '#f2ead8');
  const upper =
    'M96-152C126-164 158-156 168-132C176-100 176-76 178-52H-230C-236-80-206-100-160-104C-110-108-70-120-30-148C-10-160 10-160 24-144C40-126 76-134 96-152z';
  return (
    shape(lit(palette, '#e0703a'), 'M-240-20C-180-6 100-6 186-14C190-6 186 0 178 0H-210C-228-2-240-10-240-20z') +
    shape(sole, 'M-236-58C-120-48 60-56 184-66C196-44 194-24 186-12C100-2-180-4-240-18C-252-30-250-48-236-58z') +
    shape(mix(sole, palette.ink, 0.2), 'M-244-34C-120-20 80-26 192-38C192-26 190-18 186-12C100-2-180-4-240-18z') +
    inside(
      id,
      upper,
      shape(cloth, upper) +
        shape(shade, 'M-240-66C-120-60 20-70 90-90C110-110 120-140 120-170H190V-40H-240z') +
        shape(mix(cloth, palette.rim, 0.35), 'M-190-104C-130-104-80-120-36-150L-10-160C-40-120-100-90-190-88z') +
        shape(lit(palette, '#e9a93a'), 'M178-52C174-80 172-104 164-128C140-120 118-100 108-54z') +
        stroke(
          mix(shade, palette.ink, 0.15),
          4,
          'M-120-54C-100-76-70-92-34-104M-70-54C-50-72-26-84 4-94M-20-54C0-68 20-78 44-86',
        ) +
        shape(mix(shade, palette.ink, 0.2), 'M-236-50C-236-76-216-96-186-102C-170-84-166-66-168-50z'),
    ) +
    stroke(lit(palette, '#4a4642'), 12, 'M24-146C44-130 76-136 98-154') +
    stroke(sole, 7, 'M-22-150L8-122M-44-138L-14-108M-70-126L-42-98M-22-150L-14-108M-44-138L-42-98') +
    stroke(sole, 6, 'M-26-150C-60-186-84-160-40-146C-70-130-50-110-26-146')
  );
}
