import { type Category, mealCategories, stayCategories, transportCategories } from '#shared/categories.ts';
import type { Sought } from '#shared/facts.ts';

/** Phrases of both languages, as `normaliseText` writes them, for each group of categories that people mean by them. */
const categoryPhrases: readonly { categories: readonly Category[]; phrases: string }[] = [
  {
    categories: ['safari', 'cultural', 'beach', 'city', 'mountain'],
    phrases:
      'things to do, what to do, what can i do, what can we do, activities, activity, attractions, sightseeing, excursions, ' +
      'cha kufanya, vya kufanya, naweza kufanya nini, shughuli, vivutio',
  },
  {
    categories: ['safari'],
    phrases:
      'safari, safaris, game drive, game drives, wildlife safari, wildlife, wildlife tour, big five, animals, ' +
      'safari ya wanyama, safari za wanyama, safari za wanyamapori, wanyamapori, wanyama, mbugani, mbuga za wanyama, kutazama wanyama, kuona wanyama',
  },
  {
    categories: ['cultural'],
    phrases:
      'cultural tour, cultural tours, culture, cultural, cultural visit, cultural experience, traditions, ' +
      'utamaduni, ziara ya utamaduni, ziara za utamaduni, mila, tamaduni',
  },
  {
    categories: ['beach'],
    phrases:
      'beach, beaches, snorkelling, snorkeling, snorkel, seaside, ufukoni, ufuo, ufukwe, ufukweni, pwani, baharini, kupiga mbizi',
  },
  {
    categories: ['city'],
    phrases: 'city tour, city tours, city walk, city, walking tour, jijini, ziara ya jiji, ziara za jiji, mjini',
  },
  {
    categories: ['mountain'],
    phrases:
      'mountain, mountains, hike, hikes, hiking, trek, treks, trekking, climb, climbing, milimani, mlima, milima, kupanda mlima, kupanda milima',
  },
  {
    categories: stayCategories,
    phrases:
      'stay, stays, place to stay, places to stay, place to sleep, somewhere to stay, somewhere to sleep, where to stay, where to sleep, where can i stay, where can i sleep, ' +
      'accommodation, accomodation, lodging, room, rooms, overnight, malazi, mahali pa kulala, mahali pa kukaa, sehemu ya kukaa, sehemu za kukaa, pa kulala, pa kukaa, kulala, nitalala, nitakaa, nilale, tulale, tutalala, tutakaa, chumba, vyumba',
  },
  {
    categories: ['airbnb'],
    phrases:
      'airbnb, apartment, apartments, flat, house, home, homes, villa, cottage, holiday home, fleti, nyumba, nyumba ya kupanga',
  },
  { categories: ['hotels'], phrases: 'hotel, hotels, resort, resorts, hoteli' },
  {
    categories: ['lodges'],
    phrases: 'lodge, lodges, camp, camps, tented camp, tent, tents, camping, loji, kambi, hema',
  },
  {
    categories: ['guest'],
    phrases: 'guesthouse, guesthouses, guest house, guest houses, hostel, nyumba ya wageni, nyumba za wageni',
  },
  { categories: ['farm'], phrases: 'farm, farms, farm stay, farm stays, farmstay, shamba, shambani, malazi shambani' },
  {
    categories: mealCategories,
    phrases:
      'food, meal, meals, eat, eating, where to eat, place to eat, places to eat, lunch, dinner, breakfast, supper, chakula, mlo, milo, kula, pa kula, chakula cha mchana, chakula cha jioni, kiamshakinywa',
  },
  { categories: ['dining'], phrases: 'restaurant, restaurants, fine dining, mkahawa, mikahawa, mgahawa' },
  {
    categories: ['local'],
    phrases:
      'local food, street food, home cooking, home cooked, vyakula vya kienyeji, chakula cha kienyeji, vyakula vya asili, chakula cha asili',
  },
  { categories: transportCategories, phrases: 'transport, transportation, a ride, ride, getting around, usafiri' },
  {
    categories: ['car'],
    phrases:
      'car, cars, car hire, car rental, hire a car, rent a car, self drive, rental car, gari, magari, kukodi gari, kodi gari, gari la kukodi, gari ya kukodi, kukodisha gari',
  },
  {
    categories: ['transfer'],
    phrases:
      'airport transfer, airport transfers, airport pickup, airport pick up, transfer, transfers, taxi, taxis, pick up from the airport, ride from the airport, usafiri wa uwanja wa ndege, teksi, kutoka uwanja wa ndege',
  },
  {
    categories: ['van'],
    phrases:
      'van, vans, safari van, minibus, shuttle, 14 seater, land cruiser, magari ya abiria, gari la safari, basi dogo, matatu',
  },
  { categories: ['boda'], phrases: 'boda, boda boda, bodaboda, motorbike, motorbikes, motorcycle, pikipiki' },
];

const facilityPhrases: { readonly [One in Sought]?: string } = {
  wifi: 'wifi, wi fi, internet, mtandao, intaneti',
  pool: 'pool, swimming pool, bwawa, bwawa la kuogelea, kuogelea',
  breakfast: 'with breakfast, breakfast included, bed and breakfast, na kiamshakinywa, yenye kiamshakinywa',
  kitchen: 'kitchen, jiko, jikoni',
  parking: 'parking, maegesho',
  air_conditioning: 'air conditioning, aircon, air conditioned, kiyoyozi',
  accessible: 'wheelchair, wheelchair accessible, accessible, step free, kiti cha magurudumu, walemavu',
  family_friendly:
    'family friendly, good for families, kid friendly, child friendly, for kids, for children, for families, kwa watoto, ya familia, kwa familia, inayofaa watoto',
  beachfront: 'beachfront, on the beach, by the beach, kando ya bahari',
  mountain_view: 'mountain view, view of the mountain, view of mount kenya, mandhari ya mlima',
  water_view: 'sea view, ocean view, lake view, mandhari ya bahari, mandhari ya ziwa',
  pets: 'pets, pet friendly, dog, dogs, wanyama vipenzi, mbwa',
  vegetarian: 'vegetarian, mboga, wala mboga, bila nyama',
  vegan: 'vegan',
  halal: 'halal, halali',
  gluten_free: 'gluten free',
  driver: 'with a driver, with driver, na dereva, yenye dereva, pamoja na dereva',
  four_wheel_drive: '4x4, four wheel drive, 4wd',
  automatic: 'automatic, otomatiki',
  child_seats: 'child seat, child seats, baby seat, kiti cha mtoto',
  live_music: 'live music, muziki wa moja kwa moja',
  airport_transfer: 'with airport transfer',
  workspace: 'workspace, desk, place to work',
  fireplace: 'fireplace',
  pick_up: 'hotel pick up, with pick up',
};

const split = (phrases: string): string[] => phrases.split(',').map((phrase) => phrase.trim());

/** What categories a phrase means. */
export const categoriesByPhrase: ReadonlyMap<string, readonly Category[]> = new Map(
  categoryPhrases.flatMap(({ categories, phrases }) => split(phrases).map((phrase) => [phrase, categories] as const)),
);

/** What facility a phrase asks for. */
export const facilityByPhrase: ReadonlyMap<string, Sought> = new Map(
  Object.entries(facilityPhrases).flatMap(([facility, phrases]) =>
    split(phrases).map((phrase) => [phrase, facility as Sought] as const),
  ),
);

/** In which order, or which of several, a message wants listings. */
export type Wish = 'cheapest' | 'best' | 'newest' | 'cheaper' | 'better' | 'more' | 'nearby';

const wishPhrases: { readonly [One in Wish]: string } = {
  cheapest:
    'cheapest, cheap, budget, affordable, low cost, least expensive, lowest price, inexpensive, bei nafuu, nafuu, rahisi zaidi, bei rahisi, bei ya chini, bei ndogo, gharama nafuu',
  best: 'best, top rated, highest rated, best rated, most popular, recommended, bora, bora zaidi, nzuri zaidi, zuri zaidi, mazuri zaidi, maarufu',
  newest: 'newest, latest, mpya',
  cheaper:
    'cheaper, less expensive, lower price, too expensive, too much money, nafuu zaidi, bei nafuu zaidi, rahisi kidogo, ghali sana, ni ghali',
  better: 'better, better rated, nicer, bora kuliko',
  more: 'more, show more, others, other options, more options, anything else, what else, something else, another one, another, nyingine, zingine, mengine, zaidi, nyinginezo, lingine, vingine',
  nearby: 'nearby, close by, near there, around there, in the area, karibu na hapo, karibu na pale, karibu hapo',
};

export const wishByPhrase: ReadonlyMap<string, Wish> = new Map(
  Object.entries(wishPhrases).flatMap(([wish, phrases]) =>
    split(phrases).map((phrase) => [phrase, wish as Wish] as const),
  ),
);

/** Which of the listings that were shown last a message means; -1: the last one. */
export const ordinalByPhrase: ReadonlyMap<string, number> = new Map(
  Object.entries({
    0: 'the first, first one, first, number 1, number one, option 1, ya kwanza, la kwanza, cha kwanza, wa kwanza',
    1: 'the second, second one, second, number 2, number two, option 2, ya pili, la pili, cha pili, wa pili',
    2: 'the third, third one, third, number 3, number three, option 3, ya tatu, la tatu, cha tatu, wa tatu',
    '-1': 'the last one, last one, ya mwisho, la mwisho, cha mwisho',
  }).flatMap(([index, phrases]) => split(phrases).map((phrase) => [phrase, Number(index)] as const)),
);
