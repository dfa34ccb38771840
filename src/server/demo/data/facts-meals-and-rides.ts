import { bring } from './things.ts';
import type { DemoFacts } from './types.ts';

const shared = { group: 'shared' } as const;

/** Facts of meals, by listing. */
export const mealFacts: Record<string, DemoFacts> = {
  'lamu-swahili-breakfast': { meetingTime: '07:30', ...shared, groupMost: 10, facilities: ['vegan', 'halal'] },
  'packed-safari-lunch': { facilities: ['vegetarian'] },
  'kitengela-nyama-choma': { ...shared, facilities: ['halal', 'outdoor_seating'] },
  'limuru-farm-lunch': {
    meetingTime: '11:15',
    ...shared,
    groupMost: 16,
    facilities: ['vegetarian', 'outdoor_seating'],
  },
  'nairobi-cafe-morning': { meetingTime: '08:00', ...shared, groupMost: 11, facilities: ['vegetarian'] },
  'parklands-thali-lunch': { meetingTime: '12:30', ...shared, groupMost: 12, facilities: ['vegetarian'] },
  'mama-njeri-mukimo': { ...shared, groupMost: 24, facilities: ['vegetarian'] },
  'dunga-fried-tilapia': { ...shared, facilities: ['water_view', 'outdoor_seating'] },
  'kakamega-ingokho': { ...shared, groupMost: 20, facilities: [] },
  'eastleigh-bariis': { ...shared, groupMost: 20, facilities: ['vegetarian', 'halal'] },
  'mombasa-viazi-karai': {
    meetingTime: '17:00',
    ...shared,
    facilities: ['vegetarian', 'halal', 'outdoor_seating', 'water_view'],
  },
  'naivasha-bush-dinner': {
    meetingTime: '18:30',
    ...shared,
    groupMost: 16,
    facilities: ['vegetarian', 'outdoor_seating', 'bar'],
  },
  'mombasa-seafood-table': {
    meetingTime: '19:00',
    ...shared,
    groupMost: 20,
    facilities: ['halal', 'outdoor_seating', 'water_view'],
  },
  'nairobi-rooftop-supper': { meetingTime: '19:15', ...shared, groupMost: 14, facilities: ['vegetarian', 'bar'] },
  'shela-dhow-dinner': {
    meetingTime: '18:15',
    ...shared,
    groupMost: 10,
    facilities: ['vegetarian', 'halal', 'water_view'],
  },
  'nanyuki-trout-fireside': {
    meetingTime: '18:00',
    ...shared,
    groupMost: 14,
    facilities: ['vegetarian', 'outdoor_seating', 'bar'],
  },
};

const papers = bring('licence', 'id');

/** Facts of vehicles and rides, by listing. */
export const rideFacts: Record<string, DemoFacts> = {
  'nairobi-compact-car': {
    ...{ vehicle: 'car', seats: 4, luggage: 2, bring: papers },
    facilities: ['self_drive', 'air_conditioning', 'child_seats'],
  },
  'nakuru-rav4-hire': {
    vehicle: 'suv',
    seats: 4,
    luggage: 3,
    bring: papers,
    facilities: ['self_drive', 'four_wheel_drive'],
  },
  'prado-roof-tent': {
    ...{ vehicle: 'suv', seats: 4, luggage: 3, bring: papers },
    facilities: ['self_drive', 'four_wheel_drive', 'camping_gear'],
  },
  'diani-beach-jeep': {
    ...{ vehicle: 'suv', seats: 4, luggage: 2, bring: papers },
    facilities: ['self_drive', 'four_wheel_drive', 'open_roof'],
  },
  'kisumu-seven-seater': {
    ...{ vehicle: 'van', seats: 7, luggage: 4, bring: papers },
    facilities: ['self_drive', 'air_conditioning', 'child_seats'],
  },

  'pop-top-safari-van': {
    ...{ vehicle: 'safari_van', seats: 7, luggage: 7, bring: bring('binoculars', 'hat') },
    facilities: ['driver', 'open_roof', 'charging', 'drinking_water'],
  },
  'fourteen-seat-shuttle': { vehicle: 'bus', seats: 14, luggage: 14, facilities: ['driver', 'air_conditioning'] },
  'land-cruiser-with-driver': {
    ...{ vehicle: 'land_cruiser', seats: 6, luggage: 6, bring: bring('binoculars', 'hat') },
    facilities: ['driver', 'four_wheel_drive', 'open_roof'],
  },
  'overland-truck-north': {
    ...{ vehicle: 'bus', seats: 16, luggage: 16, bring: bring('hat', 'scarf', 'torch', 'cash') },
    facilities: ['driver', 'open_roof', 'drinking_water', 'camping_gear'],
  },
  'ramp-van-nairobi': { vehicle: 'van', seats: 5, luggage: 4, facilities: ['driver', 'accessible', 'drinking_water'] },

  'jkia-westlands-transfer': {
    ...{ vehicle: 'car', seats: 3, luggage: 3 },
    facilities: ['driver', 'meet_and_greet', 'flight_tracking', 'drinking_water'],
  },
  'wilson-city-transfer': { vehicle: 'car', seats: 3, luggage: 3, facilities: ['driver', 'drinking_water'] },
  'moi-airport-diani-transfer': {
    ...{ vehicle: 'van', seats: 4, luggage: 4 },
    facilities: ['driver', 'air_conditioning', 'child_seats'],
  },
  'sgr-miritini-nyali-transfer': { vehicle: 'car', seats: 3, luggage: 3, facilities: ['driver', 'meet_and_greet'] },
  'manda-lamu-boat': { vehicle: 'boat', seats: 6, luggage: 6, facilities: ['life_jackets'] },
  'lodwar-eliye-transfer': {
    ...{ vehicle: 'land_cruiser', seats: 4, luggage: 4, bring: bring('softBag', 'cash', 'scarf') },
    facilities: ['driver', 'four_wheel_drive', 'flight_tracking', 'drinking_water'],
  },

  ...Object.fromEntries(
    [
      ...['nairobi-cbd-boda', 'kisumu-lakeside-boda', 'malindi-town-boda', 'nanyuki-equator-boda'],
      'westlands-electric-boda',
    ].map((key): [string, DemoFacts] => [key, { vehicle: 'motorcycle', seats: 1, facilities: ['driver', 'helmets'] }]),
  ),
};
