import { type Category, mealCategories, stayCategories, transportCategories } from '#shared/categories.ts';
import type { Sought } from '#shared/facts.ts';

/** Phrases of both languages, as `normaliseText` writes them, for each group of categories that people mean by them. */
const categoryPhrases: readonly { categories: readonly Category[]; phrases: string }[] = [
  {
    categories: ['safari', 'cultural', 'beach', 'city', 'mountain'],
    phrases:
      'tunaweza kufanya nini, mnaweza kufanya nini, something to do, somewhere fun, somewhere nice, anything to do, something fun, anything fun, fun activities, place ya kuchill, pa kuchill, kuchill, kubamba, enda wapi, twende wapi, something unusual, something special, something different, something new, what could i do, what could we do, what should i do, what should we do, what to see, what can i see, what can we see, to do there, to do here, kwenda wapi, twende wapi, niende wapi, tufanye nini, nifanye nini huko, mambo ya kufanya, fun things, stuff to do, somewhere to go, places to go, places to visit, day trip, day trips, day out, adventures, mahali pa kwenda, mahali pa kutembelea, pa kutembea, matembezi mazuri, matukio, things to do, what to do, what can i do, what can we do, activities, activity, attractions, sightseeing, excursions, ' +
      'cha kufanya, vya kufanya, naweza kufanya nini, shughuli, vivutio',
  },
  {
    categories: ['safari'],
    phrases:
      'big 5, the big five, wild animals, national parks, game reserve, game park, wanyama wakubwa watano, mbuga, mbuga ya wanyama, hifadhi ya wanyama, wanyama wa porini, safari, safaris, game drive, game drives, wildlife safari, wildlife, wildlife tour, big five, animals, ' +
      'safari ya wanyama, safari za wanyama, safari za wanyamapori, wanyamapori, wanyama, mbugani, mbuga za wanyama, kutazama wanyama, kuona wanyama',
  },
  {
    categories: ['cultural'],
    phrases:
      'anifundishe kupika, tufundishwe kupika, nifundishwe kupika, kufundishwa kupika, village visit, village tour, maasai village, maasai people, maasai culture, local culture, craft, crafts, craft workshop, workshop, workshops, pottery, handicraft, handicrafts, cooking class, cooking classes, cooking lesson, cooking lessons, cookery, learn to cook, learn how to cook, learn cooking, cook with, make my own, kujifunza kupika, ufundi, kazi za mikono, heritage, kijiji, kijijini, urithi, wamaasai, cultural tour, cultural tours, culture, cultural, cultural visit, cultural experience, traditions, ' +
      'kitamaduni, shughuli za kitamaduni, utamaduni, ziara ya utamaduni, ziara za utamaduni, mila, tamaduni',
  },
  {
    categories: ['beach'],
    phrases:
      'ocean trip, fukwe, bichi, beach, beaches, snorkelling, snorkeling, snorkel, seaside, ufukoni, ufuo, ufukwe, ufukweni, baharini, kupiga mbizi',
  },
  {
    categories: ['city', 'cultural'],
    phrases: 'history, historical, history tour, museum, museums, historia, makumbusho, historia ya',
  },
  {
    categories: ['city'],
    phrases:
      'food tour, food tours, street food tour, street food tours, food walk, town tour, sightseeing tour, city tour, city tours, city walk, city, walking tour, jijini, ziara ya jiji, ziara za jiji, mjini',
  },
  {
    categories: ['mountain'],
    phrases:
      'hills, vilima, kupanda vilima, hill climbing, hill walk, nature walk, kukwea, kukwea mlima, mountain, mountains, hike, hikes, hiking, trek, treks, trekking, climb, climbing, milimani, mlima, milima, kupanda mlima, kupanda milima',
  },
  {
    categories: stayCategories,
    phrases:
      'bed in, beds in, romantic place, romantic places, romantic getaway, getaway, weekend getaway, honeymoon, fungate, staycation, retreat, bed for the night, spend the night, spend a night, sleep, sleeping, nights in, lodgings, vacation rental, pahali pa kulala, pahala pa kulala, mahala pa kulala, nitakaa wapi, nilale wapi, kulala wapi, pa kulaza kichwa, stay, stays, place to stay, places to stay, place to sleep, somewhere to stay, somewhere to sleep, where to stay, where to sleep, where can i stay, where can i sleep, ' +
      'accommodation, accomodation, lodging, room, rooms, overnight, malazi, mahali pa kulala, mahali pa kukaa, sehemu ya kukaa, sehemu za kukaa, pa kulala, pa kukaa, kulala, nitalala, nitakaa, nilale, tulale, tutalala, tutakaa, chumba, vyumba',
  },
  {
    categories: ['airbnb'],
    phrases:
      'bnb, air bnb, beach house, whole house, entire house, entire place, studio, studios, bedsitter, cottages, villas, nyumba nzima, nyumba ya kukodi, nyumba za kukodi, apatimenti, airbnb, apartment, apartments, flat, house, home, homes, villa, cottage, holiday home, fleti, nyumba, nyumba ya kupanga',
  },
  { categories: ['hotels'], phrases: 'hotelini, mahoteli, hoteli za, hotel, hotels, resort, resorts, hoteli' },
  {
    categories: ['lodges'],
    phrases:
      'glamping, campsite, campsites, safari lodge, safari lodges, kambi za, mahema, loji za, lodge, lodges, camp, camps, tented camp, tent, tents, camping, loji, kambi, hema',
  },
  {
    categories: ['guest'],
    phrases:
      'homestay, homestays, home stay, backpackers, backpacker, hostels, gesti, gesti hausi, guesti, guesthouse, guesthouses, guest house, guest houses, hostel, nyumba ya wageni, nyumba za wageni',
  },
  { categories: ['farm'], phrases: 'farm, farms, farm stay, farm stays, farmstay, shamba, shambani, malazi shambani' },
  {
    categories: mealCategories,
    phrases:
      'tukale, tukale wapi, tule, nile, tutakula wapi, wapi kula, eats, cheap eats, eatery, eateries, foodie, starving, somewhere to eat, have dinner, have lunch, nataka kula, tunaweza kula, nile wapi, tule wapi, hungry, something to eat, grab a bite, bite to eat, cuisine, dishes, chow, nosh, njaa, nikule,  nitakula, tutakula, vyakula, msosi, dishi, misosi, chakula kizuri, staftahi, kifungua kinywa, food, meal, meals, eat, eating, where to eat, place to eat, places to eat, lunch, dinner, breakfast, supper, chakula, mlo, milo, kula, pa kula, chakula cha mchana, chakula cha jioni, kiamshakinywa',
  },
  {
    categories: ['dining'],
    phrases:
      'restaurants in, dinner place, romantic dinner, fancy dinner, hoteli ya kula, migahawa, restaurant, restaurants, fine dining, mkahawa, mikahawa, mgahawa',
  },
  {
    categories: ['local'],
    phrases:
      'local dish, local dishes, local cuisine, kenyan food, kenyan dishes, traditional food, african food, swahili food, chakula cha kikenya, chakula cha asili, vyakula vya mtaani, local food, street food, home cooking, home cooked, vyakula vya kienyeji, chakula cha kienyeji, vyakula vya asili, chakula cha asili',
  },
  {
    categories: transportCategories,
    phrases:
      'get around, move around, safari za gari, chombo cha usafiri, transport, transportation, a ride, a lift, getting around, usafiri',
  },
  {
    categories: ['car'],
    phrases:
      'kukodisha, gari la kukodisha, magari ya kukodisha, suv, 4x4 for hire, car for hire, cars for hire, self driving, rentals, drive myself, hire car, gari ya kujiendesha, gari dogo, magari ya kukodi, gari la kujiendesha, car, cars, car hire, car rental, hire a car, rent a car, self drive, rental car, gari, magari, kukodi gari, kodi gari, gari la kukodi, gari ya kukodi, kukodisha gari',
  },
  {
    categories: ['transfer'],
    phrases:
      'collect me, collect us, fetch me, fetch us, meet me at, meet us at, kunichukua, anichukue, watuchukue, to town, into town, to the city centre, to the town centre, to the hotel, hadi mjini, mpaka mjini, mpaka town, hadi town, picked up from, pick me up from, pick us up from, collect me from, collected from, drop me at, drop us at, from the airport, to the airport, airport ride, airport taxi, cab, cabs, from jkia, hadi uwanja wa ndege, uwanja wa ndege, kwenye uwanja wa ndege, airport transfer, airport transfers, airport pickup, airport pick up, transfer, transfers, taxi, taxis, pick up from the airport, ride from the airport, usafiri wa uwanja wa ndege, teksi, kutoka uwanja wa ndege',
  },
  {
    categories: ['van'],
    phrases:
      'bus, buses, coach, kwa basi, basi la, basi ya, mabasi, tour van, tour vans, car with a driver, car with driver, car and driver, driver guide, land cruisers, safari vehicle, gari la kubeba, gari na dereva, gari lenye dereva, van, vans, safari van, minibus, shuttle, 14 seater, land cruiser, magari ya abiria, gari la safari, basi dogo, matatu',
  },
  {
    categories: ['boda'],
    phrases:
      'bodas, boda bodas, nduthi, motorcycles, motorcycle taxi, motorbike taxi, pikipiki za, boda, boda boda, bodaboda, motorbike, motorbikes, motorcycle, pikipiki',
  },
];

const facilityPhrases: { readonly [One in Sought]?: string } = {
  restaurant:
    'with a restaurant, with restaurant, has a restaurant, its own restaurant, yenye mgahawa, yenye mkahawa, na mgahawa',
  bar: 'yenye baa, penye baa, a bar, with a bar, with bar, has a bar, yenye baa',
  private_bathroom: 'private bathroom, own bathroom, ensuite, en suite, bafu la ndani, choo cha ndani',
  hot_water: 'hot water, hot shower, maji ya moto, maji moto',
  laundry: 'huduma ya kufua nguo, kufua nguo, laundry service, laundry, washing machine, kufuliwa nguo, dobi',
  tv: 'tv, television, televisheni',
  garden: 'garden, bustani',
  terrace: 'terrace, balcony, rooftop terrace, roshani, baraza',
  campfire: 'campfire, bonfire, moto wa kuota',
  backup_power: 'generator, backup power, jenereta',
  mosquito_nets: 'mosquito net, mosquito nets, chandarua, vyandarua',
  outdoor_seating:
    'tables outside, outside seating, outdoor tables, eat outdoors, outdoor seating, eat outside, sit outside, meza za nje',
  self_drive: 'self drive only, nijiendeshe, kujiendesha',
  two_bedrooms: 'two bedrooms, 2 bedrooms, two bedroom, 2 bedroom, vyumba viwili, vyumba 2, vyumba viwili vya kulala',
  three_bedrooms:
    'three bedrooms, 3 bedrooms, three bedroom, 3 bedroom, vyumba vitatu, vyumba 3, vyumba vitatu vya kulala',
  double_bed: 'double bed, kitanda cha watu wawili',
  king_bed: 'king bed, king size bed',
  twin_beds: 'twin beds, two single beds, vitanda viwili',
  wifi: 'wifi, wi fi, free wifi, good internet, fast internet, mtandao wa intaneti, internet, mtandao, intaneti',
  pool: 'pools, swimming pools, yenye bwawa, pool, swimming pool, bwawa, bwawa la kuogelea, kuogelea',
  breakfast:
    'breakfast included, including breakfast, includes breakfast, pamoja na kiamshakinywa, penye kiamshakinywa, with breakfast, breakfast included, bed and breakfast, na kiamshakinywa, yenye kiamshakinywa',
  kitchen: 'kitchen, jiko, jikoni',
  parking: 'parking, maegesho',
  air_conditioning: 'with ac, ac, air conditioning, aircon, air conditioned, kiyoyozi',
  accessible:
    'disabled access, disabled, handicapped, mobility, wheelchairs, wheelchair, wheelchair accessible, accessible, step free, kiti cha magurudumu, walemavu',
  family_friendly:
    'children welcome, kids welcome, watoto wanakaribishwa, suitable for kids, suitable for children, with kids, with children, with a baby, with a toddler, kids friendly, rafiki kwa watoto, na watoto, pamoja na watoto, family friendly, good for families, kid friendly, child friendly, for kids, for children, for families, kwa watoto, ya familia, kwa familia, inayofaa watoto',
  beachfront:
    'beach front, on the ocean, right on the beach, seafront, ufuoni kabisa, mbele ya bahari, beachfront, on the beach, by the beach, kando ya bahari',
  mountain_view: 'mountain view, view of the mountain, view of mount kenya, mandhari ya mlima',
  water_view: 'sea view, ocean view, lake view, mandhari ya bahari, mandhari ya ziwa',
  pets: 'wanyama wanaruhusiwa, wanyama wa nyumbani, with my cat, with our dog, pets, pet friendly, pets allowed, dog, dogs, dogs allowed, puppy, wanyama vipenzi, mbwa',
  vegetarian:
    'vegetarian, vegetarians, veggie, meatless, no meat, eat no meat, dont eat meat, do not eat meat, without meat, jain, jains, mboga, wala mboga, bila nyama, hawali nyama, hatuli nyama, sili nyama, hali nyama, halii nyama, wasiokula nyama, asiyekula nyama',
  vegan: 'vegan',
  halal: 'halal, halali',
  gluten_free: 'gluten free',
  driver: 'with a driver, with driver, na dereva, yenye dereva, pamoja na dereva',
  four_wheel_drive: '4x4, four wheel drive, 4wd',
  automatic: 'automatic, otomatiki',
  child_seats: 'viti vya watoto, car seat for a child, child seat, child seats, baby seat, kiti cha mtoto',
  live_music: 'live music, muziki wa moja kwa moja',
  airport_transfer: 'with airport transfer',
  workspace: 'meza ya kufanyia kazi, work desk, place to work with a laptop, workspace, desk, place to work',
  fireplace: 'fireplace',
  pick_up:
    'hotel pickup, with pickup, pickup included, pick up included, pickup from the hotel, kuchukuliwa hotelini, hotel pick up, with pick up',
  fan: 'fan, fans, feni',
  security: 'with security, with a guard, night guard, security guard, guard at night, yenye ulinzi, yenye mlinzi',
  open_roof:
    'open roof, pop up roof, roof that opens, opening roof, roof opens, paa la kufunguka, paa linalofunguka, paa ifunguke, paa lifunguke, paa inayofunguka, paa linafunguka',
  high_chairs: 'high chair, high chairs, baby chair, viti virefu vya watoto',
  childrens_menu: 'kids menu, childrens menu, menu for kids, menu for children, menyu ya watoto',
  unlimited_distance:
    'unlimited mileage, unlimited kilometres, unlimited kilometers, unlimited km, kilomita bila kikomo',
  equipment: 'equipment provided, equipment included, gear included, vifaa vinatolewa',
  helmets: 'with helmets, with a helmet, helmets provided, yenye helmeti',
  life_jackets: 'with life jackets, life jackets provided',
  meet_and_greet: 'name sign, meet and greet',
  cook_along: 'cook along, cook with you',
  beginners: 'for beginners, for a beginner, kwa wanaoanza',
};

const split = (phrases: string): string[] => phrases.split(',').map((phrase) => phrase.trim());

/** The value of each phrase, from lists of phrases by value. */
export const phraseMap = <T extends string>(lists: { readonly [One in T]?: string }): Map<string, T> =>
  new Map(
    (Object.entries(lists) as [T, string][]).flatMap(([value, phrases]) =>
      split(phrases).map((phrase) => [phrase, value] as const),
    ),
  );

/** What categories a phrase means. */
export const categoriesByPhrase: ReadonlyMap<string, readonly Category[]> = new Map(
  categoryPhrases.flatMap(({ categories, phrases }) => split(phrases).map((phrase) => [phrase, categories] as const)),
);

/** What facility a phrase asks for. */
export const facilityByPhrase: ReadonlyMap<string, Sought> = phraseMap(facilityPhrases);

/** In which order, or which of several, a message wants listings. */
export type Wish = 'cheapest' | 'dearest' | 'best' | 'newest' | 'cheaper' | 'better' | 'more' | 'nearby';

const wishPhrases: { readonly [One in Wish]: string } = {
  cheapest:
    'costs least, cost least, costs the least, cost the least, rahisi kuliko, rahisi kuliko zote, nafuu kuliko zote, ya bei ya chini kabisa, bei ya chini kabisa, lowest cost, lowest priced, most affordable, cheaply, not expensive, economical, pocket friendly, bei poa, rahisi kabisa, cheapest, cheap, budget, affordable, low cost, least expensive, lowest price, inexpensive, bei nafuu, nafuu, rahisi zaidi, bei rahisi, bei ya chini, bei ndogo, gharama nafuu',
  dearest:
    'luxury, luxurious, high end, upmarket, top end, five star, 5 star, ya kifahari, kifahari, ghali kuliko zote, most expensive, dearest, priciest, highest price, highest priced, costliest, ghali zaidi, bei ghali zaidi, bei ya juu zaidi, bei ya juu kabisa',
  best: 'excellent, great reviews, good reviews, well rated, popular, favourite, nzuri kabisa, nzuri sana, bora kabisa, zinazopendwa, inayopendwa, best, top rated, highest rated, best rated, most popular, recommended, bora, bora zaidi, nzuri zaidi, zuri zaidi, mazuri zaidi, maarufu',
  newest: 'newest, latest listings, latest offers, latest trips, mpya',
  cheaper:
    'cheaper, less expensive, lower price, too expensive, too much money, nafuu zaidi, bei nafuu zaidi, rahisi kidogo, ghali sana, ni ghali',
  better: 'better, better rated, nicer, bora kuliko',
  more: 'more, show more, others, other options, more options, anything else, what else, something else, another one, another, nyingine, zingine, mengine, zaidi, nyinginezo, lingine, vingine',
  nearby: 'nearby, close by, near there, around there, in the area, karibu na hapo, karibu na pale, karibu hapo',
};

export const wishByPhrase: ReadonlyMap<string, Wish> = phraseMap(wishPhrases);

/** Which of the listings that were shown last a message means; -1: the last one. */
export const ordinalByPhrase: ReadonlyMap<string, number> = new Map(
  Object.entries({
    0: 'the first, first one, first, number 1, number one, option 1, ya kwanza, la kwanza, cha kwanza, wa kwanza',
    1: 'the second, second one, second, number 2, number two, option 2, ya pili, la pili, cha pili, wa pili',
    2: 'the third, third one, third, number 3, number three, option 3, ya tatu, la tatu, cha tatu, wa tatu',
    '-1': 'the last one, last one, ya mwisho, la mwisho, cha mwisho',
  }).flatMap(([index, phrases]) => split(phrases).map((phrase) => [phrase, Number(index)] as const)),
);
