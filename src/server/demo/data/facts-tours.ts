import { plans } from './plans.ts';
import { bring } from './things.ts';
import type { DemoFacts } from './types.ts';

const safariThings = bring('hat', 'sunscreen', 'binoculars', 'warmJacket');
const shared = { group: 'shared' } as const;
const easy = { difficulty: 'easy' } as const;

/** Facts of safaris, walks, lessons and trips at sea, by listing. */
export const tourFacts: Record<string, DemoFacts> = {
  'mara-big-cats-3-days': {
    ...{ meetingTime: '07:00', ...shared, groupMost: 12, minAge: 6, vehicle: 'land_cruiser', bring: safariThings },
    lodging: { en: 'A simple tented camp near the Talek river', sw: 'Kambi ya mahema karibu na mto Talek' },
    plan: plans['mara-big-cats-3-days'],
    facilities: ['pick_up', 'open_roof', 'drinking_water', 'family_friendly'],
  },
  'mara-migration-4-days': {
    ...{ meetingTime: '09:00', group: 'private', groupMost: 6, vehicle: 'land_cruiser' },
    lodging: { en: 'A camp on a bend of the Mara river', sw: 'Kambi kwenye kona ya mto Mara' },
    plan: plans['mara-migration-4-days'],
    bring: bring('softBag', 'hat', 'sunscreen', 'binoculars', 'warmJacket'),
  },
  'samburu-special-five-3-days': {
    ...{ meetingTime: '11:00', ...shared, groupMost: 12, vehicle: 'land_cruiser' },
    lodging: { en: 'A camp under doum palms near the river', sw: 'Kambi chini ya mikoma karibu na mto' },
    plan: plans['samburu-special-five-3-days'],
    bring: bring('hat', 'sunscreen', 'binoculars', 'closedShoes'),
    facilities: ['family_friendly'],
  },
  'tsavo-by-train-3-days': {
    ...{ ...shared, groupMost: 14, vehicle: 'safari_van' },
    lodging: { en: 'A lodge outside the park gate', sw: 'Loji nje ya lango la hifadhi' },
    plan: plans['tsavo-by-train-3-days'],
    bring: bring('id', 'hat', 'sunscreen', 'binoculars'),
    facilities: ['family_friendly'],
  },
  'amboseli-elephants-2-days': {
    ...{ meetingTime: '06:30', ...shared, groupMost: 14, vehicle: 'safari_van', bring: safariThings },
    lodging: { en: 'A small camp outside the park gate', sw: 'Kambi ndogo nje ya lango la hifadhi' },
    plan: plans['amboseli-elephants-2-days'],
    facilities: ['open_roof', 'drinking_water', 'family_friendly'],
  },
  'lake-nakuru-day-safari': {
    ...{ meetingTime: '05:45', ...shared, groupMost: 14, vehicle: 'safari_van', bring: safariThings },
    facilities: ['pick_up', 'open_roof', 'drinking_water', 'family_friendly'],
  },
  'nairobi-park-1-day': {
    ...{ meetingTime: '05:15', ...shared, groupMost: 14, vehicle: 'safari_van', bring: safariThings },
    facilities: ['pick_up', 'open_roof', 'drinking_water', 'family_friendly'],
  },
  'tsavo-west-springs-2-days': {
    ...{ ...shared, groupMost: 12, vehicle: 'safari_van' },
    lodging: { en: 'A lodge outside the park gate', sw: 'Loji nje ya lango la hifadhi' },
    plan: plans['tsavo-west-springs-2-days'],
    bring: bring('id', 'hat', 'sunscreen', 'closedShoes'),
    facilities: ['drinking_water', 'family_friendly'],
  },

  'lamu-dhow-builders': {
    ...shared,
    groupMost: 8,
    ...easy,
    vehicle: 'dhow',
    bring: bring('hat', 'sunscreen', 'modest'),
  },
  'maasai-beadwork-morning': { ...shared, groupMost: 10, ...easy, facilities: ['beginners', 'equipment'] },
  'kakamega-forest-stories': {
    ...{ meetingTime: '06:30', ...shared, groupMost: 10, ...easy, bring: bring('closedShoes', 'rainJacket', 'camera') },
  },
  'taita-hills-coffee': {
    ...{ meetingTime: '09:00', ...shared, groupMost: 8, ...easy, bring: bring('closedShoes', 'warmJacket') },
    facilities: ['beginners', 'family_friendly'],
  },
  'tabaka-soapstone-carving': {
    ...{ ...shared, groupMost: 8, ...easy, bring: bring('closedShoes', 'hat') },
    facilities: ['beginners', 'equipment'],
  },
  'machakos-kiondo-weaving': {
    meetingTime: '13:30',
    ...shared,
    groupMost: 10,
    ...easy,
    facilities: ['beginners', 'equipment'],
  },
  'malindi-swahili-cooking': {
    ...{ meetingTime: '08:00', ...shared, groupMost: 6, ...easy, bring: bring('modest') },
    facilities: ['beginners', 'vegetarian', 'halal'],
  },

  'diani-reef-snorkel': {
    ...{ ...shared, groupMost: 8, ...easy, minAge: 8, vehicle: 'boat', bring: bring('swimwear', 'sunscreen', 'hat') },
    facilities: ['equipment', 'drinking_water', 'beginners'],
  },
  'watamu-turtle-watch': {
    ...{ meetingTime: '05:30', ...shared, groupMost: 10, ...easy, bring: bring('torch', 'warmJacket', 'repellent') },
  },
  'kilifi-creek-sunset': {
    ...{ meetingTime: '16:15', ...shared, groupMost: 8, ...easy, vehicle: 'dhow', bring: bring('hat', 'warmJacket') },
    facilities: ['family_friendly', 'equipment'],
  },
  'lamu-dhow-day': {
    ...{ meetingTime: '08:30', ...shared, groupMost: 8, ...easy, vehicle: 'dhow' },
    bring: bring('swimwear', 'sunscreen', 'hat', 'modest'),
    facilities: ['equipment', 'drinking_water', 'halal', 'vegetarian'],
  },
  'diani-first-kite': {
    ...{ ...shared, groupMost: 2, difficulty: 'moderate', minAge: 12, bring: bring('swimwear', 'sunscreen') },
    facilities: ['beginners', 'equipment', 'drinking_water'],
  },
  'wasini-dolphin-dhow': {
    ...{ meetingTime: '08:15', ...shared, groupMost: 14, ...easy, vehicle: 'dhow' },
    bring: bring('swimwear', 'sunscreen', 'hat', 'cash'),
    facilities: ['equipment', 'halal'],
  },

  'nairobi-food-walk': {
    ...{ meetingTime: '10:30', ...shared, groupMost: 10, ...easy, bring: bring('closedShoes') },
    facilities: ['vegetarian', 'halal', 'drinking_water'],
  },
  'karura-forest-bikes': {
    ...{ ...shared, groupMost: 10, ...easy, minAge: 8, vehicle: 'bicycle', bring: bring('closedShoes') },
    facilities: ['equipment', 'beginners'],
  },
  'mombasa-old-town-walk': {
    ...{ meetingTime: '08:30', ...shared, groupMost: 10, ...easy, bring: bring('modest', 'hat') },
  },
  'kisumu-sunset-boat': {
    ...{
      meetingTime: '16:45',
      ...shared,
      groupMost: 8,
      ...easy,
      vehicle: 'boat',
      bring: bring('hat', 'warmJacket', 'repellent'),
    },
  },
  'nairobi-giraffes-and-dances': {
    ...{ meetingTime: '09:00', ...shared, groupMost: 12, ...easy, vehicle: 'bus', bring: bring('hat', 'camera') },
    facilities: ['pick_up', 'family_friendly', 'drinking_water'],
  },
  'nairobi-matatu-art-ride': {
    meetingTime: '16:00',
    ...shared,
    groupMost: 18,
    ...easy,
    vehicle: 'bus',
    bring: bring('camera'),
  },
  'nairobi-mombasa-train-day': {
    ...{ meetingTime: '07:00', ...shared, groupMost: 8, ...easy, vehicle: 'train', bring: bring('id') },
  },

  'mount-kenya-sirimon-4-days': {
    ...{ meetingTime: '08:00', ...shared, groupMost: 8, difficulty: 'strenuous', minAge: 12 },
    lodging: {
      en: 'Mountain huts: Old Moses and Shipton’s camp',
      sw: 'Vibanda vya mlimani: Old Moses na kambi ya Shipton',
    },
    plan: plans['mount-kenya-sirimon-4-days'],
    bring: bring('hikingBoots', 'sleepingBag', 'warmJacket', 'gloves', 'rainJacket', 'torch', 'sunscreen'),
  },
  'longonot-crater-hike': {
    ...{ meetingTime: '06:00', ...shared, groupMost: 12, difficulty: 'challenging', minAge: 10 },
    bring: bring('hikingBoots', 'hat', 'sunscreen'),
    facilities: ['drinking_water'],
  },
  'aberdares-waterfalls-walk': {
    ...{ meetingTime: '07:30', ...shared, groupMost: 10, difficulty: 'moderate' },
    bring: bring('rainJacket', 'hikingBoots', 'warmJacket'),
  },
  'iten-escarpment-run': {
    ...{
      meetingTime: '06:00',
      ...shared,
      groupMost: 10,
      difficulty: 'moderate',
      bring: bring('runningShoes', 'warmJacket'),
    },
    facilities: ['beginners'],
  },
  'hells-gate-cycling': {
    ...{ meetingTime: '07:30', ...shared, groupMost: 12, difficulty: 'moderate', minAge: 10, vehicle: 'bicycle' },
    bring: bring('closedShoes', 'hat', 'sunscreen'),
    facilities: ['equipment', 'drinking_water'],
  },
  'ngong-hills-ridge-walk': {
    ...{ meetingTime: '08:00', ...shared, groupMost: 15, difficulty: 'moderate' },
    bring: bring('hikingBoots', 'warmJacket', 'rainJacket'),
    facilities: ['drinking_water'],
  },
};
