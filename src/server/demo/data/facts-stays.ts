import type { DemoFacts } from './types.ts';

const double = [{ beds: [{ kind: 'double' as const, count: 1 }] }];
const twin = [{ beds: [{ kind: 'single' as const, count: 2 }] }];
/** From when guests come, and until when they leave. */
const times = (checkInFrom: string, checkOutUntil: string) => ({ checkInFrom, checkOutUntil });

/** Facts of stays, by listing; where rooms are sold, those of one room. */
export const stayFacts: Record<string, DemoFacts> = {
  'nairobi-msafiri-house': {
    ...{ rooms: double, bathrooms: 1, ...times('14:00', '11:00') },
    facilities: ['wifi', 'breakfast', 'parking', 'private_bathroom', 'workspace', 'backup_power'],
  },
  'kisumu-lolwe-shore': {
    ...{ rooms: double, bathrooms: 1, ...times('13:00', '10:30') },
    facilities: [
      'wifi',
      'pool',
      'breakfast',
      'restaurant',
      'private_bathroom',
      'mosquito_nets',
      'garden',
      'water_view',
    ],
  },
  'mombasa-mlango-courtyard': {
    ...{ rooms: double, bathrooms: 1, ...times('13:00', '10:00') },
    facilities: ['wifi', 'breakfast', 'air_conditioning', 'fan', 'private_bathroom', 'terrace'],
  },
  'diani-mnazi-wave-hotel': {
    ...{ rooms: double, bathrooms: 1, ...times('14:00', '10:00') },
    facilities: [
      ...([
        'wifi',
        'pool',
        'breakfast',
        'restaurant',
        'private_bathroom',
        'mosquito_nets',
        'garden',
        'terrace',
      ] as const),
      ...(['beachfront', 'security'] as const),
    ],
  },
  'naivasha-migunga-hotel': {
    ...{
      rooms: [
        {
          beds: [
            { kind: 'king', count: 1 },
            { kind: 'single', count: 1 },
          ],
        },
      ],
      bathrooms: 1,
    },
    ...times('13:00', '10:00'),
    facilities: ['wifi', 'pool', 'breakfast', 'restaurant', 'private_bathroom', 'terrace', 'water_view', 'security'],
  },

  'mto-mara-camp': {
    ...{ rooms: double, bathrooms: 1, ...times('12:00', '10:00') },
    facilities: [
      'breakfast',
      'restaurant',
      'private_bathroom',
      'laundry',
      'terrace',
      'water_view',
      'airport_transfer',
      'security',
    ],
  },
  'amboseli-view-camp': {
    ...{ rooms: twin, bathrooms: 1, ...times('12:00', '10:00') },
    facilities: ['breakfast', 'restaurant', 'bar', 'terrace', 'mountain_view', 'campfire'],
  },
  'ol-pejeta-plains-lodge': {
    ...{
      rooms: [
        {
          beds: [
            { kind: 'double', count: 1 },
            { kind: 'single', count: 1 },
          ],
        },
      ],
      bathrooms: 1,
    },
    ...times('13:00', '10:00'),
    facilities: ['wifi', 'breakfast', 'restaurant', 'private_bathroom', 'garden', 'mountain_view', 'fireplace'],
  },
  'meru-baobab-camp': {
    ...{ rooms: twin, bathrooms: 1, ...times('12:00', '10:00') },
    facilities: ['breakfast', 'restaurant', 'private_bathroom', 'laundry', 'campfire'],
  },
  'chalbi-star-camp': {
    rooms: twin,
    checkInUntil: '16:00',
    checkOutUntil: '09:00',
    facilities: ['breakfast', 'restaurant'],
  },

  'kilimani-studio': {
    ...{ rooms: double, bathrooms: 1, ...times('15:00', '11:00') },
    facilities: ['wifi', 'kitchen', 'parking', 'private_bathroom', 'terrace', 'backup_power', 'security'],
  },
  'nyali-sea-breeze-flat': {
    ...{ rooms: [{ beds: [{ kind: 'king', count: 1 }] }, ...twin], bathrooms: 1, ...times('14:00', '10:00') },
    facilities: ['wifi', 'kitchen', 'parking', 'private_bathroom', 'fan', 'mosquito_nets'],
  },
  'nanyuki-mountain-cottage': {
    ...{ rooms: [...double, ...twin], bathrooms: 1, ...times('13:00', '10:00') },
    facilities: ['wifi', 'kitchen', 'parking', 'private_bathroom', 'garden', 'fireplace', 'family_friendly'],
  },
  'watamu-makuti-house': {
    ...{ rooms: [...double, ...double, ...twin], bathrooms: 2, ...times('14:00', '10:00') },
    facilities: ['kitchen', 'private_bathroom', 'fan', 'mosquito_nets', 'beachfront', 'security', 'family_friendly'],
  },
  'rusinga-island-cottage': {
    ...{ rooms: [...double, ...twin], bathrooms: 1, ...times('14:00', '10:00') },
    facilities: ['kitchen', 'private_bathroom', 'mosquito_nets', 'water_view'],
  },

  'lamu-rooftop-guesthouse': {
    ...{ rooms: double, ...times('13:00', '10:00') },
    facilities: ['breakfast', 'fan', 'mosquito_nets', 'terrace', 'water_view'],
  },
  'iten-runners-house': {
    ...{ rooms: twin, ...times('13:00', '10:00') },
    facilities: ['wifi', 'breakfast', 'hot_water'],
  },
  'loiyangalani-lake-guesthouse': { rooms: twin, ...times('13:00', '10:00'), facilities: ['breakfast', 'parking'] },
  'bogoria-springs-guesthouse': {
    ...{ rooms: twin, ...times('13:00', '10:00') },
    facilities: ['pool', 'breakfast', 'parking', 'fan', 'mosquito_nets'],
  },
  'kakamega-forest-bandas': {
    ...{ rooms: twin, ...times('13:00', '10:00') },
    facilities: ['breakfast', 'hot_water', 'mosquito_nets'],
  },

  'kericho-tea-farm-stay': { rooms: twin, ...times('15:00', '10:00'), facilities: ['breakfast', 'garden'] },
  'limuru-dairy-cottage': {
    ...{ rooms: [...double, ...twin], bathrooms: 1, ...times('14:00', '10:00') },
    facilities: ['breakfast', 'parking', 'private_bathroom', 'garden', 'fireplace', 'family_friendly'],
  },
  'nyeri-coffee-farm-stay': { rooms: twin, ...times('15:30', '10:00'), facilities: ['wifi', 'breakfast', 'garden'] },
  'machakos-mango-farm': {
    rooms: double,
    ...times('14:00', '10:00'),
    facilities: ['breakfast', 'parking', 'garden', 'terrace'],
  },
  'timau-sheep-farm': {
    ...{ rooms: twin, ...times('15:00', '10:00') },
    facilities: ['breakfast', 'garden', 'mountain_view', 'fireplace'],
  },
};
