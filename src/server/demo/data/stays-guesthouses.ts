import { meetingPlaces } from './meeting-places.ts';
import { parkFees } from './park-fees.ts';
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
      en: 'You climb forty-four steps to a cool breeze and a view over the rooftops. Rooms are simple, with carved beds and lime-washed niches; bathrooms are shared by two. Breakfast is served on the roof. Please dress modestly in the lanes, and expect quieter days in Ramadan.',
      sw: 'Unapanda ngazi arobaini na nne, na huko juu kuna upepo, mapaa ya mji na sauti za punda. Vyumba ni vya kawaida, vyenye vitanda vya nakshi na zidaka za chokaa; bafu hutumiwa na vyumba viwili. Kiamshakinywa hupandishwa kwa kamba. Tafadhali vaa kwa staha vichochoroni, na tarajia utulivu zaidi wakati wa Ramadhani.',
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
      sw: ['Kiamshakinywa cha Kiswahili (halali)', 'Roshani ya darini', 'Feni na chandarua', 'Mchukuzi kutoka gatini'],
    },
    notIncluded: {
      en: ['Boat from Manda airport', 'Dinner'],
      sw: ['Boti kutoka uwanja wa ndege wa Manda', 'Chakula cha jioni'],
    },
    seasons: [festive(58)],
    languages: ['en', 'sw', 'fr'],
    meetingPoint: { en: 'Lamu main jetty, ask for the rooftop house', sw: 'Gati kuu la Lamu, ulizia nyumba ya darini' },
    meetingAt: meetingPlaces.lamuJetty,
  },
  {
    key: 'iten-runners-house',
    providerKey: 'elgeyo-house',
    category: 'guest',
    // English only, so that the fallback between languages shows on real listings.
    title: { en: 'Iten runners’ guesthouse' },
    summary: { en: 'Eight beds, a place to dry your shoes and dinner at half past six.' },
    description: {
      en: 'Kiptoo ran marathons until he hurt his knee; now he runs this house. Rooms hold two, the showers are hot from five in the morning and the notice board lists every group run in town. Bring ear plugs if you do not want to wake up early with the athletes.',
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
      sw: ['Kiamshakinywa na chakula cha jioni', 'Maji ya moto', 'Kuoshewa viatu', 'Wi-Fi sebuleni'],
    },
    notIncluded: { en: ['Coaching', 'Transport from Eldoret'], sw: ['Mafunzo ya mbio', 'Usafiri kutoka Eldoret'] },
    seasons: [],
    languages: ['en', 'sw', 'kln'],
    meetingPoint: { en: 'House gate behind the Iten post office', sw: 'Lango la nyumba nyuma ya posta ya Iten' },
    meetingAt: 'listing',
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
      sw: ['Kiamshakinywa', 'Maji ya kunywa', 'Kitanda cha nje ukiomba', 'Maegesho salama'],
    },
    notIncluded: {
      en: ['Lunch and dinner', 'Boat to El Molo Bay', 'Fuel'],
      sw: ['Chakula cha mchana na cha jioni', 'Boti hadi El Molo Bay', 'Mafuta ya gari'],
    },
    seasons: [],
    languages: ['en', 'sw'],
    meetingPoint: { en: 'Loiyangalani spring, under the doum palms', sw: 'Chemchemi ya Loiyangalani, chini ya mikoma' },
    meetingAt: 'listing',
  },
  {
    key: 'bogoria-springs-guesthouse',
    providerKey: 'magharibi-rooms',
    category: 'guest',
    title: {
      en: 'Guesthouse by the hot springs of Lake Bogoria',
      sw: 'Nyumba ya wageni karibu na chemchemi za moto, Ziwa Bogoria',
    },
    summary: {
      en: 'Six plain rooms, a warm pool and steam over the lake at dawn.',
      sw: 'Vyumba sita vya kawaida, bwawa la maji ya uvuguvugu, na mvuke juu ya ziwa alfajiri.',
    },
    description: {
      en: 'The springs boil beside the track inside the reserve, ten minutes from the house, and are hot enough to boil eggs. Flamingos come and go with the water level: in some months there are very many, in others few. Rooms are of stone with a fan, and the small pool behind the house is fed by a warm stream. Visit before nine or after four, because the valley is hot.',
      sw: 'Chemchemi huchemka kando ya njia ndani ya hifadhi, dakika kumi kutoka nyumbani, na wanaojua pa kusimama huchemshia mayai humo. Heroe huja na kuondoka kulingana na maji: miezi mingine ufuo huwa wa waridi, mingine la. Vyumba ni vya mawe na vina feni, na bwawa dogo nyuma ya nyumba hujazwa na kijito cha maji ya uvuguvugu. Nenda kabla ya 09:00 asubuhi au baada ya 16:00 jioni, kwa sababu bonde lina joto.',
    },
    ...places.bogoria,
    priceUnit: 'night',
    priceUsd: 35,
    onSiteFees: [parkFees.bogoria],
    capacity: 6,
    guestsPerPlace: 2,
    durationDays: 1,
    policy: 'flexible',
    included: {
      en: ['Breakfast', 'Warm pool', 'Fan and mosquito net', 'Safe parking'],
      sw: ['Kiamshakinywa', 'Bwawa la maji ya uvuguvugu', 'Feni na chandarua', 'Maegesho salama'],
    },
    notIncluded: {
      en: ['Reserve fees, paid to Baringo County at the gate', 'Lunch and dinner'],
      sw: ['Ada za hifadhi, hulipwa Kaunti ya Baringo langoni', 'Chakula cha mchana na cha jioni'],
    },
    seasons: [],
    languages: ['en', 'sw', 'kln'],
    meetingPoint: {
      en: 'House gate on the Loboi road, 800 m before the reserve',
      sw: 'Lango la nyumba, barabara ya Loboi, mita 800 kabla ya hifadhi',
    },
    meetingAt: 'listing',
  },
  {
    key: 'kakamega-forest-bandas',
    providerKey: 'magharibi-rooms',
    category: 'guest',
    title: {
      en: 'Thatched bandas at the edge of Kakamega Forest',
      sw: 'Nyumba za msonge pembeni mwa msitu wa Kakamega',
    },
    summary: {
      en: 'Four round rooms, a kitchen with a wood stove and colobus monkeys in the trees.',
      sw: 'Nyumba nne za duara, jiko la kuni, na mbega wanaokuamsha asubuhi.',
    },
    description: {
      en: 'Each banda is round, whitewashed and thatched with grass that the family cuts itself. Inside are two beds, a lantern and a window on the trees; for your shower we bring a bucket of hot water when you want it. Mama Nafula cooks supper if you order it at breakfast. Guides come from the village, and the birds start to sing at a quarter to six.',
      sw: 'Kila nyumba ni ya msonge, imepakwa chokaa na kuezekwa kwa nyasi ambazo familia hukata yenyewe. Ndani kuna vitanda viwili, kandili na dirisha linalotazama miti; maji ya kuoga ni ndoo ya moto wakati unaotaja. Mama Nafula humpikia chakula cha jioni kila anayeinua mkono asubuhi. Waongozaji huitwa kutoka kijijini, na ndege huanza kuimba 05:45 alfajiri.',
    },
    ...near(places.kakamega, 0.03, 0.01),
    priceUnit: 'night',
    priceUsd: 30,
    onSiteFees: [parkFees.kakamegaForOneDay],
    capacity: 4,
    guestsPerPlace: 2,
    durationDays: 1,
    policy: 'flexible',
    included: {
      en: ['Breakfast', 'Hot water by the bucket', 'Lantern and mosquito nets'],
      sw: ['Kiamshakinywa', 'Ndoo za maji ya moto', 'Kandili na vyandarua'],
    },
    notIncluded: {
      en: ['Forest entry fee', 'Guide', 'Supper'],
      sw: ['Ada ya kuingia msituni', 'Mwongozaji', 'Chakula cha jioni'],
    },
    seasons: [],
    languages: ['en', 'sw', 'luy'],
    meetingPoint: { en: 'Buyangu turn-off, the white stones', sw: 'Njia panda ya Buyangu, kwenye mawe meupe' },
    meetingAt: meetingPlaces.buyanguTurnOff,
  },
];
