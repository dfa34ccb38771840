import { near, places } from './places.ts';
import { dryMonths, festive, longRains } from './seasons.ts';
import type { DemoService } from './types.ts';

export const camps: DemoService[] = [
  {
    key: 'mto-mara-camp',
    providerKey: 'mto-mara',
    category: 'lodges',
    title: { en: 'Mto Mara Camp, tents on a river bend', sw: 'Mto Mara Camp, kambi ya mahema kando ya mto' },
    summary: {
      en: 'Eight canvas rooms above a hippo pool in the Maasai Mara.',
      sw: 'Mahema manane juu ya bwawa la viboko, Maasai Mara.',
    },
    description: {
      en: 'The tents stand well apart under fig trees, each with a proper bed, a bucket shower filled when you ask and a deck over the water. There is no fence; a watchman from the next homestead walks you home after dinner. Solar power does the lights, and rain from the roofs is kept in tanks. In April and May we stay open, muddy and cheap.',
      sw: 'Mahema yako mbali mbali chini ya mikuyu, kila moja lina kitanda kizuri, bafu la ndoo linalojazwa ukiomba, na baraza juu ya maji. Hakuna uzio; mlinzi kutoka boma la jirani anakusindikiza baada ya chakula cha jioni. Taa ni za sola, na maji ya mvua huwekwa kwenye matangi. Aprili na Mei tuko wazi, kukiwa na matope na bei nafuu.',
    },
    ...near(places.maasaiMara, 0.05, -0.06),
    priceUnit: 'night',
    priceUsd: 340,
    capacity: 8,
    guestsPerPlace: 2,
    durationDays: 1,
    policy: 'strict',
    included: {
      en: ['Full board with drinking water', 'Guided walk along the river', 'Laundry', 'Transfer from the airstrip'],
      sw: [
        'Milo yote na maji ya kunywa',
        'Matembezi ya mtoni na mwongozaji',
        'Kufuliwa nguo',
        'Usafiri kutoka uwanja mdogo wa ndege',
      ],
    },
    notIncluded: {
      en: ['Park fees: not included', 'Game drives', 'Alcohol'],
      sw: ['Ada za hifadhi: hazijajumuishwa', 'Matembezi ya gari hifadhini', 'Pombe'],
    },
    seasons: [dryMonths(520), longRains(260)],
    languages: ['en', 'sw', 'mas'],
    meetingPoint: {
      en: 'Mara airstrip or the camp gate; check-in from 12:00',
      sw: 'Uwanja mdogo wa ndege Mara au lango la kambi; kuingia kuanzia 12:00 mchana',
    },
    featured: true,
  },
  {
    key: 'amboseli-view-camp',
    providerKey: 'nyika-camps',
    category: 'lodges',
    title: { en: 'Amboseli View tented camp', sw: 'Amboseli View, kambi inayotazama Kilimanjaro' },
    summary: {
      en: 'Every veranda is turned to Kilimanjaro; the mountain decides about the rest.',
      sw: 'Kila baraza linatazama Kilimanjaro; mengine huamua mlima wenyewe.',
    },
    description: {
      en: 'Ten tents on community land outside the park, with a waterhole that brings elephants within polite distance. Mornings are for coffee and watching the cloud lift. A third of the staff come from the neighbouring group ranch, which also receives a fee for every night you stay.',
      sw: 'Mahema kumi kwenye ardhi ya jamii nje ya hifadhi, na bwawa la maji linalowaleta tembo kwa umbali wa heshima. Asubuhi ni ya kahawa na kutazama mawingu yakipaa. Thuluthi moja ya wafanyakazi ni wa ranchi ya jirani, ambayo hulipwa kwa kila usiku unaokaa.',
    },
    ...near(places.amboseli, -0.07, 0.09),
    priceUnit: 'night',
    priceUsd: 240,
    capacity: 10,
    guestsPerPlace: 2,
    durationDays: 1,
    policy: 'moderate',
    included: {
      en: ['Full board', 'Drinking water and tea', 'Community land fee', 'Evening fire'],
      sw: ['Milo yote', 'Maji ya kunywa na chai', 'Ada ya ardhi ya jamii', 'Moto wa jioni'],
    },
    notIncluded: {
      en: ['Park fees: not included', 'Game drives', 'Drinks from the bar'],
      sw: ['Ada za hifadhi: hazijajumuishwa', 'Matembezi ya gari hifadhini', 'Vinywaji vya baa'],
    },
    seasons: [dryMonths(310), festive(310)],
    languages: ['en', 'sw', 'mas'],
    meetingPoint: {
      en: 'Kimana side gate, camp board; check-in from 12:00',
      sw: 'Lango la upande wa Kimana, kibao cha kambi; kuingia kuanzia 12:00 mchana',
    },
  },
  {
    key: 'ol-pejeta-plains-lodge',
    providerKey: 'nyika-camps',
    category: 'lodges',
    title: { en: 'Plains lodge near Ol Pejeta', sw: 'Loji ya mbugani karibu na Ol Pejeta' },
    summary: {
      en: 'Stone cottages with fireplaces between Mount Kenya and the plains.',
      sw: 'Nyumba za mawe zenye mahali pa moto, kati ya Mlima Kenya na mbuga.',
    },
    description: {
      en: 'Nights here are cold enough for a fire, and one is laid in your cottage before you ask. From the lawn you see giraffe most mornings and the mountain on clear ones. The conservancy next door looks after the last two northern white rhinos; your host arranges the visit and tells you honestly what it costs.',
      sw: 'Usiku hapa ni baridi ya kutosha moto, na moto huwekwa tayari ndani ya nyumba yako kabla hujaomba. Asubuhi nyingi unaona twiga kutoka bustanini, na mlima siku zisizo na mawingu. Hifadhi ya jirani huwatunza vifaru weupe wa kaskazini wawili waliobaki; mwenyeji wako hupanga ziara na kukuambia bei yake wazi.',
    },
    ...places.olPejeta,
    priceUnit: 'night',
    priceUsd: 210,
    capacity: 6,
    guestsPerPlace: 3,
    durationDays: 1,
    policy: 'moderate',
    included: {
      en: ['Breakfast and dinner', 'Firewood', 'Guided bird walk', 'Wi-Fi in the main house'],
      sw: [
        'Kifungua kinywa na chakula cha jioni',
        'Kuni',
        'Matembezi ya ndege na mwongozaji',
        'Wi-Fi katika nyumba kuu',
      ],
    },
    notIncluded: {
      en: ['Park fees: conservancy entry not included', 'Lunch', 'Game drives'],
      sw: ['Ada za hifadhi: kiingilio hakijajumuishwa', 'Chakula cha mchana', 'Matembezi ya gari hifadhini'],
    },
    seasons: [dryMonths(260), festive(280)],
    languages: ['en', 'sw'],
    meetingPoint: {
      en: 'Lodge gate on the Nanyuki road; check-in from 13:00',
      sw: 'Lango la loji, barabara ya Nanyuki; kuingia kuanzia 13:00 mchana',
    },
  },
];
