import { normaliseText } from '#server/catalogue/search-text.ts';
import { counties } from '#shared/counties.ts';
import { towns } from '#shared/towns.ts';
import { regionNames } from './regions.ts';

/** A place that a message names. */
export interface NamedPlace {
  /** As it is searched in listings, and written in answers. */
  name: string;
  /** Its county, where the name is not that of a county itself. */
  county?: string;
}

/** Other names and spellings of places, each with the name by which listings call it. */
const otherNames: Readonly<Record<string, string>> = {
  'masai mara': 'Maasai Mara',
  'maasi mara': 'Maasai Mara',
  'massai mara': 'Maasai Mara',
  'mara triangle': 'Maasai Mara',
  talek: 'Maasai Mara',
  sekenani: 'Maasai Mara',
  galu: 'Diani',
  'galu beach': 'Diani',
  'tsavo east': 'Tsavo East',
  'tsavo west': 'Tsavo West',
  tsavos: 'Tsavo',
  shela: 'Shela',
  kitengela: 'Kitengela',
  iten: 'Iten',
  'nairobi cbd': 'Nairobi',
  'town centre': 'Nairobi',
  kanairo: 'Nairobi',
  nrb: 'Nairobi',
  nairoberry: 'Nairobi',
  msa: 'Mombasa',
  'mombasa raha': 'Mombasa',
  kisumo: 'Kisumu',
  naks: 'Nakuru',
  naivas: 'Naivasha',
  vasha: 'Naivasha',
  nanyu: 'Nanyuki',
  'fort jesus': 'Mombasa Old Town',
  'point lenana': 'Mount Kenya',
  'maasai mara': 'Maasai Mara',
  mara: 'Maasai Mara',
  'the mara': 'Maasai Mara',
  'mara north': 'Maasai Mara',
  amboseli: 'Amboseli',
  diani: 'Diani',
  'diani beach': 'Diani',
  'south coast': 'Diani',
  tsavo: 'Tsavo',
  'lake nakuru': 'Lake Nakuru',
  'lake naivasha': 'Naivasha',
  'ziwa naivasha': 'Naivasha',
  'ziwa nakuru': 'Lake Nakuru',
  'hells gate': "Hell's Gate",
  'hell gate': "Hell's Gate",
  'mount kenya': 'Mount Kenya',
  'mt kenya': 'Mount Kenya',
  'mlima kenya': 'Mount Kenya',
  'mount longonot': 'Mount Longonot',
  longonot: 'Mount Longonot',
  aberdares: 'Aberdares',
  aberdare: 'Aberdares',
  'lake bogoria': 'Lake Bogoria',
  bogoria: 'Lake Bogoria',
  'ngong hills': 'Ngong Hills',
  ngong: 'Ngong Hills',
  'nairobi national park': 'Nairobi National Park',
  'ol pejeta': 'Ol Pejeta',
  samburu: 'Samburu',
  kakamega: 'Kakamega Forest',
  'kakamega forest': 'Kakamega Forest',
  'msitu wa kakamega': 'Kakamega Forest',
  'taita hills': 'Taita Hills',
  'old town': 'Mombasa Old Town',
  'mji wa kale': 'Mombasa Old Town',
  'lamu old town': 'Lamu Old Town',
  'lamu island': 'Lamu',
  karura: 'Karura Forest',
  'karura forest': 'Karura Forest',
  jkia: 'JKIA',
  'jomo kenyatta': 'JKIA',
  'nairobi airport': 'JKIA',
  'wilson airport': 'Wilson Airport',
  'moi airport': 'Moi Airport',
  'mombasa airport': 'Moi Airport',
  'moi international airport': 'Moi Airport',
  'jkia airport': 'JKIA',
  'uwanja wa ndege wa jkia': 'JKIA',
  'uwanja wa ndege wa nairobi': 'JKIA',
  'uwanja wa ndege wa mombasa': 'Moi Airport',
  'lamu airport': 'Manda',
  'north coast': 'Kilifi',
  westy: 'Westlands',
  'nairobi town': 'Nairobi',
  'nairobi city': 'Nairobi',
  wasini: 'Wasini Island',
  rusinga: 'Rusinga Island',
  'chalbi desert': 'Chalbi Desert',
  chalbi: 'Chalbi Desert',
  manda: 'Manda',
  turkana: 'Turkana',
  'lake turkana': 'Loiyangalani',
  'ziwa turkana': 'Loiyangalani',
  nbo: 'Nairobi',
  nai: 'Nairobi',
  mombassa: 'Mombasa',
  cbd: 'Nairobi',
  'lake victoria': 'Kisumu',
  'ziwa victoria': 'Kisumu',
};

/** Names of places that are mostly other words, in either language: they are places only where a listing is there. */
const commonWords = 'engineer hola tala bura kikuyu lari wote maua kenol gede'.split(' ');

/** Phrases with the name of a place in them that mean something else: mara mbili is twice. */
const otherMeanings =
  'mara moja,mara mbili,mara tatu,mara kwa mara,mara nyingi,mara ngapi,mara ya,mara hii,kila mara'.split(',');

const townByName = new Map(towns.map((town) => [normaliseText(town.name), town] as const));

/**
 * Every place that we know by its names, as `normaliseText` writes them.
 * Null: a phrase that has the name of a place in it and means something else.
 * @param offered the places of listings, such as `Westlands, Nairobi`
 */
export function placesByName(offered: readonly { location: string; county: string }[]): Map<string, NamedPlace | null> {
  const places = new Map<string, NamedPlace | null>();
  for (const { name, county } of towns) places.set(normaliseText(name), { name, county });
  for (const county of counties) {
    const name = normaliseText(county);
    if (!places.has(name)) places.set(name, { name: county });
    places.set(`${name} county`, { name: county });
    places.set(`kaunti ya ${name}`, { name: county });
  }
  for (const { location, county } of offered) {
    const [first = location] = location.split(',');
    places.set(normaliseText(location), { name: first, county });
    places.set(normaliseText(first), { name: first, county });
  }
  for (const [other, name] of Object.entries(otherNames)) {
    const county = places.get(normaliseText(name))?.county ?? townByName.get(normaliseText(name))?.county;
    places.set(other, { name, ...(county && { county }) });
  }
  for (const [name, region] of Object.entries(regionNames)) places.set(name, { name: region });
  for (const [name, place] of [...places]) {
    if (place) for (const other of inOtherWords(name)) if (!places.has(other)) places.set(other, place);
  }
  for (const phrase of otherMeanings) places.set(phrase, null);
  for (const word of commonWords) if (!isOffered(word, offered)) places.delete(word);
  return places;
}

/** What stands in names of places in English, and how it is said in Kiswahili. */
const kindsOfPlaces: readonly { english: RegExp; swahili: string[] }[] = [
  { english: /^lake (.+)$/u, swahili: ['ziwa'] },
  { english: /^mount (.+)$/u, swahili: ['mlima'] },
  { english: /^(.+) forest$/u, swahili: ['msitu wa'] },
  { english: /^(.+) island$/u, swahili: ['kisiwa cha'] },
  { english: /^(.+) hills$/u, swahili: ['vilima vya', 'milima ya'] },
  { english: /^(.+) desert$/u, swahili: ['jangwa la'] },
  { english: /^(.+) national park$/u, swahili: ['hifadhi ya', 'mbuga ya', 'hifadhi ya taifa ya'] },
  { english: /^(.+) airport$/u, swahili: ['uwanja wa ndege wa', 'uwanja wa ndege', 'kiwanja cha ndege cha'] },
];

/** Lake Bogoria as it is called in Kiswahili, and parks with and without the words for a park. */
function inOtherWords(name: string): string[] {
  const swahili = kindsOfPlaces.flatMap(({ english, swahili: words }) => {
    const [, own] = english.exec(name) ?? [];
    return own === undefined ? [] : words.map((word) => `${word} ${own}`);
  });
  return parks.has(name) ? [...swahili, `${name} national park`, `${name} park`, `${name} national reserve`] : swahili;
}

const parks: ReadonlySet<string> = new Set(
  'maasai mara,masai mara,amboseli,tsavo,tsavo east,tsavo west,samburu,lake nakuru,hells gate,meru,ol pejeta,aberdare'.split(
    ',',
  ),
);

const isOffered = (name: string, offered: readonly { location: string }[]) =>
  offered.some(({ location }) => normaliseText(location).includes(name));
