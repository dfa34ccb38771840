import { normaliseText } from '#server/catalogue/search-text.ts';
import { facilities, type Sought } from '#shared/facts.ts';
import { translate } from '#shared/i18n/translate.ts';
import { langs } from '#shared/languages.ts';
import { categoriesByPhrase, facilityByPhrase, phraseMap } from './kinds.ts';
import { isCommonWord } from './language.ts';
import { lexiconOf } from './lexicon.ts';

/** What can be asked of one listing besides its price and free days. */
const aspectPhrases = {
  included:
    'what do we get, what do i get, what does it cover, all inclusive, do we pay extra, lunch, meals, drinks, food, snacks, dinner, chakula, vinywaji, tunapata nini, napata nini, mnatoa nini, included, include, includes, inclusive, including, cover, covers, covered, part of the price, on top, extra cost, ' +
    'kimejumuishwa, imejumuishwa, zimejumuishwa, yamejumuishwa, inajumuisha, unajumuisha, zinajumuisha, kinajumuishwa, imo, zimo, kimo, ndani ya bei, pamoja na nini',
  start:
    'what time, start, starts, starting time, start time, begin, begins, meeting time, depart, departs, departure, set off, leave, leaves, what hour, how early, ' +
    'saa ngapi, inaanza, yanaanza, unaanza, zinaanza, kinaanza, tunaanza, tunaondoka, inaondoka, kuanza, kuondoka',
  checkIn:
    'check in, checkin, check out, checkout, arrive, arrival, early check in, late check out, kuingia, kufika, tunaingia, naingia, tukifika, kuondoka',
  duration:
    'how much time, hours does, long does, finish, finishes, end, ends, over by, return, back by, get back, inaisha saa ngapi, inamalizika, tunarudi, kurudi, mpaka saa ngapi, how long, duration, how many days, how many hours, last, lasts, full day, half day, take, ' +
    'muda gani, siku ngapi, masaa mangapi, inachukua, yanachukua, kunachukua, unachukua, huchukua, inadumu, muda wake',
  meeting:
    'where does it start, where do we start, start from, starting point, departure point, begin from, which gate, where is the, near the, close to the, far from, how far, mnaanzia wapi, inaanzia wapi, karibu na, mbali na, umbali, meet, meeting, meeting point, meet up, pick up, pickup, pick us up, where is it, where exactly, location, located, address, directions, get there, find you, ' +
    'tunakutana, mnakutana, kukutana, tukutane, mahali pa kukutana, iko wapi, ipo wapi, iko sehemu gani, inapatikana wapi, kuchukuliwa, mnatuchukua, nafikaje',
  bring:
    'own towel, sunscreen, need to have, have to bring, what gear, equip myself, tuje na, nije na nini, bring, wear, carry, pack, take with us, take with me, should i take, dress code, clothes, shoes, nibebe, tubebe, kubeba, beba, nivae, kuvaa, tuvae, nguo, viatu, nije na, kuja na',
  languages:
    'translator, interpreter, in german, in french, in italian, in english, understand english, maa, arabic, tunazungumza, wanajua kiingereza, language, languages, speak, speaks, spoken, english, french, german, italian, lugha, anazungumza, wanazungumza, anaongea, wanaongea, mnaongea, kiingereza, kifaransa, kijerumani, kiitaliano',
  host: 'host, hosts, hosted, owner, who runs, runs it, company, who is the guide, mwenyeji, mmiliki, anayeendesha, kampuni, mwenyewe ni nani',
  policy:
    'policy, cancellation policy, cancel, cancelled, cancelling, cancellation, canceled, refund, refundable, refunded, money back, change my mind, ghairi, kughairi, nikighairi, tukighairi, kurejeshewa, nitarejeshewa, kurudishiwa, nitarudishiwa, sera',
  rating:
    'guests say, guest say, is it nice, any complaints, comments, how good, what is it like, what was it like, popular with, wageni wanasemaje, inasifiwa, review, reviews, rating, ratings, rated, stars, people say, others say, any good, is it good, recommend it, worth it, tathmini, maoni, nyota, wanasemaje, watu wanasema',
  age: 'how old, old enough, too young, too old, grandmother, grandparents, teenager, teenagers, family, families, underage, wazazi, mzee, familia, age, ages, aged, old, years old, year old, minimum age, baby, babies, infant, toddler, toddlers, kid, kids, child, children, son, daughter, umri, miaka, mwenye miaka, watoto, mtoto, wazee, elderly, seniors',
  group:
    'how many persons, how big, number of people, max people, alone, just us, only us, our own, how many of us, fit in, fits, room for how many, ukubwa wa kundi, peke yetu, group, groups, group size, private, shared, strangers, other people, how many people, how many guests, how many can, big is, maximum, capacity, fit, seats, seat, seater, passengers, luggage, bags, suitcases, sleeps, ' +
    'kundi, kikundi, binafsi, watu wangapi, wageni wangapi, wangapi, viti, viti vingapi, abiria, mizigo',
  difficulty:
    'be fit, very fit, super fit, level of fitness, physically, demanding, challenging, exhausting, gentle, kugumu, mgumu, inachosha, rahisi, hard, difficult, difficulty, fitness, fit enough, easy, strenuous, tough, beginner, beginners, experience, steep, ngumu, vigumu, ugumu, rahisi kupanda, mazoezi, uzoefu, anayeanza',
  rooms:
    'bedroom, bedrooms, bed, beds, bathroom, bathrooms, how many rooms, rooms, room, ensuite, en suite, toilet, shower, vyumba, vyumba vingapi, chumba, kitanda, vitanda, bafu, bafu ngapi, choo',
  facilities:
    'facilities, amenities, features, what does it have, what do they have, equipment, huduma gani, vifaa, ina nini, kuna nini',
  fees: 'park fee, park fees, entry fee, entry fees, entrance fee, entrance fees, conservancy fee, gate fee, extra fees, other fees, hidden fees, which fees, what fees, at the gate, pay at the place, pay on site, pay there besides, ada, ada za hifadhi, ada ya hifadhi, kiingilio, viingilio, ada za ziada',
  extras: 'extra, extras, add on, add ons, optional, can we add, nyongeza, kuongeza, ziada',
  plan: 'what will we do, what do you do, what happens, program for, highlights, sights, activities, route, tutapita wapi, mtafanya nini, itinerary, plan, schedule, program, programme, day by day, each day, do we do, will we do, will we see, ratiba, mpango, tutafanya nini, tutaona nini, kila siku',
  vehicle:
    'vehicle, what car, which car, kind of car, type of car, land cruiser, drive in, transport, gari gani, gari la aina gani, usafiri gani',
  booking:
    'instantly, on request, instant, confirmed at once, request to book, hours before, days before, kwa ombi, in advance, last minute, how early, notice, minimum stay, minimum nights, at once, instantly, request, mapema, siku za chini, papo hapo',
} as const satisfies Record<string, string>;
export type Aspect = keyof typeof aspectPhrases;

const aspects = lexiconOf(phraseMap(aspectPhrases), (word) => isCommonWord(word) || categoriesByPhrase.has(word));

/** In a question about one listing a facility may be called by its name alone; “breakfast” is no kind of listing there. */
const facilityNames = new Map<string, Sought>([
  ...facilities.flatMap((facility) =>
    langs.map((lang) => [normaliseText(translate(lang, 'facilities', facility)), facility] as const),
  ),
  ...facilityByPhrase,
  ...phraseMap({
    beachfront:
      'on the beach, near the beach, by the beach, at the beach, beach, beachfront, by the sea, on the sea, near the sea, ufuoni, karibu na ufuo, karibu na bahari, kando ya bahari',
    camping_gear: 'camping gear, camping equipment, tent, roof tent, hema',
    bar: 'bar, alcohol, beer, wine, cocktails, baa, pombe, bia',
    vegetarian: 'vegetarian, vegetarians, veggie, meat free, without meat, wala mboga, mboga, bila nyama',
    vegan: 'vegan, vegans',
    halal: 'halal, muslim, muslims, halali',
    air_conditioning: 'air conditioning, air con, aircon, ac, a c, kiyoyozi',
    pets: 'pet, pets, dog, dogs, cat, mbwa, paka, wanyama vipenzi',
    accessible: 'wheelchair, wheelchairs, disabled, step free, kiti cha magurudumu, walemavu, mlemavu',
    child_seats: 'child seat, child seats, car seat, baby seat, booster seat, kiti cha mtoto',
    automatic: 'automatic, automatic gearbox, manual, otomatiki',
    breakfast: 'breakfast, kifungua kinywa, staftahi',
    restaurant: 'restaurant, mgahawa',
    private_bathroom: 'own bathroom, ensuite, en suite, choo cha ndani',
    hot_water: 'hot shower, hot showers, maji moto',
    mosquito_nets: 'mosquito net, net, nets, chandarua',
    laundry: 'washing machine, wash clothes, kufua, kufua nguo',
    backup_power: 'generator, power cuts, blackout, jenereta, umeme ukikatika',
    security: 'guard, askari, secure, mlinzi, ulinzi',
    pick_up: 'pick us up, pickup, pick up, mnatuchukua, kuchukuliwa',
    equipment: 'gear, equipment, vifaa',
    drinking_water: 'water, maji',
    toilets: 'toilet, toilets, choo, vyoo',
    charging: 'charge my phone, charge phones, charger, kuchaji, kuchaji simu',
    childrens_menu: 'kids menu, childrens menu',
    helmets: 'helmet, helmets, helmeti, kofia ya usalama',
    life_jackets: 'life jacket, life jackets, life vest, jaketi la kuokolea',
    family_friendly: 'kids, children, kid, child, toddler, watoto, mtoto',
    beginners: 'beginner, beginners, first time, never done, anayeanza, wanaoanza',
  }),
]);
const facilityLexicon = lexiconOf(facilityNames, isCommonWord);

/** The words by which a facility is asked for, one by one: of a bar also beer and wine. */
export const wordsOfFacility = (facility: string): string[] =>
  [...facilityNames].flatMap(([phrase, meant]) => (meant === facility && !phrase.includes(' ') ? [phrase] : []));

/** Whether a word says what is asked of a listing, and not what it is. */
export const isAspectWord = (word: string): boolean => aspects.words.has(word) || facilityLexicon.words.has(word);

/** What a message about one listing asks, in its order, and which facilities it names. */
export function aspectsOf(tokens: readonly string[]): { aspects: Aspect[]; facilities: Sought[] } {
  const valuesOf = <T>(found: { value: T }[]): T[] => [...new Set(found.map(({ value }) => value))];
  return {
    aspects: valuesOf(aspects.find(tokens)),
    facilities: valuesOf(facilityLexicon.find(tokens)),
  };
}
