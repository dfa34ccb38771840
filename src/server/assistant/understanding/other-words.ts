/**
 * What people call something that listings call otherwise: words of both languages, each with the one by which it is searched. What the
 * search itself takes for the same is in `synonyms.ts` of the catalogue.
 */
const phrases: Readonly<Record<string, string>> = {
  rhino: 'faru, rhinoceros, rhinoceroses',
  hippo: 'hippopotamus',
  dolphins: 'dolphin, pomboo, whale, whales, nyangumi',
  birds: 'birdwatching, birding, birders, bird watching, ndege wa porini',
  turtle: 'kobe, hatchlings, tortoise, tortoises',
  cats: 'cheetahs, leopards',
  flamingo: 'flamingoes, korongo',
  weave: 'weaving, kusuka, suka, ususi',
  basket: 'baskets, vikapu, kikapu, kiondo, vyondo',
  carve: 'carving, carvings, sculpture, sculptures, kuchonga, uchongaji',
  soapstone: 'stone carving, mawe ya kisii',
  beads: 'beading, beaded, jewellery, jewelry, vito',
  bicycle: 'bycicle, bycycle, bicicle, biking, bicycles, cycle, cyclist, mountain biking, baiskeli',
  kite: 'kitesurfing, kitesurf, kiteboarding, kite surfing, kite surf',
  snorkel: 'snorkeler, diving with fish, kuzamia, kupiga mbizi',
  walk: 'stroll, strolling',
  hike: 'hikes, hiker, hikers, trekking, trekkers',
  coffee: 'cafe, cafes, espresso, latte',
  thali: 'indian, curry, kihindi, mhindi',
  somali: 'kisomali',
  swahili: 'kiswahili food, pwani food, waswahili',
  luhya: 'kiluhya, waluhya',
  chicken: 'kuku',
  trout: 'trouts',
  sunset: 'sundowner, sun set, jua likizama, machweo',
  rooftop: 'roof top, rooftops, darini',
  train: 'rail, by rail, trains, railway, sgr, madaraka express, treni, garimoshi',
  boat: 'boating, boats, cruise, cruises, sailing, sail, yacht, mashua, meli, boti',
  dhow: 'dhows, jahazi, majahazi, dau',
  waterfalls: 'waterfall, maporomoko',
  springs: 'hot spring, chemchemi',
  running: 'jogging, marathon, athletics, kukimbia',
  matatu: 'street art, graffiti, matatus',
  cooking: 'cookery, culinary, mapishi, kupika',
  giraffe: 'giraffes, twiga',
  maasai: 'wamaasai, wamasai, kimaasai, masai',
  fish: 'seafood, samaki',
};

/** The word by which what a word means is searched. */
export const otherWords: ReadonlyMap<string, string> = new Map(
  Object.entries(phrases).flatMap(([word, others]) => others.split(',').map((other) => [other.trim(), word] as const)),
);

/** The words by which others are searched. */
export const searchedFor: ReadonlySet<string> = new Set(Object.keys(phrases));

/** Words with those in their place by which they are searched. */
export function searchable(words: readonly string[]): string[] {
  const result: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const pair = otherWords.get(`${words[at]} ${words[at + 1]}`);
    result.push(pair ?? otherWords.get(words[at] ?? '') ?? words[at] ?? '');
    if (pair !== undefined) at += 1;
  }
  return result;
}
