import { type Category, categoryFacts } from './categories.ts';
import { isInKenya } from './counties.ts';
import type { Position } from './directions.ts';
import { isRough } from './rough-position.ts';

/** Whether guests of this category come to the listing itself: to a stay or a meal. */
export const isComeTo = (category: Category): boolean => {
  const { group } = categoryFacts(category);
  return group === 'stay' || group === 'meal';
};

/**
 * Whether guests have to be where the listing is. Nobody is sent to a position that is only roughly where it is.
 */
export const isMeetingPlace = ({ category, lat, lon }: Position & { category: Category }): boolean =>
  isComeTo(category) && isInKenya({ lat, lon }) && !isRough({ lat, lon });
