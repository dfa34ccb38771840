import type { DemoTrip } from './types.ts';

/**
 * Amina's trips. The completed ones earn exactly 1,250 points (`aminaPointsCheck`), so their services have no seasons, since
 * the dates depend on today.
 */
export const aminaTrips: DemoTrip[] = [
  {
    serviceKey: 'amboseli-elephants-2-days',
    personKey: 'amina',
    startsInDays: -830,
    guests: 2,
    pay: 'card',
    outcome: 'complete',
    fixedReference: 'BK-2024-001',
    fixedStart: '2024-08-14',
  },
  {
    serviceKey: 'nyali-sea-breeze-flat',
    personKey: 'amina',
    startsInDays: -296,
    guests: 2,
    nights: 3,
    pay: 'mpesa',
    outcome: 'complete',
  },
  {
    serviceKey: 'mombasa-old-town-walk',
    personKey: 'amina',
    startsInDays: -295,
    guests: 2,
    pay: 'mpesa',
    outcome: 'complete',
  },
  {
    serviceKey: 'mombasa-seafood-table',
    personKey: 'amina',
    startsInDays: -294,
    guests: 2,
    pay: 'card',
    outcome: 'complete',
  },
  { serviceKey: 'lamu-dhow-day', personKey: 'amina', startsInDays: -121, guests: 2, pay: 'card', outcome: 'complete' },
  {
    serviceKey: 'karura-forest-bikes',
    personKey: 'amina',
    startsInDays: -37,
    guests: 2,
    pay: 'mpesa',
    outcome: 'complete',
  },
  {
    serviceKey: 'lamu-rooftop-guesthouse',
    personKey: 'amina',
    startsInDays: 18,
    guests: 2,
    nights: 3,
    extras: { 'Boat from Manda airport': 1, 'Swahili dinner': 2 },
    pay: 'mpesa',
  },
  { serviceKey: 'samburu-special-five-3-days', personKey: 'amina', startsInDays: 47, guests: 2, pay: 'card' },
  {
    serviceKey: 'watamu-turtle-watch',
    personKey: 'amina',
    startsInDays: 26,
    guests: 2,
    pay: 'mpesa',
    outcome: 'cancel',
  },
];

/** Confirmed trips of others, so that the providers' calendars have guests. */
const otherTrips: DemoTrip[] = [
  // The day of Acacia Dawn, whose member signs in to the demo: guests arrive, and others are under way.
  { serviceKey: 'nairobi-park-1-day', personKey: 'tomas', startsInDays: 0, guests: 2, pay: 'card' },
  {
    serviceKey: 'lake-nakuru-day-safari',
    personKey: 'joyce',
    startsInDays: 0,
    guests: 3,
    party: [
      { kind: 'citizen', count: 2 },
      { kind: 'citizen_child', count: 1 },
    ],
    pay: 'mpesa',
  },
  { serviceKey: 'mara-big-cats-3-days', personKey: 'yuki', startsInDays: -1, guests: 1, pay: 'card' },
  { serviceKey: 'mara-big-cats-3-days', personKey: 'sofia', startsInDays: 21, guests: 2, pay: 'card' },
  { serviceKey: 'mara-big-cats-3-days', personKey: 'chidi', startsInDays: 21, guests: 3, pay: 'card' },
  { serviceKey: 'lake-nakuru-day-safari', personKey: 'priya', startsInDays: 9, guests: 4, pay: 'card' },
  { serviceKey: 'amboseli-elephants-2-days', personKey: 'halima', startsInDays: 33, guests: 4, pay: 'mpesa' },
  { serviceKey: 'mount-kenya-sirimon-4-days', personKey: 'yuki', startsInDays: 62, guests: 1, pay: 'card' },
  { serviceKey: 'diani-mnazi-wave-hotel', personKey: 'brian', startsInDays: 14, guests: 2, nights: 4, pay: 'mpesa' },
  { serviceKey: 'mto-mara-camp', personKey: 'priya', startsInDays: 40, guests: 4, nights: 3, pay: 'card' },
  { serviceKey: 'kilimani-studio', personKey: 'chidi', startsInDays: 5, guests: 1, nights: 6, pay: 'card' },
  { serviceKey: 'kericho-tea-farm-stay', personKey: 'joyce', startsInDays: 11, guests: 2, nights: 2, pay: 'mpesa' },
  { serviceKey: 'jkia-westlands-transfer', personKey: 'chidi', startsInDays: 5, guests: 1, pay: 'mpesa' },
  { serviceKey: 'land-cruiser-with-driver', personKey: 'tomas', startsInDays: 28, guests: 5, days: 3, pay: 'card' },
  { serviceKey: 'nairobi-food-walk', personKey: 'tomas', startsInDays: 3, guests: 1, pay: 'card' },
];

export const trips: DemoTrip[] = [...aminaTrips, ...otherTrips];
