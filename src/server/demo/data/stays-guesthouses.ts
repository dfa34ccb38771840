import { near, places } from './places.ts';
import { festive } from './seasons.ts';
import type { DemoService } from './types.ts';

export const guesthouses: DemoService[] = [
  {
    key: 'lamu-rooftop-guesthouse',
    providerKey: 'pwani-breeze',
    category: 'guest',
    title: { en: 'Lamu rooftop guesthouse', sw: 'Nyumba ya wageni ya darini, Lamu' },
    summary: {
      en: 'Five white rooms under a makuti roof, in a town without cars.',
      sw: 'Vyumba vitano vyeupe chini ya paa la makuti, katika mji usio na magari.',
    },
    description: {
      en: 'You climb forty-four steps and are paid back with wind, rooftops and the sound of donkeys. Rooms are simple, with carved beds and lime-washed niches; bathrooms are shared by two. Breakfast comes up by pulley. Please dress modestly in the lanes, and expect quieter days in Ramadan.',
      sw: 'Unapanda ngazi arobaini na nne, na malipo yake ni upepo, mapaa na sauti za punda. Vyumba ni vya kawaida, vyenye vitanda vya nakshi na zidaka za chokaa; bafu hutumiwa na vyumba viwili. Kifungua kinywa hupandishwa kwa kamba. Tafadhali vaa kwa staha vichochoroni, na tarajia utulivu zaidi wakati wa Ramadhani.',
    },
    ...places.lamu,
    priceUnit: 'night',
    priceUsd: 42,
    capacity: 5,
    guestsPerPlace: 2,
    durationDays: 1,
    policy: 'flexible',
    included: {
      en: ['Swahili breakfast (halal)', 'Roof terrace', 'Fan and mosquito net', 'Porter from the jetty'],
      sw: ['Kifungua kinywa cha Kiswahili (halali)', 'Baraza la juu', 'Feni na chandarua', 'Mchukuzi kutoka gatini'],
    },
    notIncluded: {
      en: ['Boat from Manda airport', 'Dinner'],
      sw: ['Boti kutoka uwanja wa ndege wa Manda', 'Chakula cha jioni'],
    },
    seasons: [festive(58)],
    languages: ['en', 'sw', 'fr'],
    meetingPoint: { en: 'Lamu main jetty, ask for the rooftop house', sw: 'Gati kuu la Lamu, ulizia nyumba ya darini' },
  },
  {
    key: 'iten-runners-house',
    providerKey: 'elgeyo-house',
    category: 'guest',
    // English only, so that the fallback between languages shows on real listings.
    title: { en: 'Iten runners’ guesthouse' },
    summary: { en: 'Eight beds, a drying line for shoes and ugali at half past six.' },
    description: {
      en: 'Kiptoo ran marathons until his knee disagreed; now he runs this house. Rooms hold two, the showers are hot from five in the morning and the notice board lists every group run in town. Bring ear plugs if you do not want to wake with the athletes.',
    },
    ...near(places.iten, 0.006, -0.004),
    priceUnit: 'night',
    priceUsd: 25,
    capacity: 6,
    guestsPerPlace: 2,
    durationDays: 1,
    policy: 'flexible',
    included: {
      en: ['Breakfast and dinner', 'Hot shower', 'Shoe wash', 'Wi-Fi in the lounge'],
      sw: ['Kifungua kinywa na chakula cha jioni', 'Maji ya moto', 'Kuoshewa viatu', 'Wi-Fi sebuleni'],
    },
    notIncluded: { en: ['Coaching', 'Transport from Eldoret'], sw: ['Mafunzo ya mbio', 'Usafiri kutoka Eldoret'] },
    seasons: [],
    languages: ['en', 'sw', 'kln'],
    meetingPoint: { en: 'House gate behind the Iten post office', sw: 'Lango la nyumba nyuma ya posta ya Iten' },
  },
  {
    key: 'loiyangalani-lake-guesthouse',
    providerKey: 'jade-sea',
    category: 'guest',
    // Kiswahili only, for the same reason.
    title: { sw: 'Nyumba ya wageni Loiyangalani, Ziwa Turkana' },
    summary: { sw: 'Vyumba vitano chini ya mikoma, hatua chache kutoka ziwa la kijani.' },
    description: {
      sw: 'Loiyangalani ni safari ndefu, na upepo wa ziwa ndio unaokukaribisha. Vyumba vimejengwa kwa mawe na kuezekwa kwa mikoma, na usiku wageni wengi hupenda kulala nje chini ya nyota. Ekai anajua familia za El Molo, Turkana na Rendille wanaopokea wageni, na anaomba ruhusa kabla ya kila ziara.',
    },
    ...places.loiyangalani,
    priceUnit: 'night',
    priceUsd: 28,
    capacity: 5,
    guestsPerPlace: 2,
    durationDays: 1,
    policy: 'moderate',
    included: {
      en: ['Breakfast', 'Drinking water', 'Bed outside on request', 'Safe parking'],
      sw: ['Kifungua kinywa', 'Maji ya kunywa', 'Kitanda cha nje ukiomba', 'Maegesho salama'],
    },
    notIncluded: {
      en: ['Lunch and dinner', 'Boat to El Molo Bay', 'Fuel'],
      sw: ['Chakula cha mchana na cha jioni', 'Boti hadi El Molo Bay', 'Mafuta ya gari'],
    },
    seasons: [],
    languages: ['en', 'sw'],
    meetingPoint: { en: 'Loiyangalani spring, under the doum palms', sw: 'Chemchemi ya Loiyangalani, chini ya mikoma' },
  },
];
