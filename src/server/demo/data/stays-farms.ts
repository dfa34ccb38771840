import { places } from './places.ts';
import type { DemoService } from './types.ts';

export const farms: DemoService[] = [
  {
    key: 'kericho-tea-farm-stay',
    providerKey: 'kericho-green',
    category: 'farm',
    title: { en: 'Kericho tea farm stay', sw: 'Malazi kwenye shamba la chai Kericho' },
    summary: {
      en: 'Three rooms in a farmhouse where the afternoon rain sets the timetable.',
      sw: 'Vyumba vitatu katika nyumba ya shamba ambako mvua ya alasiri hupanga ratiba.',
    },
    description: {
      en: 'Chebet’s family grows four acres of tea and sells it leaf by leaf to the factory down the road. You may pluck in the morning (two leaves and a bud), walk to the river when it clears and taste mursik from a smoked gourd. Dinner is at one table with whoever is home.',
      sw: 'Familia ya Chebet hulima ekari nne za chai na kuuza majani kiwandani hapa karibu. Asubuhi unaweza kuchuma (majani mawili na kitumba), kutembea hadi mtoni mvua ikiisha, na kuonja mursik kutoka kibuyu. Chakula cha jioni huliwa kwenye meza moja na kila aliye nyumbani.',
    },
    ...places.kericho,
    priceUnit: 'night',
    priceUsd: 75,
    capacity: 4,
    guestsPerPlace: 2,
    durationDays: 1,
    policy: 'flexible',
    included: {
      en: ['Breakfast and dinner', 'Tea plucking with the family', 'Walk to the river', 'Hot-water bottle'],
      sw: [
        'Kifungua kinywa na chakula cha jioni',
        'Kuchuma chai pamoja na familia',
        'Matembezi hadi mtoni',
        'Chupa ya maji ya moto',
      ],
    },
    notIncluded: {
      en: ['Tea factory tour', 'Transport from Kericho town'],
      sw: ['Ziara ya kiwanda cha chai', 'Usafiri kutoka mjini Kericho'],
    },
    seasons: [],
    languages: ['en', 'sw', 'kln'],
    meetingPoint: {
      en: 'Kericho town, Chai Square; Chebet collects you at 15:00',
      sw: 'Mji wa Kericho, Chai Square; Chebet anakupokea 15:00 alasiri',
    },
  },
  {
    key: 'limuru-dairy-cottage',
    providerKey: 'shamba-gate',
    category: 'farm',
    title: { en: 'Limuru dairy farm cottage', sw: 'Nyumba ndogo kwenye shamba la ng’ombe wa maziwa Limuru' },
    summary: {
      en: 'Cool air, warm milk and Nairobi an hour away.',
      sw: 'Hewa baridi, maziwa ya moto, na Nairobi umbali wa saa moja.',
    },
    description: {
      en: 'A brick cottage between a kale field and a shed of nine cows, each with a name on the door. Children may help at the afternoon milking and usually sleep well afterwards. The fireplace is needed from June to August; firewood is stacked on the porch.',
      sw: 'Nyumba ya matofali kati ya shamba la sukuma wiki na banda la ng’ombe tisa, kila mmoja na jina lake mlangoni. Watoto wanaweza kusaidia kukamua alasiri, na kwa kawaida hulala vizuri baadaye. Moto unahitajika Juni hadi Agosti; kuni ziko barazani.',
    },
    ...places.limuru,
    priceUnit: 'night',
    priceUsd: 60,
    capacity: 4,
    guestsPerPlace: 4,
    durationDays: 1,
    policy: 'flexible',
    included: {
      en: ['Breakfast with farm milk and eggs', 'Afternoon milking', 'Firewood', 'Parking'],
      sw: ['Kifungua kinywa cha maziwa na mayai ya shamba', 'Kukamua alasiri', 'Kuni', 'Maegesho'],
    },
    notIncluded: {
      en: ['Lunch and dinner', 'Transport from Nairobi'],
      sw: ['Chakula cha mchana na cha jioni', 'Usafiri kutoka Nairobi'],
    },
    seasons: [],
    languages: ['en', 'sw', 'ki'],
    meetingPoint: {
      en: 'Farm gate off the Limuru–Tigoni road; check-in from 14:00',
      sw: 'Lango la shamba, barabara ya Limuru–Tigoni; kuingia kuanzia 14:00 mchana',
    },
  },
  {
    key: 'nyeri-coffee-farm-stay',
    providerKey: 'shamba-gate',
    category: 'farm',
    title: { en: 'Nyeri coffee farm stay', sw: 'Malazi kwenye shamba la kahawa Nyeri' },
    summary: {
      en: 'Sleep between coffee rows with Mount Kenya and the Aberdares on either side.',
      sw: 'Lala katikati ya mikahawa, Mlima Kenya upande mmoja na Aberdare upande wa pili.',
    },
    description: {
      en: 'The house has four rooms, wooden floors and a long table for cupping. Harvest runs roughly from October to December and again around June; outside it you prune, compost and drink the result. Wambui roasts every Thursday and sells what you like by weight.',
      sw: 'Nyumba ina vyumba vinne, sakafu za mbao na meza ndefu ya kuonja kahawa. Mavuno ni kati ya Oktoba na Desemba, na tena karibu na Juni; nje ya hapo unapogoa, unatengeneza mboji na kunywa matokeo. Wambui hukaanga kila Alhamisi na huuza unayopenda kwa uzito.',
    },
    ...places.nyeri,
    priceUnit: 'night',
    priceUsd: 85,
    capacity: 4,
    guestsPerPlace: 2,
    durationDays: 1,
    policy: 'flexible',
    included: {
      en: ['Breakfast and dinner', 'Coffee cupping', 'Farm walk', 'Wi-Fi'],
      sw: ['Kifungua kinywa na chakula cha jioni', 'Kuonja kahawa', 'Matembezi shambani', 'Wi-Fi'],
    },
    notIncluded: { en: ['Coffee to take home', 'Lunch'], sw: ['Kahawa ya kubeba nyumbani', 'Chakula cha mchana'] },
    seasons: [],
    languages: ['en', 'sw', 'ki'],
    meetingPoint: {
      en: 'Nyeri town, clock tower; we collect you at 15:30',
      sw: 'Mji wa Nyeri, mnara wa saa; tunakupokea 15:30 alasiri',
    },
  },
];
