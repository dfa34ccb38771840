import type { Category } from '#shared/categories.ts';
import { airbnb } from './airbnb.ts';
import { beach } from './beach.ts';
import { boda } from './boda.ts';
import { car } from './car.ts';
import { city } from './city.ts';
import { cultural } from './cultural.ts';
import { dining } from './dining.ts';
import { farm } from './farm.ts';
import { guest } from './guest.ts';
import { hotels } from './hotels.ts';
import { type Palette, paletteOf } from './kit.ts';
import { local } from './local.ts';
import { lodges } from './lodges.ts';
import { meals } from './meals.ts';
import { mountain } from './mountain.ts';
import { safari } from './safari.ts';
import { transfer } from './transfer.ts';
import { van } from './van.ts';

const drawings: Record<Category, (palette: Palette) => string> = {
  ...{ safari, cultural, beach, city, mountain, airbnb, hotels, lodges, guest, farm },
  ...{ meals, dining, local, car, transfer, van, boda },
};

/** One picture per category, 3 : 2, tinted from the id; the same id always gives the same bytes. */
export function drawPicture(category: Category, id: string): string {
  const drawing = drawings[category](paletteOf(category, id)).replace(/(\d\.\d)\d+/g, '$1');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800" preserveAspectRatio="xMidYMid slice">${drawing}</svg>`;
}
