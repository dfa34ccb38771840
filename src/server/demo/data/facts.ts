import { mealFacts, rideFacts } from './facts-meals-and-rides.ts';
import { stayFacts } from './facts-stays.ts';
import { tourFacts } from './facts-tours.ts';
import type { DemoFacts } from './types.ts';

/** The facts of every listing of the demo, by its key. */
export const demoFacts: Readonly<Record<string, DemoFacts>> = {
  ...tourFacts,
  ...stayFacts,
  ...mealFacts,
  ...rideFacts,
};
