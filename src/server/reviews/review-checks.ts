import { AppError } from '#shared/errors.ts';
import { type AspectStars, aspectsOf, reviewAspects } from '#shared/review-rules.ts';

/** @throws AppError invalid_input: an aspect that listings of this kind do not have */
export function checkAspects(aspects: AspectStars, category: string): void {
  const known = aspectsOf(category);
  const other = reviewAspects.find((aspect) => aspects[aspect] !== undefined && !known.includes(aspect));
  if (other) throw new AppError('invalid_input', { fields: { [`aspects.${other}`]: 'aspect_other' } });
}
