import type { Facility } from '#shared/facts.ts';
import { iconPaths } from '#web/ui/icon.tsx';

const drawn = {
  wifi: 'M4 10a12 12 0 0 1 16 0M7 13.4a7.5 7.5 0 0 1 10 0M10 16.8a3 3 0 0 1 4 0M12 19.6v.1',
  water:
    'M3 9.5c2.2 0 2.2-1.5 4.5-1.5S9.8 9.5 12 9.5 14.3 8 16.5 8s2.3 1.5 4.5 1.5M3 15.5c2.2 0 2.2-1.5 4.5-1.5s2.3 1.5 4.5 1.5 2.3-1.5 4.5-1.5 2.3 1.5 4.5 1.5',
  food: 'M7 3.5v17M4.5 3.5v4a2.5 2.5 0 0 0 5 0v-4M17 20.5v-7c-2 0-2.8-2-2.8-5s1.3-5 2.8-5z',
  car: 'M4 16.5v-4l2-5.5h12l2 5.5v4zM4 12.5h16M7 16.5v2.5M17 16.5v2.5',
  bed: 'M3.5 19V6.5M3.5 15.5h17V19M20.5 15.5v-2a3 3 0 0 0-3-3h-7v5M7 10a1.7 1.7 0 1 0 .1 0',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4',
  leaf: 'M5 19C5 10 10 5 19 5c0 9-5 14-12 14M5 21c2-5 5-8 9-10',
  shield: 'M12 3.5 19 6v6c0 4.5-3 7-7 8.5-4-1.5-7-4-7-8.5V6z',
  power: 'M13 3 6 13.5h5L11 21l7-10.5h-5z',
  fire: 'M12 3.5c1 3.5 5 5 5 10a5 5 0 0 1-10 0c0-2 1-3.5 2-4.5 0 2 1 2.5 1.5 2.5 1-2 .5-5.5 1.5-8Z',
  air: 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9',
  wheelchair: 'M10 4a1.3 1.3 0 1 0 .1 0M10 8v6h5l2.5 5M10 10.5h4M8 11a5 5 0 1 0 6 7',
} as const;

/** By what a facility is about; all others have a tick. */
const about: Partial<Record<Facility, keyof typeof drawn>> = {
  ...{
    wifi: 'wifi',
    pool: 'water',
    water_view: 'water',
    beachfront: 'sun',
    hot_water: 'water',
    drinking_water: 'water',
  },
  ...{ breakfast: 'food', kitchen: 'food', restaurant: 'food', bar: 'food', vegetarian: 'food', vegan: 'food' },
  ...{ halal: 'food', gluten_free: 'food', childrens_menu: 'food', cook_along: 'food' },
  ...{
    parking: 'car',
    airport_transfer: 'car',
    pick_up: 'car',
    driver: 'car',
    self_drive: 'car',
    four_wheel_drive: 'car',
  },
  ...{ garden: 'leaf', terrace: 'sun', mountain_view: 'sun', outdoor_seating: 'sun', open_roof: 'sun' },
  ...{ security: 'shield', helmets: 'shield', life_jackets: 'shield', backup_power: 'power', charging: 'power' },
  ...{ fireplace: 'fire', campfire: 'fire', air_conditioning: 'air', fan: 'air', accessible: 'wheelchair' },
};

/** The drawing beside a facility. */
export function facilityPath(facility: Facility): string {
  const name = about[facility];
  return name ? drawn[name] : iconPaths.check;
}

export const bedPath = drawn.bed;
